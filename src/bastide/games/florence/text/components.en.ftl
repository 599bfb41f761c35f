# Values as they are printed, in place of reconstructed ones

bad-components-outline = { $where }: an outline is a list of rows of equal length, made of "#" and "."; each outer row and column has a "#".
bad-components-cells = { $where }: { $got } cells; there must be { $want }, all connected.
