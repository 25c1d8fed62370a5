# The command line and the game in the terminal.

cli-unknown-game = No hay ningún juego «{ $game }» para la terminal. Prueba con classic, super, skemind, bulls-and-cows, custom o numble.
cli-unknown-code-game = «{ $game }» no es un juego de códigos. Usa classic, super, skemind, bulls-and-cows o custom.
cli-no-json = Las partidas en la terminal no dan JSON; quita --json.
cli-only-custom = Solo el juego «custom» acepta --pegs, --symbols, --no-repeats, --attempts y --seconds; «{ $game }» tiene sus propios valores.
cli-unknown-bot = No hay ningún bot «{ $bot }». Elige uno de estos: { $bots }.
cli-solo-with-bot = Una partida en solitario no tiene rival. Quita --bot, añade --watch o elige otro --mode.
cli-numble-mode = Numble se juega con --mode solo o --mode versus.
cli-only-code = Numble no acepta --pegs, --symbols, --no-repeats, --attempts, --seconds, --pace ni --practice.
cli-only-numble = Solo Numble acepta --date, --unlimited y --hard.
cli-watch-solo = --watch muestra a un bot que juega solo; quita --mode.

replay-finished = Partida terminada.
replay-unfinished = Partida sin terminar.
replay-rows = Entradas reproducidas: { $replayed } de { $rows }. Hash { $hash }
replay-none = Aún no hay ninguna partida terminada; indica un archivo.
replay-dealt = { $turn ->
    [0] Ronda { $round }: { $secret }
   *[other] Ronda { $round }, turno { $turn }: { $secret }
}
replay-proof = Nonce { $nonce }, compromiso { $commitment }

fair-holds = El compromiso se cumple: este es el secreto para el que se hizo.
fair-broken = El compromiso no se cumple: se hizo para otro juego, otra ronda, otro turno, otro secreto u otro nonce.
fair-unknown-game = No hay ningún juego «{ $game }». Elige uno de estos: { $games }.
fair-digits = «{ $text }» no son 64 dígitos hexadecimales.

play-pledged = El secreto ya está fijado; su compromiso empieza con { $commitment }.
play-resumed = Retomamos tu última partida.
play-next = Pulsa Enter para seguir.
play-again = ¿Otra partida? (Enter: sí, Esc: no)
play-give-up = ¿Te rindes? (Enter: sí, Esc: no)
play-left = Partida guardada. Vuelve a jugar al mismo juego para retomarla.
play-aside = Tu partida sin terminar queda guardada en { $file }
play-time-up = Se acabó el tiempo.
play-finished-file = Partida guardada en { $file }
play-no-hint = En esta partida no hay pistas.
play-keys = Enter comprobar · Retroceso borrar · ? ayuda · ! rendirse · Esc guardar y salir
play-keys-next = Enter siguiente intento · Esc guardar y salir
play-keys-hints = Enter comprobar · Retroceso borrar · ? pista · ! rendirse · Esc guardar y salir
play-help = Escribe tu intento y pulsa Enter. Exacto (●): está en su posición. Descolocado (○): va en otra.
word-space = un espacio
word-you = tú
play-against = contra { $bot }
play-watched = juega { $bot }
play-seconds-left = { $seconds ->
    [one] queda { $seconds } s
   *[other] quedan { $seconds } s
}

code-tries-left = { $left ->
    [0] no quedan intentos
    [one] queda un intento
   *[other] quedan { $left } intentos
}
code-guess = Coloca { $length } símbolos y pulsa Enter.
code-set = Elige un código de { $length } símbolos para que tu rival lo adivine.
code-answer = Responde al último intento: exactos y luego descolocados, por ejemplo 1 2. Para corregir tu respuesta al intento 2, escribe #2 0 1.
code-answer-form = Escribe dos números, exactos y descolocados, por ejemplo 1 2; o corrige tu respuesta al intento 2 con #2 0 1.
code-clash = Ya no encaja ningún código. Respuestas en conflicto: { $answers }. Corrige una con #número, por ejemplo #2 0 1.
code-rival-guessed = Intento de tu rival: { $exact ->
    [one] { $exact } exacto
   *[other] { $exact } exactos
}, { $misplaced ->
    [one] { $misplaced } descolocado
   *[other] { $misplaced } descolocados
}.
code-rival-won = { $guesses ->
    [0] Gana tu rival.
    [one] Gana tu rival, con un intento.
   *[other] Gana tu rival, con { $guesses } intentos.
}
code-tie = Empate.
code-solved = Resuelto en { $guesses ->
    [one] un intento
   *[other] { $guesses } intentos
}.
code-solved-points = Resuelto en { $guesses ->
    [one] un intento
   *[other] { $guesses } intentos
}. { $points ->
    [one] Un punto
   *[other] { $points } puntos
}.
code-lost = Sin resolver. El código era { $code }.
code-lost-points = Sin resolver. El código era { $code }. { $points ->
    [one] Un punto
   *[other] { $points } puntos
}.
code-broken = { $guesses ->
    [one] Tu rival ha encontrado tu código en un intento.
   *[other] Tu rival ha encontrado tu código en { $guesses } intentos.
}
code-kept = Tu rival no ha encontrado tu código.
code-no-repeats = sin repeticiones
code-none-set = Nadie eligió un código a tiempo.
code-legend = ● exacto (negro)   ○ descolocado (blanco)
code-legend-skemind = ● exacto (blanco)   ○ descolocado (gris)
code-legend-bulls = ● exacto (toro)   ○ descolocado (vaca)

numble-daily = N.º { $number }, { $date }
numble-guess = Escribe una ecuación, por ejemplo 12+34=46, y pulsa Enter.
numble-legend = ● en su posición   ○ en otra   (sin marca) no está   ␣ es un espacio
numble-hard-on = modo difícil
numble-unlimited = modo ilimitado
numble-help = Dos números de 1 a 3 dígitos, un signo (+ - * /), el = y el resultado, siempre entero. Los espacios también son posiciones y se ponen solos.
numble-hard-ok = válido
numble-rival = { $bot }: { $guesses ->
    [one] un intento
   *[other] { $guesses } intentos
}
numble-rival-won = Gana tu rival.
numble-tie = Empate.
numble-solved = { $guesses ->
    [one] Resuelta en un intento.
   *[other] Resuelta en { $guesses } intentos.
}
numble-lost = Sin resolver. La ecuación está arriba.
numble-figures = Jugadas: { $played }; ganadas: { $won }; racha: { $streak }; mejor racha: { $longest }.
numble-number = Las ecuaciones se numeran a partir del 1.
numble-line = Línea { $line }:
numble-after-end = Línea { $line }: hay un intento después del final de la partida.
numble-unfinished = La partida no ha terminado: ni está resuelta ni tiene { $most } intentos.

## The solver

solver-total = { $total } intentos para { $codes } códigos, { $average } en promedio, { $worst } como máximo.
solver-proven = Demostrado: no existe nada mejor.
solver-reached = Alcanzado, no demostrado. Ninguna estrategia baja de { $bound }.
solver-best-known = Es la mejor estrategia conocida aquí; no se sabe si hay otra mejor.
solver-too-large = { $codes } códigos son demasiados para una demostración; el máximo es { $most }. A juzgar por tableros más pequeños, llevaría { $time }. Prueba con prove --beam.
solver-too-large-beyond = { $codes } códigos son demasiados para una demostración; el máximo es { $most }. A juzgar por tableros más pequeños, llevaría { $time }.
solver-days = { $days ->
    [one] alrededor de un día
   *[other] unos { $days } días
}
solver-years = { $years ->
    [one] alrededor de un año
   *[other] unos { $years } años
}
solver-ages = más de un millón de años
solver-too-large-at-all = { $codes } códigos son demasiados aquí; el máximo es { $most }.
solver-no-strategy = Demostrado: no hay ninguna estrategia así.
solver-stopped = Búsqueda detenida antes de encontrar una estrategia.
solver-numble-strategies = Numble tiene las estrategias entropy, parts y optimal.
solver-valid = El certificado es válido: su estrategia se ha reproducido con todos los códigos.
solver-progress = { $bar } al menos { $bound }, encontrado { $reached }, tiempo restante ≈ { $left }
next-form = «{ $found }» no es un intento con su respuesta. Escríbelos así: RRBB:1,1.
next-too-long = Se pueden examinar 32 respuestas como máximo.
next-clash = Ningún código encaja con estas respuestas. En conflicto: { $answers }.

## The coach

coach-only-code = El entrenador solo conoce los juegos de códigos; esta partida es de «{ $game }».
coach-unfinished = La partida no ha terminado; el entrenador habla al final.
coach-seat = Sitio { $seat }

## El servidor

serve-address-used = { $address } ya está en uso: otro programa, u otro Cluehouse, escucha ahí. Detenlo o elige otro puerto con { $option }, por ejemplo { $option } 127.0.0.1:8081.
serve-cannot-listen = No se puede escuchar en { $address }: { $why }. Elige otra dirección con { $option }.
serve-data-busy = Otro Cluehouse está usando los datos de { $data }. Detenlo primero o indica otra carpeta con --data.
serve-bad-url = «{ $url }» no es una dirección como https://juegos.example.org. Ahí las páginas van por HTTPS y parten de la raíz.
serve-bad-log = «{ $log }» no es un filtro del registro. Usa error, warn, info, debug o trace, o pares como warn,cluehouse_server=debug.
serve-lan = Abre una de estas direcciones en la misma red o escanea el código.
serve-lan-unknown = No se encontró la dirección de este equipo en la red. Indícala con --listen, por ejemplo --listen 192.168.0.7:8080, para que los demás puedan entrar.
serve-plain = Es HTTP sin cifrar: cualquiera en la red puede leer lo que se envía, por eso aquí no hay cuentas. Para internet, pon delante un proxy con certificado e indica su dirección con --public-url.

## La administración

admin-busy = Otro proceso está usando los datos de { $data } y no responde. Si un servidor se está iniciando o deteniendo ahí, inténtalo de nuevo en un momento; para restaurar, detenlo primero.
admin-no-data = No hay datos en { $about }. Indica su carpeta con --data.
admin-data-there = Ya hay datos en { $about } y nunca se sobrescriben. Muévelos o indica otra carpeta con --data.
admin-no-room = Ninguna sala abierta tiene el código { $about }.
admin-no-race = Ninguna carrera tiene el identificador { $about }.
admin-no-pack = Nadie ha traído un paquete { $about }.
admin-pack-played = Una sala abierta juega con el paquete { $about }; packs muestra su código. Ciérrala antes.
admin-not-whom = «{ $about }» no es ni el identificador de una persona ni una dirección de red.
admin-no-person = Nadie tiene el identificador { $about }.
admin-not-banned = { $about } no tiene el acceso vetado.
admin-file-there = { $about } ya existe. Indica un archivo nuevo.
admin-restored = Los datos de { $data } se han restaurado a partir de { $file }.
admin-closed = La sala { $about } está cerrada.
admin-race-closed = La carrera { $about } está cerrada y ya no aparece en la lista.
admin-pack-dropped = El paquete { $about } está borrado.
admin-unbanned = { $about } puede volver a entrar.
admin-ban-over = { $about } tuvo el acceso vetado, y el veto ya ha terminado.
admin-backed-up = Todo está copiado en { $about }.
admin-whole = Los datos de { $about } están íntegros.
admin-damaged = Los datos de { $about } están dañados: { $why }
admin-rooms-none = No hay ninguna sala abierta.
admin-rooms-more = { $more ->
    [one] … y una más.
   *[other] … y { $more } más.
}
admin-room = { $code }: { $public ->
    [yes] pública
   *[other] solo con código
}, abierta el { $created }, última actividad el { $active }
admin-room-people = { $code }: { $public ->
    [yes] pública
   *[other] solo con código
}, { $people ->
    [0] sin nadie
    [one] con una persona
   *[other] con { $people } personas
}, abierta el { $created }, última actividad el { $active }
admin-room-empty = Nadie ha entrado en esta sala.
admin-member-from = { $name }: { $person }, en línea desde { $addresses }
admin-member-here = { $name }: { $person }, en línea
admin-member-away = { $name }: { $person }, fuera de línea
admin-races-none = No hay ninguna carrera.
admin-race = { $id }: «{ $title }», { $entry }, { $public ->
    [yes] pública
   *[other] solo con enlace
}, del { $opens } al { $closes }, { $entries ->
    [0] sin participaciones
    [one] una participación
   *[other] { $entries } participaciones
}, organizada por { $host }
admin-race-no-host = { $id }: «{ $title }», { $entry }, { $public ->
    [yes] pública
   *[other] solo con enlace
}, del { $opens } al { $closes }, { $entries ->
    [0] sin participaciones
    [one] una participación
   *[other] { $entries } participaciones
}
admin-pack = { $id }: { $kind ->
    [words] palabras para dibujar
   *[other] preguntas
}, { $bytes } kB, { $guest ->
    [yes] de un invitado
   *[other] de una cuenta
} { $bringer }, { $created }, { $lists ->
    [0] en ninguna lista
    [one] en una lista
   *[other] en { $lists } listas
}, { $matches ->
    [0] en ninguna partida guardada
    [one] en una partida guardada
   *[other] en { $matches } partidas guardadas
}
admin-pack-no-bringer = { $id }: { $kind ->
    [words] palabras para dibujar
   *[other] preguntas
}, { $bytes } kB, { $guest ->
    [yes] de un invitado
   *[other] de una cuenta
}, { $created }, { $lists ->
    [0] en ninguna lista
    [one] en una lista
   *[other] en { $lists } listas
}, { $matches ->
    [0] en ninguna partida guardada
    [one] en una partida guardada
   *[other] en { $matches } partidas guardadas
}
admin-pack-rooms = se juega en { $rooms }
admin-packs-sum = Los paquetes ocupan { $bytes } MB de { $most } MB; los de invitados, { $guests } MB de { $share } MB.
admin-bans-none = Nadie tiene el acceso vetado.
admin-ban = { $whom }: acceso vetado desde el { $since } hasta el { $until }.
admin-ban-for-good = { $whom }: acceso vetado desde el { $since }, para siempre.
admin-verified = { $matches ->
    [one] Una partida oficial reproducida
   *[other] { $matches } partidas oficiales reproducidas
}; { $wrong ->
    [0] todos los resultados son correctos.
    [one] un resultado es incorrecto.
   *[other] { $wrong } resultados son incorrectos.
}
admin-struck = Las partidas con un resultado incorrecto ya no están en las clasificaciones.
admin-put-back = { $matches ->
    [one] Una partida retirada es correcta y vuelve a las clasificaciones.
   *[other] { $matches } partidas retiradas son correctas y vuelven a las clasificaciones.
}
admin-right-again = { $matches ->
    [one] Una partida retirada es correcta; --strike la devuelve.
   *[other] { $matches } partidas retiradas son correctas; --strike las devuelve.
}
admin-unreadable = no se puede reproducir: { $why }
admin-differs = { $what }: guardado { $stored }, reproducido { $replayed }
admin-differs-seat = sitio { $seat }, { $what }: guardado { $stored }, reproducido { $replayed }
