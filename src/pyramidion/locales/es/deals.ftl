web-page-deals = Partida del día
web-page-deal = Partida del día
deals-teaser = Las mismas cartas para todos, una vez al día: ¿hasta dónde llegas?
deals-words = Las mismas cartas para todos en este servidor, nuevas cada día. Cuenta tu primera partida.
deals-left = Aún se puede empezar una partida que cuente durante { $hours } h { $minutes } min.
deals-rules = Cuenta una sola partida contra el bot { $bot }: todos encuentran las mismas cartas y el mismo rival. Sin pistas y sin deshacer; puedes salir y volver.
deals-going-on = Tu partida está en marcha y te espera.
deals-closed = Este día ha pasado. Puedes ver las partidas y jugarla para practicar.
deals-counts = Esta partida cuenta
deals-practice = Práctica: esta partida no cuenta
deals-play-begin = Jugar
deals-play-on = Seguir
deals-play-more = Jugarla para practicar
deals-results = Resultados
deals-table = Clasificación
deals-played =
    { $count ->
        [one] { $count } resultado hasta ahora
       *[other] { $count } resultados hasta ahora
    }
deals-nobody = Nadie la ha terminado todavía.
deals-player = Jugador
deals-lead = Ventaja
deals-look = Ver la partida de { $name }
deals-beaten = de los demás superados
deals-first = { $points }. Nadie más ha terminado todavía.
deals-verdict = { $points }: puesto { $place } de { $players }, mejor que el { $share } de los demás.
deals-yardstick = Lo que hicieron los bots con las mismas cartas, en tu asiento:
deals-share = Compartir
deals-invite = Invitar a otros
deals-share-title = Pyramidion · { $title } · { $name }
deals-days = Otros días
deals-before = El día anterior
deals-after = El día siguiente
deals-yesterday = Ayer: { $title }
deals-named = Una partida con nombre
deals-named-words = Poneos de acuerdo en una palabra: quien la escriba aquí, o abra su enlace, tendrá las mismas cartas. Tiene su propia clasificación.
deals-name = Nombre de la partida
deals-name-example = p. ej. noche-en-familia
deals-find = A la partida
deals-same = ¿Qué es igual para todos?
deals-same-words = El reparto inicial; cada patrón revelado, en su orden; cada carta que entra en la reserva y cada dominó de una pila, en su orden, si no ha salido antes; igual con las gemas, mientras la bolsa lo permita. El rival es el mismo bot, que responde igual a las mismas jugadas. De qué se saca todo ello solo lo sabe el servidor.
refused-DEAL = Aquí no es posible: una partida que cuenta la juegas tú y sin deshacer; el nombre es un día hasta hoy, o una palabra de 40 letras como mucho.
