# Rooms: coming in, the lobby, playing together.
