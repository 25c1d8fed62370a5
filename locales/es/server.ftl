# What the server says when it says no.

http-not-found = Aquí no hay nada.
http-method = Esta dirección no acepta ese tipo de petición.
http-unauthorized = No hay ninguna sesión iniciada, o la sesión ha terminado.
http-forbidden = Esta petición viene de otro sitio y no se acepta.
http-banned = Quien gestiona esta casa te ha vetado la entrada.
http-unreadable = No se puede leer lo que se envió: { $why }
http-json-only = Aquí solo se lee application/json.
http-too-large = Lo que se envió es demasiado grande.
http-too-slow = Lo que se envió llegó demasiado despacio.
http-uri-too-long = La dirección es demasiado larga.
http-upgrade = Esta dirección es un WebSocket.
http-too-many = Demasiadas peticiones. Vuelve a intentarlo en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
http-full = La casa está llena. Vuelve a intentarlo más tarde.
http-rooms-per-person = Tienes demasiadas salas abiertas. Cierra alguna antes.
http-sockets = Hay demasiadas conexiones abiertas desde aquí.
http-sealed = Esta partida todavía no se puede mostrar.
http-conflict = No se puede hacer tal como están las cosas.
http-degraded = Ahora mismo no se puede guardar nada. No ha cambiado nada; vuelve a intentarlo en breve.
http-failed = Algo ha fallado en el servidor.
http-room-broken = Esta sala ya no se puede restablecer. Quien gestiona esta casa puede examinarla o cerrarla.

## Official games, races and matches

official-settings = Solo puede ser oficial una partida en solitario, a su ritmo normal y sin pistas.
daily-taken = Ya has jugado el reto de hoy. El siguiente llega a medianoche UTC.
race-taken = Ya has tenido tu única participación en esta carrera.
race-not-open = Esta carrera todavía no está abierta.
race-closed = Esta carrera está cerrada.
race-title = Una carrera necesita un título de 60 caracteres como máximo.
race-entry = Este juego no tiene carreras.
race-window = Una carrera termina en el futuro, después de abrirse, y dura abierta 31 días como máximo.
race-needs-account = Solo quien tiene una cuenta puede anunciar una carrera para todos.
race-account-only = Solo quien tiene una cuenta puede participar en esta carrera.
race-full = En esta carrera ya no cabe nadie más.
race-too-many = Has anunciado tantas carreras como se puede a la vez. Espera a que termine alguna.
upload-journal = Esto no es el registro de una partida: la línea { $line } no se sigue de las anteriores.
upload-unfinished = Solo se puede enviar una partida terminada.
upload-seat = Esta partida no tiene ese puesto.
upload-too-many = Has enviado tantas partidas como caben.

## Accounts

account-needs-https = Aquí no hay cuentas: en una red sin cifrar cualquiera podría leer las contraseñas. Juega sin cuenta.
account-wrong = El nombre o la contraseña no son correctos.
account-name-taken = Ese nombre ya está ocupado.
account-keeps-name = Una cuenta conserva su nombre.
account-none = Todavía no tienes cuenta. Elige primero un nombre y una contraseña.
account-password-short = Una contraseña tiene al menos { $least } caracteres.
account-password-long = Una contraseña tiene como máximo { $most } caracteres.
account-password-common = Esa contraseña es de las primeras que prueba todo el mundo. Elige otra.
account-password-name = La contraseña no puede ser tu nombre.

packs-name = Un paquete necesita un nombre de { $most } caracteres como máximo.
packs-language = Nombra el idioma del paquete con un código como es o pt-BR.
packs-too-many = Puedes tener { $most } paquetes, de { $megabytes } MB en total. Borra uno antes.
packs-refused = { $errors ->
    [one] Hay una cosa que corregir en el archivo
   *[other] Hay { $errors } cosas que corregir en el archivo
}. No se ha tomado nada.
packs-form = Un paquete se puede obtener en csv, gift o json.

results-player = Jugador
results-real-name = Nombre real
results-question = Pregunta
results-answer = Respuesta
results-right = Correcta
results-seconds = Segundos
results-points = Puntos
results-right-answer = Respuesta correcta
results-answered = Respondieron
results-were-right = Acertaron
results-median = Segundos (mediana)
results-yes = sí
results-no = no
results-host-only = Solo quien es dueño de la sala puede tener sus resultados.
results-none = En esta sala aún no ha terminado ningún cuestionario.
