# Values as they are printed, in place of reconstructed ones

bad-components-length = { $where }: { $got } entries; there must be { $least } to { $most }.
