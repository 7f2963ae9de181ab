# Para quien tiene los juegos en caja: puntuación, mazo de expedición, cartas propias, la Leyenda.

web-page-companion = En la mesa real
companion-invite = ¿Juegas con la caja real? Hoja de puntuación, mazo de expedición y más
companion-title = Ayudante para los juegos en caja
companion-words = Tus cartas en la mesa, las cuentas aquí. La hoja de puntuación y el mazo de expedición funcionan también sin red.
companion-game-silver-gold = Silver & Gold: Pyramids
companion-game-pyramido = Pyramido: Forgotten Treasures

## La hoja de puntuación

companion-pad = Hoja de puntuación
companion-pad-words = Toca lo que da puntos: se suma al momento y resuelve los empates.
companion-new-sheet = Hoja nueva
companion-new-sheet-words = Se borra todo lo anotado; los nombres se quedan.
companion-add-player = Añadir jugador
companion-remove-player = Quitar a { $name }
companion-players = Jugadores y sus puntos
companion-player = Jugador { $number }
companion-name = Nombre del jugador { $number }
companion-total = Total
companion-less = Uno menos: { $what }
companion-more = Uno más: { $what }
companion-add = { $factor ->
    [1] Sumar { $number }
   *[other] Sumar { $number } por { $factor }
}
companion-entered = Anotado: { $what }
companion-remove-term = { $factor ->
    [1] Quitar { $number }
   *[other] Quitar { $number }×{ $factor }
}
companion-mark = { $what }: { $mark }
companion-mark-taken = { $what }, la tiene { $who }
companion-section-all = Carta de puntuación
companion-section-level = Nivel { $number }
companion-section-end = En caso de empate
companion-rival-legend = La Leyenda
companion-entry-silver-gold-completed = Pirámides completadas
companion-entry-silver-gold-torches = Antorchas, por ronda
companion-entry-silver-gold-boxes = Casillas de la carrera
companion-entry-silver-gold-red = Gemas rojas
companion-entry-silver-gold-green = Gemas verdes
companion-entry-silver-gold-skulls = Calaveras
companion-entry-pyramido-areas = Iconos de las áreas activadas
companion-entry-pyramido-mythical = Gemas míticas
companion-entry-pyramido-coloured = Gemas de color
companion-entry-pyramido-gems = Gemas restantes al final
companion-verdict-empty = Toca lo que da puntos: aquí se suma.
companion-verdict = { $who } va por delante con { $points } puntos.
companion-verdict-tie = Empate a { $points } puntos: gana { $who }.
companion-verdict-shared = { $who } comparten el primer puesto con { $points } puntos.
companion-verdict-rival = { $who } va por delante con { $points } puntos.
companion-verdict-rival-tie = El empate es para la Leyenda.
companion-tie-silver-gold-card = Decide la carta completada de número más bajo.
companion-tie-pyramido-gems = Deciden las gemas restantes.
companion-tie-pyramido-level = Decide el mejor nivel.

## El mazo que se revela

companion-keeper-silver-gold = Mazo de expedición
companion-keeper-silver-gold-words = Revela los patrones para todos y cuenta rondas y turnos.
companion-keeper-silver-gold-turn = Todos marcan, después se sustituyen las cartas completadas y al final se reclaman las casillas.
companion-begin = Revelar la primera carta
companion-next = Siguiente carta
companion-next-round = Barajar y empezar la ronda { $round }
companion-new-game = Partida nueva
companion-new-game-words = El mazo se baraja y se empieza por la ronda 1.
companion-not-begun = Todas las cartas están barajadas.
companion-round = Ronda { $round } de { $rounds }
companion-turn = Turno { $turn } de { $turns }
companion-round-over = La ronda { $round } acaba cuando todos han reclamado.
companion-deck-over = Era la última carta. Reclamad las últimas casillas y contad los puntos.
companion-seen = Vistas en esta ronda
companion-nothing-yet = Todavía ninguna.
companion-left = { $count ->
    [one] Queda en el mazo { $count } carta
   *[other] Quedan en el mazo { $count } cartas
}
companion-no-undo = Una carta vista no vuelve al mazo: el azar no se deshace.
companion-card-silver-gold-i2 = Dos en línea
companion-card-silver-gold-i3 = Tres en línea
companion-card-silver-gold-v3 = Esquina de tres
companion-card-silver-gold-l4 = L de cuatro
companion-card-silver-gold-t4 = T de cuatro
companion-card-silver-gold-o4 = Cuadrado de cuatro

## Las cartas propias

companion-pieces-silver-gold = Mis cartas de pirámide
companion-pieces-silver-gold-words = Introduce una vez las cartas de tu caja y juega aquí con ellas.
companion-pieces-pyramido = Mis dominós
companion-pieces-pyramido-words = Introduce una vez los dominós de tu caja y juega aquí con ellos.
companion-piece-silver-gold = Carta { $number }
companion-piece-pyramido = Dominó { $number }
companion-import = Abrir un archivo
companion-export = Guardar en un archivo
companion-start-anew = Empezar de nuevo
companion-start-anew-words = Se borra todo lo introducido aquí. Si quieres conservarlo, guárdalo antes en un archivo.
companion-unchecked = El servidor no responde. Lo que introduces se guarda aquí y se comprobará más tarde.
companion-previous = Anterior
companion-following = Siguiente
companion-not-entered = Aún sin introducir: cualquier cambio la introduce.
companion-piece-fine = Sin errores.
companion-piece-drop = Quitar
companion-deck-name = Nombre del juego de piezas, una palabra
companion-progress = { $done } de { $size } introducidas
companion-faults = Lo que falta todavía
companion-use = Usar en este servidor
companion-used = Ya se puede elegir { $name } al abrir una mesa.
companion-state-missing = { $piece }, sin introducir
companion-state-wrong = { $piece }, con un error
companion-state-done = { $piece }, introducida
companion-tools = Qué pintar
companion-tools-words = Toca las casillas o pasa por encima. Con teclas: flechas, y la letra de lo que va ahí.
companion-block = Bloque { $side }
companion-quarter = Icono en el bloque { $side }, { $quarter }
companion-quarter-0 = arriba a la izquierda
companion-quarter-1 = arriba a la derecha
companion-quarter-2 = abajo a la izquierda
companion-quarter-3 = abajo a la derecha
companion-quarters-words = Toca un cuarto para poner o quitar un icono. El bloque A queda a la izquierda.
companion-fault-place = Entrada n.º { $place } del archivo: { $fault }
companion-fault-toml-at = El archivo no está escrito en TOML: línea { $line }, columna { $column }.
companion-fault-toml = El archivo no está escrito en TOML.
companion-fault-empty = Todavía no hay nada: en el archivo falta [[{ $table }]].
companion-fault-tables = Todo lo introducido debe estar bajo [[{ $table }]].
companion-fault-letters = El nombre puede tener hasta { $most } letras, cifras, - y _.
companion-fault-name = Falta todavía un nombre, de una sola palabra.
companion-fault-taken = El nombre { $name } es de otro juego de piezas: dale al tuyo uno propio.
companion-fault-key = Aquí nadie sabe qué significa { $key }.
companion-fault-number = El número debe estar entre 1 y { $most }.
companion-fault-twice = Este número aparece más de una vez.
companion-fault-missing = { $count ->
    [one] Falta todavía { $count }: { $numbers }.
   *[other] Faltan todavía { $count }: { $numbers }.
}
companion-fault-cards-share = Cartas de color { $colour }: { $found } en lugar de { $wanted }.
companion-fault-colour = No existe el color { $found }; el archivo conoce { $known }.
companion-fault-grid = Una carta tiene { $rows } filas de { $columns } casillas.
companion-fault-square = Casilla { $square }: no existe el signo { $found }; el archivo conoce { $known }.
companion-fault-entrance = Debe haber exactamente una casilla de entrada, en la fila superior.
companion-fault-tomb = Debe haber exactamente una tumba dorada, en la fila inferior.
companion-fault-cut-off = No se llega desde la entrada a: { $squares }.
companion-fault-block = El bloque { $side } se escribe como «red 10/00».
companion-fault-block-colour = Bloque { $side }: no existe el color { $found }; el archivo conoce { $known }.
companion-fault-icons = Un dominó tiene { $wanted } iconos, este tiene { $found }.
companion-fault-twin = Es igual que el dominó { $twin }, quizá girado media vuelta.
companion-fault-blocks-share = Bloques de color { $colour }: { $found } en lugar de { $wanted }.
companion-fault-icons-share = Iconos de color { $colour }: { $found } en lugar de { $wanted }.
companion-fault-pairs-share = Dominós en { $colour } y { $other }: { $found } en lugar de { $wanted }.
refused-DECK = Aquí no hay un juego de piezas así.
refused-DECK-FAULT = Todavía hay un error.
refused-DECK-NAME = Ya hay uno con este nombre: elige otro.
refused-DECK-LIMIT = Es demasiado grande, o ya tienes aquí todos los que se pueden tener.

## Una partida con las piezas reales

companion-real-pyramido = La Leyenda en tu mesa
companion-real-pyramido-words = En solitario con dominós reales: di qué hay en la mesa y aquí lees qué hace la Leyenda.
companion-real-about = Prepara en tu mesa una partida en solitario. Después di lo que ves, una cosa cada vez, y juega aquí también tus turnos. Los dorsos no hacen falta. Los turnos de la Leyenda llegan solos, con la regla de cada paso.
companion-real-begin = Empezar
companion-your-name = Tu nombre
companion-tell-legend = ¿Con qué dominó empieza la pila de la Leyenda?
companion-tell-gem = ¿Qué gema ha salido para el espacio { $space }?
companion-tell-domino = ¿Qué dominó está boca arriba en la pila { $space }?
companion-tell-draw = ¿Qué gema saca la Leyenda de la bolsa?
companion-since = Lo que ha pasado
companion-take-back = Deshacer lo último anotado
companion-save-record = Guardar la partida
companion-watch = Verla de nuevo
companion-hues = Colores del dominó
companion-found = { $count ->
    [one] { $count } dominó posible
   *[other] { $count } dominós posibles
}
companion-face-down = boca abajo
companion-real-over = La partida ha terminado: { $points } puntos, la Leyenda { $rival }.
refused-REAL = Aquí este juego no se puede jugar con piezas reales.
companion-real-leave = Se borra todo lo anotado. Si quieres conservarla, guarda antes la partida.

## Solo lo que necesita la Leyenda

companion-ask-pyramido = ¿Qué hace la Leyenda?
companion-ask-pyramido-words = Más rápido: di solo qué hay en los cinco espacios y cuenta tú tu pirámide.
companion-ask-icons = Iconos del dominó superior de la Leyenda
companion-ask-space = Espacio { $space }
companion-ask-up = boca arriba
companion-ask-go = ¿Qué hace la Leyenda?
companion-ask-done = Hecho en la mesa
companion-ask-next = Después descubre el siguiente dominó de esa pila, rellena los espacios vacíos y divide una pila si se acaba.
companion-ask-draw = No ha cogido gemas: saca una de la bolsa para ella.
companion-ask-gems = Gemas de la Leyenda
companion-ask-level = El nivel { $level } ha terminado: puntuar
companion-ask-scored = Puntos de la Leyenda: { $points } ({ $levels })
companion-ask-gem = { $gem }: { $count }
