# Values as they are printed, in place of reconstructed ones

bad-components-json = { $where }: this is not JSON, at line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }.
bad-components-twice = { $where }: "{ $name }" is named twice in one object.
bad-components-long = { $where }: { NUMBER($got, useGrouping: 0) } characters are too many; at most { NUMBER($most, useGrouping: 0) } are taken.
bad-components-length = { $where }: { $got } entries; there must be { $least } to { $most }.
