# Positions that were read and do not add up (checking.py, course.py)

bad-json-modules = { $where }: new deeds and intrigue exclude each other, and the uprising can only be the last of the new events.
bad-json-module = { $where }: this belongs to the module "{ $module }", which is not in play.
bad-json-module-part = { $where }: this does not add up with the modules that are in play.
bad-json-removed = { $where }: with so few players at least { $want } goods are out of the game.
bad-json-installed = { $where }: a technology tile has been placed, so "installed" must be true.
bad-json-barred = { $where }: only a place that the player owns and that has slots can be barred.
bad-json-deed = { $where }: this token cannot lie on this space: { $deed }.
bad-json-corner = { $where }: the citizen for most trading stations lies on the map until the game ends.
bad-json-round = { $where }: { $got } hourglass tiles have been turned up, one for each round; tiles are removed only before round 1.
bad-json-pilgrimage = { $where }: the first tile to be turned up is a Pilgrimage.
bad-json-phase = { $where }: it cannot be so in this phase ({ $phase }).
bad-json-secret = { $where }: this does not go with what the player draws and plans.
bad-json-points = { $where }: there must be { $want } points: they are counted when the game ends.
bad-json-stack-phase = { $where }: these seats cannot be asked this in this phase ({ $phase }).
