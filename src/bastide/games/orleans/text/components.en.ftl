# Values as they are printed, in place of reconstructed ones

bad-components-length = { $where }: { $got } entries; there must be { $least } to { $most }.
bad-components-goods = { $where }: { $got } goods of one kind lie on the spaces, but there are only { $most }: { $good }.
