fair-do = The player does this: { $line }.
fair-refuse = This cannot be done here: { $line }.
fair-refuse-other = Something else is asked now: { $asked }.
fair-ask = The fair asks for this: { $what }.
fair-count = There are { $got } pieces of { $what }, but there must be 8.
fair-why = points of the fair
