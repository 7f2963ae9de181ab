web-name = Pyramidion
web-pages = Páginas
web-page-start = Jugar
web-page-lobby = Sala
web-page-settings = Ajustes
web-page-table = Mesa
web-page-locked = Grupo privado
web-page-missing = Aquí no hay nada
web-skip = Ir al contenido
web-home = A la página de inicio
web-close = Cerrar
web-save = Guardar
web-menu = Menú
web-loading = Preparando la mesa …
web-no-server = El servidor no responde. Vuelve a intentarlo en un momento.
web-lost = La conexión se ha cortado justo ahora. Vuelve a intentarlo.
web-offline = Sin conexión. Intentando volver …

## Inicio

web-start-title = Construye. Explora. Llega a la cima.
web-start-words = Dos juegos de pirámides para ti, tus amigos y unos bots muy listos.
web-unofficial = Un homenaje no oficial, con reglas redactadas con palabras propias y dibujos propios. Los juegos de mesa originales merecen la compra.
web-pick = Elige un juego
web-about-silver-gold = Explora pirámides casilla a casilla: todos marcan a la vez el mismo patrón, cada cual a su manera.
web-about-pyramido = Coloca dominós nivel a nivel y saca a la luz las gemas enterradas con los colores a la vista.
web-players = { $least }–{ $most } jugadores
web-who = ¿Quién juega?
web-your-name = Tu nombre
web-guest = Invitado
web-their-name = Nombre de este jugador
web-player-n = Jugador { $number }
web-add-player = Añadir un jugador
web-remove-player = Quitar al jugador { $number }
web-solo = En solitario contra la Leyenda.
web-seat-open = Un amigo, con un enlace
web-seat-here = Una persona en esta pantalla
web-seat-free = Asiento libre
web-seat-bot = Bot: { $level }
web-bot-random = Caminante
web-bot-novice = Novato
web-bot-explorer = Explorador
web-bot-master = Maestro
web-option-deck = Mazo
web-option-deck-standard = Estándar
web-option-deck-wandering = Errante
web-option-legend = Conviértete en
web-option-legend-a = una Leyenda
web-option-legend-the = LA Leyenda (más difícil)
web-hints-allowed = Permitir pistas
web-public = Mostrar esta mesa en la sala
web-start = Empezar la partida
web-open-table = Abrir una mesa

## Sala y espera

web-lobby-words = Mesas abiertas a las que puedes unirte o asistir.
web-lobby-mine = Tus mesas
web-lobby-empty = Ahora mismo no hay ninguna mesa abierta. Abre tú la primera.
web-free-seats =
    { $count ->
        [0] Ningún asiento libre
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
web-status-playing = Partida en curso
web-status-over = La partida ha terminado
web-go-back = Continuar
web-go-join = Unirse
web-go-watch = Mirar
web-go-result = Ver el resultado
web-waiting = Esperando jugadores …
web-waiting-full = Ya están todos. El anfitrión puede empezar.
web-invite = Invita a tus amigos
web-invite-link = Enlace a esta mesa
web-qr = El enlace a esta mesa como código QR
web-copy = Copiar
web-copied = Copiado
web-copy-link = Copiar el enlace
web-sit = Sentarse aquí
web-leave = Levantarse

## Ajustes

web-language = Idioma
web-theme = Tema
web-theme-system = Como el dispositivo
web-theme-light = Día
web-theme-dark = Noche
web-motion = Animaciones
web-motion-system = Como el dispositivo
web-motion-on = Sí
web-motion-off = No
web-sound = Sonidos
web-angle = Ver las pirámides en ángulo
web-ask-confirm = Pedir confirmación antes de jugar
web-pace = Los bots se toman su tiempo
web-plain = Jugadas en una lista en vez del tablero dibujado
web-you = Tú
web-device = Otro dispositivo
web-device-words = Un código convierte otro dispositivo en el mismo jugador, para que encuentres allí tus partidas.
web-make-code = Crear un código
web-code = Código
web-use-code = Usar un código
web-code-holds =
    { $minutes ->
        [one] vale { $minutes } minuto, una sola vez
       *[other] vale { $minutes } minutos, una sola vez
    }
web-locked-words = Quien ofrece estas mesas deja entrar a quien sabe la contraseña.
web-password = Contraseña
web-wrong-password = Esa no es la contraseña.
web-enter = Entrar

## En la mesa

web-beside = Jugadores, crónica y chat
web-now = Ahora
web-actions = Acciones
web-your-turn = Te toca
web-turn-of = Le toca a { $name }
web-not-your-turn = No te toca
web-watching = Estás mirando
web-wait-for = Esperando a { $names }.
web-choose = Elige una de las jugadas de abajo.
web-confirm-now = Confirma o deshaz.
web-confirm-added = { $added }. Confirma o deshaz.
web-undo = Deshacer
web-confirm = Confirmar
web-hint = Pista
web-thinking = Pensando …
web-hint-title = Qué haría el Maestro
web-hint-words = Cómo acabará probablemente la partida. La barra muestra cuánto puede variar.
web-hint-worth =
    { $side ->
        [ahead] { $points } puntos por delante
        [behind] { $points } puntos por detrás
       *[level] igualados
    } · { $chance } de ganar
web-seats = Jugadores
web-is-bot = Bot
web-acting = le toca jugar
web-legend = La Leyenda
web-enlarge = Ampliar el tablero de { $name }
web-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
web-watchers =
    { $count ->
        [one] { $count } espectador
       *[other] { $count } espectadores
    }
web-gone = Sin conexión.
web-replace = Que siga un bot
web-stands-in = Un bot juega por { $name }.
web-reclaim = Recuperar el asiento
web-since = Desde tu último turno
web-log = Qué ha pasado
web-log-all = Todo
web-log-empty = Todavía nada.
web-chat = Chat
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-say = Di algo
web-chat-send = Enviar
web-curtain = Pasa el dispositivo a { $name }
web-curtain-words = Lo que eligen los demás queda oculto hasta que todos terminan.
web-curtain-open = Soy { $name }
web-ask-back = Pedir deshacer
web-back-asked = { $name } quiere deshacer su última jugada.
web-back-waiting = Esperando el permiso de { $names } para deshacer.
web-back-grant = Permitir
web-back-refuse = Negar
web-back-withdraw = Retirar
web-rules = Reglas
web-to-rule = La regla { $clause }
web-record = Descargar la partida
web-leave-table = Dejar la mesa
web-any-offers =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
web-any-search = Buscar entre las jugadas
web-any-data = La mesa como lista

## El final

web-you-win = ¡Has ganado!
web-wins =
    { $count ->
        [one] ¡Gana { $names }!
       *[other] ¡{ $names } comparten la victoria!
    }
web-legend-wins = Gana la Leyenda.
web-place = { $place }.º
web-course = El curso de la partida
web-course-words = Puntos de todos los jugadores en { $turns } pasos; los finales están en la hoja de puntuación.
web-rematch = Revancha
web-join-rematch = Unirse a la revancha
web-new-game = Nueva partida
web-fair = Cómo comprobar la baraja
web-fair-words = Antes de la primera carta el servidor publicó el SHA-256 de la semilla. Calcula el de la semilla de abajo y compáralo.
web-seed = Semilla
web-commitment = Publicado antes de la partida
web-missing-title = Aquí solo hay arena
web-missing-page = En esta dirección no hay ninguna página.
web-missing-table = Esta mesa no existe o ya se ha recogido.

## What the server refuses, by its rules

refused-ADVICE = Ahora mismo no hay ninguna pista.
refused-BACK = Ahora no se puede deshacer la jugada.
refused-BOT = Aquí no hay ningún bot así.
refused-BUSY = En esta mesa pasan demasiadas cosas a la vez. Vuelve a intentarlo.
refused-FAULT = Algo ha fallado en el servidor. El error ha quedado registrado.
refused-GAME = Aquí no hay ningún juego con ese nombre.
refused-GUEST = Primero elige un nombre.
refused-HTTP = El servidor no ha entendido esta petición.
refused-LESSON = Esa lección no existe.
refused-LIMIT = Tienes demasiadas partidas sin terminar. Termina alguna primero.
refused-LINK = Este código ya no vale. Crea uno nuevo.
refused-NO-TABLE = Esta mesa no existe o ya se ha recogido.
refused-ORIGIN = Esta petición viene de una página de otro sitio.
refused-PASSWORD = Este servidor pide primero una contraseña.
refused-RATE = Demasiado rápido. Espera un momento y vuelve a intentarlo.
refused-REC = La partida no se puede leer: en el archivo falta algo o algo no encaja.
refused-RECORD = Una partida solo se puede repasar cuando ha terminado.
refused-SEAT = Este asiento no lo permite: está ocupado, no es tuyo o juega en él un bot.
refused-STORE = El servidor no puede guardar nada en este momento. Vuelve a intentarlo.
refused-TABLE = Ahora la mesa no lo permite: queda algún asiento libre, la partida ya ha empezado o ha terminado, o solo puede hacerlo el anfitrión.
refused-TOKEN = Ese token no existe aquí o ya se ha anulado.
refused-TURN = Mientras tanto la mesa ha cambiado. Mira otra vez tu tablero.
refused-WIRE = El servidor no ha entendido este mensaje. Recarga la página.
refused-other = Ahora el servidor no lo permite.
