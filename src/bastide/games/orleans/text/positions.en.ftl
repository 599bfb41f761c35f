# Positions that were read and do not add up (checking.py, course.py)

bad-json-modules = { $where }: new deeds and intrigue exclude each other, and the uprising can only be the last of the new events.
bad-json-module = { $where }: this belongs to the module "{ $module }", which is not in play.
bad-json-new-events = { $where }: with the new events, "past" and "hourglass" are Silence, then { $each } tiles of each letter from A to D, none twice, and then { $last }.
bad-json-removed = { $where }: { $got } goods are out of the game; with { $seats } players it is at least { $want }.
bad-json-installed = { $where }: a technology tile has been placed, so "installed" must be true.
bad-json-barred = { $where }: only a place that the player owns and that has slots can be barred.
bad-json-deed = { $where }: "{ $got }" cannot lie on this space of { $deed }; it is for "{ $want }".
bad-json-covered = { $where }: this space is covered; { $deed } has at most { $most } with so many players.
bad-json-corner = { $where }: the citizen for most trading stations lies on the map until the game ends.
bad-json-round = { $where }: { $got } hourglass tiles have been turned up, one for each round; tiles are removed only before round 1.
bad-json-pilgrimage = { $where }: the first tile to be turned up is a Pilgrimage.
bad-json-planned = { $where }: plans are confirmed in the phases "followers" and "planning" only, and not by everybody yet (now: { $phase }).
bad-json-in-turn = { $where }: this must be true in the phase "planning" and wherever planning is always done in turn order, false in other phases.
bad-json-passed = { $where }: seats pass in the phase "actions"; in the phase "event" all { $seats } have passed, otherwise none.
bad-json-acted = { $where }: an action is carried out in the phase "actions" only.
bad-json-step = { $where }: in the phase "event" it goes from 1 to { $seats }; otherwise it is 0.
bad-json-barred-phase = { $where }: places are barred in the phases "actions" and "event" only.
bad-json-fresh = { $where }: tokens wait to be laid out only while the player is asked "followers" or "tower".
bad-json-new = { $where }: only slots with a token can be new, and only while the player plans or has confirmed the plan.
bad-json-was-tower = { $where }: while somebody plans, what is missing on the Tower must stand on slots of "new"; at other times this is empty.
bad-json-shown = { $where }: this is there while a player draws and plans in secret, and null at other times.
bad-json-shown-tokens = { $where }: this must hold the same tokens as the player has, with at most so many drawn as may be.
bad-json-points = { $where }: there must be { $want } points: they are counted when the game ends.
bad-json-stack-phase = { $where }: these seats cannot be asked this in this phase ({ $phase }).
