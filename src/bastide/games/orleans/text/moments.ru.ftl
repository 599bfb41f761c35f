# Это говорит только сервер: объявления и то, что рассказано одной строкой.

# ---- Достойно объявления

moment-round = Раунд { $round }
moment-hourglass = { event-hourglass }
moment-citizen = { event-citizen }
befalls-plague = { event-plague }
befalls-name = { event-name }
befalls-name_slot = { event-name_slot }
befalls-name_track = { event-name_track }
befalls-name_swap = { event-name_swap }
befalls-refuse = { event-refuse }
befalls-arson = { event-arson }
befalls-bar = { event-bar }
befalls-burn = { event-burn }
