# Las salas: entrar, prepararse, jugar juntos.

## Entrar

room-title = Sala { $code }
room-join-title = Entrar en la sala { $code }
room-join-own = Tu sala { $code } está abierta
room-join-host = Te recibe { $name }.
room-join-games = Hoy toca: { $games }
room-people = { $count ->
    [0] Aún no hay nadie.
    [one] Ya hay una persona.
   *[other] Ya hay { $count } personas.
}
room-name = Tu nombre
room-name-other = Otro nombre
room-class-name = En esta sala la casa te pone un nombre.
room-join-play = Entrar
room-join-watch = Solo mirar
room-late-now = Hay una partida en curso. Entras a jugar al momento.
room-late-round = Hay una partida en curso. Juegas a partir de la próxima ronda; hasta entonces, miras.
room-late-never = Hay una partida en curso. Miras hasta que termine y juegas la siguiente.
room-coming = Entrando…
room-public = Salas abiertas
room-public-none = Ahora mismo no hay salas abiertas. Crea una y pasa el código a tu gente.
room-host = Crear una sala
room-come-in = Entrar
room-yours = Tus salas

## Cuando no se puede estar dentro

room-gone = Esta sala está cerrada, o nunca hubo ninguna con el código { $code }.
room-gone-next = Vuelve a pedir el código o crea tu propia sala.
room-full-title = Esta sala está llena.
room-full-next = Vuelve a intentarlo cuando alguien se haya ido, o crea tu propia sala.
room-locked-title = Esta sala está bloqueada.
room-locked-next = Pídele al anfitrión que la abra y vuelve a intentarlo.
room-locked-in = Ya estoy dentro
room-kicked = El anfitrión te ha sacado de esta sala.
room-kicked-next = Puedes volver si a los demás les parece bien.
room-banned-title = Ya no puedes entrar en esta sala.
room-banned-next = Así lo ha decidido el anfitrión. Tienes otra sala a un clic.
room-left = Has salido de esta sala.
room-closed-title = Esta sala está cerrada.
room-replaced = Estás en esta sala en otra pestaña o en otro dispositivo.
room-replaced-next = Si sigues aquí, allí se detiene.
room-use-here = Seguir aquí
room-outdated = Esta página no está actualizada.
room-outdated-next = Vuelve a cargarla; conservas tu sitio.
room-again = Reintentar
room-home = Inicio
room-refused-title = La sala dice que no.

## La conexión

room-lost = Conexión perdida. Conservas tu sitio y tus puntos. Reconectando.
room-lost-for = { $seconds } s
room-offline = No hay conexión con el servidor. Las partidas en solitario siguen funcionando.
room-back = Ya hay conexión. No se ha perdido nada.
room-away = ausente

## Antes de la partida

room-code = Código de la sala
room-copy-link = Copiar enlace
room-link-copied = Enlace copiado.
room-copy-failed = No se ha podido copiar. La dirección es: { $address }
room-show-qr = Mostrar QR
room-hide-qr = Ocultar QR
room-only-here = Solo este ordenador puede abrir esa dirección. Inicia la casa con --listen 0.0.0.0:8080 y ábrela en la dirección que muestra: así podrán entrar los móviles de tu red.
room-qr = Código QR de esta sala
room-hide-code = Ocultar el código
room-show-code = Mostrar el código
room-seats = Jugadores
room-ready-count = Listos: { $ready } de { $all }
room-watching = Mirando: { $names }
room-you = tú
room-is-host = anfitrión
room-is-ready = todo listo
room-not-ready = todavía no
room-is-bot = bot
room-ready = Todo listo
room-unready = Pensándolo bien, aún no
room-you-ready = Por tu parte, todo listo.
room-start = Empezar (listos: { $ready } de { $all })
room-start-game = Empezar { $game } (listos: { $ready } de { $all })
room-start-alone = Empezar
room-wait-host = { $name } dará la salida.
room-wait-nobody = Esperando a un anfitrión.
room-sit = Jugar también
room-watch = Solo mirar
room-leave = Salir de la sala
room-leave-ask = ¿Salir del todo? Tu sitio quedará libre.
room-stay = Quedarme
room-add-bot = Añadir un bot
room-more-of = Opciones para { $name }
room-kick = Sacar
room-kick-what = { $name } sale y puede volver.
room-ban = Vetar
room-ban-what = { $name } sale y ya no puede volver.
room-pass = Ceder el mando
room-pass-what = { $name } decide a partir de ahora; tú sigues jugando.
room-mute = Silenciar
room-unmute = Dejar hablar
room-mute-what = { $name } no puede escribir en el chat.
room-vote = Votar la expulsión
room-vote-what = { $name } sale si lo quiere más de la mitad.
room-unban = Dejar volver a { $name }
room-tonight = Los juegos
room-change = Cambiar…
room-change-done = Hecho
room-add-game = Añadir un juego
room-earlier = Jugarlo antes
room-evening-points = En cada juego, el primer puesto da 10 puntos para la velada, el segundo 8, el tercero 6, y así sucesivamente.
room-remove-game = Quitar { $game } de la lista
room-now-playing = ahora
room-next-up = siguiente
room-game-said = { $game }: { $mode }{ $rounds ->
    [one] {""}
   *[other] , { $rounds } rondas
}
room-house = Reglas de la casa
room-rule-public = A la vista de todos
room-rule-public-about = Cualquiera puede encontrar la sala y entrar.
room-rule-locked = Bloqueada
room-rule-locked-about = No entra nadie más. Quien ya estaba siempre puede volver.
room-rule-watchers = Permitir espectadores
room-rule-chat = Chat
room-rule-stand-ins = Bots suplentes
room-rule-stand-ins-about = Si alguien falta un minuto, un bot juega en su lugar.
room-rule-host-paced = El anfitrión dice cuándo seguir
room-rule-class = Clase
room-rule-class-about = La casa pone los nombres, sin chat, y la sala no aparece en la lista.

mode-versus = Carrera
mode-versus-about = Todo el mundo busca el mismo código a la vez. Gana quien necesita menos intentos y, en caso de empate, menos tiempo.
mode-sprint = Sprint
mode-sprint-about = La ronda acaba en cuanto alguien lo encuentra.
mode-turns = Por turnos
mode-turns-about = Un solo tablero; cada intento, por turnos.
mode-duel = Duelo
mode-duel-about = Dos personas; cada una elige un código para la otra.
pace-normal = Normal
pace-relaxed = × 1,5
pace-double = × 2
pace-untimed = Sin límite
pace-unranked = Solo el tiempo propio del juego puede contar oficialmente; con más tiempo juegas para ti.
setting-no-limit = Sin límite
bot-name-random = Salvaje
bot-name-consistent = Prudente
bot-name-knuth = Firme
bot-name-entropy = Sagaz
bot-name-optimal = Impecable

## En juego

room-round = Ronda { $round } de { $rounds }
room-rivals = Los demás
room-finished-count = { $done } de { $all } { $done ->
    [one] ha terminado
   *[other] han terminado
}
room-rival-guesses = { $count ->
    [one] 1 intento
   *[other] { $count } intentos
}
room-rival-solved = resuelto
room-rival-out = sin intentos
room-rival-gave-up = se ha rendido
room-rival-set = código elegido
room-told-solved = { $name } lo ha resuelto en { $tries }.
room-told-done = { $name } ha terminado.
room-told-turn = Te toca.
room-turn-of = Ahora juega { $name }
room-set = Elegir código
room-set-how = Elige el código que { $name } tiene que encontrar.
room-set-secret = Nadie lo ve antes del final.
room-they-set = Los dos eligen su código.
room-set-waits = Esperando el otro código
room-guess-waits = Esperando la conexión
room-is-paused = Pausado por el anfitrión
room-starts-in = Empieza en { $seconds } s
room-next-in = Sigue en { $seconds } s
room-waits-for-host = El anfitrión dirá cuándo seguir.
room-part-over = Has terminado. { $count ->
    [one] Una persona sigue buscando.
   *[other] { $count } personas siguen buscando.
}
room-part-solved = Resuelto en { $tries }. { $count ->
    [one] Esperando a una persona.
   *[other] Esperando a { $count } personas.
}
room-you-watch = Estás mirando.
room-watch-now = Miras esta partida y juegas la siguiente.
room-watch-round = Miras esta ronda y juegas a partir de la siguiente.
room-your-code = Tu código
room-host-panel = Tú diriges
room-people-lock = Jugadores y bloqueo
room-pause = Pausar
room-go-on = Reanudar
room-skip = Terminar la ronda
room-more-time = Más tiempo
room-stop = Terminar la partida
room-stop-ask = ¿Terminar la partida para todo el mundo? No ganará nadie.
room-advance = Siguiente
room-give-up = Rendirse
room-tools = Notas

## Resultados

room-won-you = Has ganado.
room-won = Ha ganado { $name }.
room-tie = Empate: { $names }
room-nobody = No ha ganado nadie.
room-stopped = El anfitrión ha terminado la partida. No cuenta.
room-standings = Clasificación
room-tries = Intentos
room-points = Puntos
room-rematch = Jugar otra vez
room-next-game = Siguiente: { $game }
room-evening-again = Repetir la velada
room-evening-won = { $count ->
    [one] { $names } gana la velada.
   *[other] { $names } comparten la velada.
}
room-new-settings = Elegir otro juego
room-to-lobby = Volver a la sala de espera
room-replay = Ver la partida
room-replay-later = La partida se está guardando. Inténtalo de nuevo en un momento.
room-wait-rematch = { $name } elige lo que viene.

## Chat

room-chat = Chat
room-chat-empty = Aún no hay mensajes.
room-chat-say = Di algo
room-chat-send = Enviar
room-chat-watching = entre quienes miran
room-chat-knowing = entre quienes han terminado
room-chat-muted = El anfitrión te ha silenciado.
