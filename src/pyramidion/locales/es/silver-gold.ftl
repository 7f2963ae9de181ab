# Silver & Gold: Pyramids: la mesa, el diario y las reglas en breve.

## Qué hacer ahora

silver-gold-todo-keep = Elige las dos cartas de pirámide que quieres conservar.
silver-gold-todo-mark = Marca el patrón entero en una de tus cartas, o una sola casilla.
silver-gold-todo-single = El patrón no cabe en ningún sitio: marca una sola casilla.
silver-gold-todo-cross = Una cruz roja: marca una casilla más en cualquiera de tus cartas.
silver-gold-todo-replace = ¡Pirámide completada! Toma una carta nueva de la reserva o del mazo.
silver-gold-todo-take = ¡Pirámide completada! Toma una carta nueva de la reserva.
silver-gold-todo-confirm = Confirma tu elección o deshazla.
silver-gold-todo-wait = Los demás están eligiendo.
silver-gold-todo-end = La expedición ha terminado.
silver-gold-stage = Ronda { $round } de 4, turno { $turn } de 7
silver-gold-stage-setup = Preparación

## La mesa

silver-gold-colour-green = verde
silver-gold-colour-orange = naranja
silver-gold-colour-purple = lila
silver-gold-card = Carta de pirámide { $number }, { $colour }
silver-gold-square = { $square }: { $what }
silver-gold-square-marked = { $square }: { $what }, marcada
silver-gold-square-wall = muro
silver-gold-square-free = libre
silver-gold-square-entrance = casilla de entrada
silver-gold-square-tomb = tumba dorada
silver-gold-square-red-cross = cruz roja
silver-gold-square-red-gem = gema roja
silver-gold-square-green-gem = gema verde
silver-gold-square-torch = antorcha
silver-gold-square-skull = calavera
silver-gold-square-potion = poción
silver-gold-expedition = Carta de expedición
silver-gold-turn = Girar
silver-gold-mirror = Voltear
silver-gold-single = Una casilla
silver-gold-other-way = Otra manera de ponerlo aquí, { $way } de { $ways }
silver-gold-left = Quedan en esta ronda
silver-gold-pattern = { $pattern }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
silver-gold-hand = Tus cuatro cartas
silver-gold-display = Reserva
silver-gold-deck = Robar del mazo de pirámide, { $count ->
    [one] queda { $count } carta
   *[other] quedan { $count } cartas
}
silver-gold-race = Carrera por los colores
silver-gold-box-owned = { $points }, de { $who }
silver-gold-marks = { $count ->
    [0] sin empezar
    [one] { $count } cruz
   *[other] { $count } cruces
}
silver-gold-completed = Pirámides completadas: { $cards }

## Las opciones en palabras

silver-gold-brings = { $what } ×{ $count }
silver-gold-choice-mark = Carta { $card }: marcar { $squares }
silver-gold-choice-mark-brings = Carta { $card }: marcar { $squares }; da { $brings }; { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
silver-gold-choice-keep = Conservar las cartas { $one } y { $other }
silver-gold-choice-take = Tomar la carta { $card } de la reserva
silver-gold-choice-draw = Robar una carta oculta del mazo

## Carta de puntuación

silver-gold-sheet = Hoja de puntuación
silver-gold-torches = Antorchas
silver-gold-red-gems = Gemas rojas
silver-gold-green-gems = Gemas verdes
silver-gold-skulls = Calaveras
silver-gold-ticked = { $what }: { $count } de { $of }
silver-gold-part-tombs = Tumbas doradas
silver-gold-part-torches = Antorchas
silver-gold-part-boxes = Puntos de pirámide
silver-gold-part-gems = Gemas
silver-gold-part-skulls = Calaveras
silver-gold-part-total = Puntos de victoria
silver-gold-tie-card = Empate a puntos: gana { $who } con la carta completada más baja, la número { $card }.
silver-gold-tie-shared = Empate a puntos y nadie completó una pirámide: victoria compartida.

## Diario

silver-gold-log-deal = { $who } recibe la carta { $card }.
silver-gold-log-keep = { $who } conserva las cartas { $one } y { $other }.
silver-gold-log-show = La carta { $card } entra en la reserva.
silver-gold-log-round = Empieza la ronda { $round }.
silver-gold-log-reveal = La expedición muestra { $pattern }.
silver-gold-log-mark = { $who } marca { $squares } en la carta { $card }.
silver-gold-log-cross = { $who } marca { $square } en la carta { $card } por una cruz roja.
silver-gold-log-take = { $who } toma la carta { $card } de la reserva.
silver-gold-log-draw = { $who } roba del mazo.
silver-gold-log-claim = { $who } consigue la casilla de { $points } del color { $colour }.
silver-gold-log-score = { $who } suma { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
silver-gold-log-winner = { $count ->
    [one] Gana { $who }.
   *[other] Victoria compartida: { $who }.
}

## Por qué no: una frase por regla

silver-gold-why-other = Ahora no se puede hacer eso.
silver-gold-why-SG-1-1 = Cada carta existe una sola vez, y esta ya se ha visto.
silver-gold-why-SG-2-1 = De las cuatro cartas recibidas se conservan exactamente dos.
silver-gold-why-SG-2-2 = Primero se llena la reserva hasta cuatro cartas.
silver-gold-why-SG-3-1 = Primero se revela una carta de expedición; cada una aparece solo tantas veces como haya en el mazo.
silver-gold-why-SG-4-1 = El patrón entero debe caber en una de tus cartas, en casillas sin marcar que no sean muros; puedes girarlo y voltearlo.
silver-gold-why-SG-4-2 = La primera vez hay que incluir la casilla de entrada; después, alguna casilla nueva debe compartir lado con una cruz anterior.
silver-gold-why-SG-4-3 = Una casilla suelta debe ser la de entrada o compartir lado con una cruz; y no se puede pasar.
silver-gold-why-SG-4-4 = Una cruz roja da enseguida una cruz más: en cualquiera de tus cartas, la entrada o una casilla junto a una cruz.
silver-gold-why-SG-5-1 = Solo se toman cartas nuevas por pirámides completadas, de la reserva o del mazo.
silver-gold-why-SG-5-2 = Has completado dos pirámides: elige tu segunda carta antes de rellenar la reserva.
silver-gold-why-SG-5-3 = Primero se rellena la reserva hasta cuatro cartas.
silver-gold-why-SG-5-4 = Repone primero quien completó la carta de número más bajo.
silver-gold-why-SG-5-5 = El mazo está vacío: toma una carta de la reserva.
silver-gold-why-SG-5-6 = Tras el último turno ya no se repone nada.
silver-gold-why-SG-6-1 = Los puntos de pirámide se consiguen al llegar a 2, 4 o 6 pirámides de un color: la casilla libre más alta.
silver-gold-why-SG-6-2 = Elige primero quien completó la carta de número más bajo.
silver-gold-why-SG-7-1 = La puntuación sale de tumbas, antorchas, puntos de pirámide, gemas y calaveras.
silver-gold-why-SG-7-3 = Gana quien tiene más puntos; en caso de empate, quien completó la carta más baja.

## Figuras de las reglas

silver-gold-figure-SG-1-5 = Antorchas de las rondas 1 y 4, seis gemas rojas, tres verdes, tres calaveras: −6.
silver-gold-figure-SG-2-1 = Cuatro cartas repartidas, dos conservadas.
silver-gold-figure-SG-4-2 = La primera marca incluye la entrada; una posterior toca lo ya marcado, lado con lado.
silver-gold-figure-SG-4-3 = Una casilla en lugar del patrón.
silver-gold-figure-SG-4-4 = El patrón ha marcado una cruz roja: se marca al momento otra casilla.
silver-gold-figure-SG-4-9 = Tres calaveras antes de la poción, una después: −1 en lugar de −6.
silver-gold-figure-SG-6-1 = El 10 ya no está: quien llegue ahora a dos, cuatro o seis pirámides lilas toma el 6.
silver-gold-figure-SG-6-2 = Ada completa la carta 33, su segunda; Ben la 15, su cuarta: el número más bajo va primero, así que Ben toma el 6 y Ada el 3.
silver-gold-figure-SG-7-1 = Siete pirámides, dos antorchas, tres casillas de la carrera, seis gemas rojas y tres verdes, tres calaveras.
