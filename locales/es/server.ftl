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
http-degraded = Ahora mismo no se puede guardar nada. No ha cambiado nada; vuelve a intentarlo en breve.
http-failed = Algo ha fallado en el servidor.

account-needs-https = Aquí no hay cuentas: en una red sin cifrar cualquiera podría leer las contraseñas. Juega sin cuenta.
account-wrong = El nombre o la contraseña no son correctos.
account-name-taken = Ese nombre ya está ocupado.
account-keeps-name = Una cuenta conserva su nombre.
account-none = Todavía no tienes cuenta. Elige primero un nombre y una contraseña.
account-password-short = Una contraseña tiene al menos { $least } caracteres.
account-password-long = Una contraseña tiene como máximo { $most } caracteres.
account-password-common = Esa contraseña es de las primeras que prueba todo el mundo. Elige otra.
account-password-name = La contraseña no puede ser tu nombre.
