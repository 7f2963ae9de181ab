## Pages

web-page-learn = Aprender
web-page-rules = Reglas
web-page-tutorial = Primeros pasos
web-page-replay = Revisar
learn-title = Aprender y revisar
learn-words = Los primeros pasos en cinco minutos, las reglas por cláusulas y cada partida para volver a verla.
learn-tutorials = Primeros pasos
learn-rules = Las reglas
learn-replays = Volver a ver una partida
learn-you = Tú
learn-no-server = El servidor no responde. Inténtalo de nuevo en un momento.

## Rules

learn-search = Buscar en las reglas
learn-found =
    { $count ->
        [0] Ninguna cláusula habla de eso.
        [one] { $count } cláusula
       *[other] { $count } cláusulas
    }
learn-clause-link = Enlace a { $clause }

## Tutorials

learn-step = Paso { $step } de { $steps }
learn-go-on = Seguir
learn-go-back = Atrás
learn-your-turn = Te toca: sigue lo que brilla.
learn-not-this = Sería posible, pero aquí probamos otra cosa: sigue lo que brilla.
learn-show-me = Hazlo por mí
learn-finished = ¡Hecho! Y ahora, una partida de verdad.
learn-play-now = Jugar
learn-again = Otra vez
learn-silver-gold-first = Silver & Gold: tu primera pirámide
learn-pyramido-first = Pyramido: tus primeros niveles
learn-pyramido-legend = Pyramido a solas: conoce a la Leyenda

learn-silver-gold-first-welcome = Cada carta que vas a ver es una pirámide. Entras arriba a la izquierda, rodeas los muros y buscas la tumba dorada abajo a la derecha. Al llegar a ella completas la pirámide: 10 puntos.
learn-silver-gold-first-keep = Te han repartido cuatro cartas; toca las dos que te quedas. Aquí toma la 15 y la 40: la 15 tiene muchos tesoros en su camino.
learn-silver-gold-first-pattern = La expedición muestra una L. Todos marcan esta forma a la vez, girada o reflejada a su gusto. Las primeras cruces de una carta incluyen su entrada. Toca una de las casillas que brillan en la carta 15: así las marcas todas.
learn-silver-gold-first-cross = Has marcado una cruz roja: te da otra casilla en el acto, en cualquiera de tus cartas. Toma la gema roja de al lado.
learn-silver-gold-first-gems = Una gema roja y una verde son una pareja: 5 puntos. Una gema sin pareja vale 1.
learn-silver-gold-first-single = La expedición ha mostrado un cuadrado de cuatro. Solo cabe en la carta 40, sobre una calavera, y las calaveras cuestan puntos. En lugar de la forma siempre puedes marcar una sola casilla, que aquí ya está elegida: empieza la carta 40 por su entrada.
learn-silver-gold-first-touch = Las cruces nuevas comparten un lado con las de antes. Marca las tres en fila y toma otra gema roja.
learn-silver-gold-first-skull = A veces el camino pasa por una calavera. La primera cuesta 1 punto, pero cada una más cuesta más. Esta vez merece la pena.
learn-silver-gold-first-potion = Dos casillas con una antorcha y una poción. Una antorcha son 5 puntos, una vez en cada una de las cuatro rondas. La poción borra hasta dos calaveras.
learn-silver-gold-first-tomb = Llega ahora a la tumba dorada: 10 puntos, y la pirámide está completada.
learn-silver-gold-first-replace = Por una pirámide completada tomas una carta nueva: una de las cuatro de la reserva, o una sin ver. Toma la carta 30.
learn-silver-gold-first-race = Los colores son una carrera: cada uno tiene tres casillas, de 10, 6 y 3. Quien ha completado dos, cuatro o seis pirámides de un color toma la mejor de las que le quedan a ese color.
learn-silver-gold-first-end = Cuatro rondas de siete turnos, y se cuentan los puntos. ¡No necesitas saber más!

learn-pyramido-first-welcome = Construyes una pirámide de dominós en cuatro niveles. Tras cada nivel gastas gemas en áreas de un color: cada icono de gema visible es un punto.
learn-pyramido-first-take-1 = Tres de las cinco pilas están boca arriba. Toma el dominó que brilla y con él la gema mítica, la del ojo. Las gemas míticas son comodines: dos valen por una gema de cualquier color. Cada una que guardes es un punto en cada nivel.
learn-pyramido-first-open-1 = Descubre ahora uno de los dominós boca abajo. El dorso muestra los colores y cuántos iconos hay.
learn-pyramido-first-place-1 = Coloca tu dominó: tócalo donde brilla. El primero puede ir en cualquier lugar.
learn-pyramido-first-take-2 = Tu rival también ha tomado y colocado un dominó. Te toca otra vez: dominó y gema vienen siempre del mismo espacio. Toma el dominó que brilla y con él una gema roja.
learn-pyramido-first-open-2 = Descubre otro: todos podrán tomarlo.
learn-pyramido-first-place-2 = Cada dominó siguiente del nivel 1 toca a uno anterior. Los bloques de un color que se tocan forman un área: las grandes dan más por una gema.
learn-pyramido-first-rest = Sigue, y el resto del nivel 1 se coloca por ti: diez dominós en un marco de cinco por cuatro. Puedes dejar un hueco, pero entonces cabe un dominó menos.
learn-pyramido-first-areas = El nivel está completo; ahora todos activan áreas en secreto. Una gema de su color, o dos míticas, y cada icono visible del área es un punto.
learn-pyramido-first-activate-1 = Activa el área naranja: toca +1 para pagar una gema de su color por su único icono.
learn-pyramido-first-activate-2 = Paga tres gemas por un área y cuenta dos veces. Dos gemas míticas valen por una: con dos rojas y dos míticas pagas tres. Úsalas aquí.
learn-pyramido-first-done = Se han activado más áreas por ti. No tienes que gastar todas las gemas: se pueden guardar hasta cinco. Toca «Cerrar».
learn-pyramido-first-level = ¡Nivel 2! Empieza quien hizo menos puntos. Sus bloques van sobre las juntas del nivel 1, y lo que cubren ya no cuenta.
learn-pyramido-first-above = Toma el dominó que brilla y su gema para el nivel 2.
learn-pyramido-first-over = Colócalo donde cubra pocos iconos y se una a sus colores: un área sigue de nivel en nivel mientras esté a la vista.
learn-pyramido-first-end = El nivel 2 tiene seis dominós, el 3 tres y el 4 uno; cada uno se puntúa como el primero. Gana el total más alto. ¡No necesitas saber más!

learn-pyramido-legend-welcome = A solas se juega contra la Leyenda. No construye: reúne gemas. Al final necesitas más puntos que ella; el empate es de la Leyenda.
learn-pyramido-legend-wants = La Leyenda tiene un dominó y quiere gemas de los colores de sus dos iconos.
learn-pyramido-legend-take-1 = Empiezas como siempre: toma el dominó que brilla, aquí con la gema mítica. Lo que tomas tú, la Leyenda no puede tenerlo.
learn-pyramido-legend-open-1 = Descubre un dominó. Piensa en la Leyenda: mira los tres espacios boca arriba por orden, desde el espacio 1.
learn-pyramido-legend-place-1 = Coloca tu dominó: tócalo donde brilla.
learn-pyramido-legend-legend-1 = Ahora le toca a la Leyenda. Toma cada gema que quiere, espacio por espacio en el mismo orden, y míticas por lo que falte: dos gemas como mucho.
learn-pyramido-legend-gathered-1 = Ha tomado una gema roja y, a falta de una morada, una mítica. El dominó del espacio de su última gema está ahora en su pila: sus iconos son lo que la Leyenda quiere a continuación.
learn-pyramido-legend-take-2 = Tu segundo turno. Toma el dominó que brilla, esta vez con la gema verde.
learn-pyramido-legend-open-2 = Descubre otro.
learn-pyramido-legend-place-2 = Colócalo junto a su color.
learn-pyramido-legend-legend-2 = Y otra vez la Leyenda, tras cada turno tuyo: diez veces en el nivel 1, luego seis, tres y una.
learn-pyramido-legend-gathered-2 = Si no encontrara ninguna gema, tomaría el primer dominó boca arriba y sacaría una gema de la bolsa. Sigue, y el resto del nivel se juega por ti.
learn-pyramido-legend-score = El nivel está lleno. Tú activas áreas como siempre; la Leyenda cuenta sus gemas de color por el número del nivel, y dos puntos por cada mítica.
learn-pyramido-legend-end = Devuelve las gemas de color y guarda las míticas: vuelven a contar en cada nivel. No le dejes demasiadas. ¡Suerte!

## Replay

learn-broken-line = Línea { $line } de la partida:
learn-drop = Suelta aquí una partida (.pyr) o abre una
learn-open = Abrir una partida
learn-ply = { $ply } de { $plies }
learn-position = Momento de la partida
learn-first = Al principio
learn-back = Un paso atrás
learn-play = Reproducir
learn-pause = Pausa
learn-forward = Un paso adelante
learn-last = Al final
learn-speed = Velocidad
learn-eyes = Vista por
learn-onlooker = Un espectador
learn-moments = Momentos
learn-moment-round = Ronda { $number }
learn-moment-level = Nivel { $number }
learn-moment-big = { $name }: { $points } puntos de golpe
learn-moment-end = El final
learn-share = Compartir por enlace
learn-download = Descargar la partida
learn-keys = Las flechas dan un paso, Inicio y Fin saltan, la barra espaciadora reproduce.
learn-look-back = Revisar

## Analysis and hindsight

learn-analysis = ¿Cuánto costó?
learn-analyse = Analizar la partida
learn-analysing-soon = Preparándome para pensar …
learn-analysing = Pensando en la elección { $done } de { $total } …
learn-course = Puntos que cada cual podía esperar, a lo largo de la partida
learn-costliest = Las elecciones más caras
learn-no-cost = Nada que el Maestro hubiera hecho mejor.
learn-cost = costó { $points } puntos
learn-better-elsewhere = Mejor en otro sitio: «Mostrar» lo señala.
learn-better = Mejor: { $line }
learn-no-more = Dejarlo así.
learn-show = Mostrar
learn-whose = Elecciones de
learn-all-choices =
    { $count ->
        [one] La única elección
       *[other] Las { $count } elecciones, una a una
    }
learn-unsure = (puede ser suerte)
learn-best = El Maestro habría hecho lo mismo.
learn-try-again = Probar otra vez desde aquí
learn-try-again-words = Una mesa nueva sigue desde esta posición, contra los mismos bots; por las personas juega el Maestro. Lo que salga a partir de ahora se saca de nuevo.
learn-try-again-as = Juegas por
learn-try-again-against = Contra
learn-try-again-same = los mismos de antes
learn-try-again-start = Empezar
learn-tried-again = otro intento
refused-AGAIN = Aquí la partida ya terminó. Vuelve a una jugada anterior y prueba desde ahí.
learn-hindsight = Qué era posible
learn-hindsight-words = Con las cartas que vinieron (en Pyramido: con los dominós y las gemas que se tomaron), sabiéndolo todo de antemano. Para el primer número se encontró una línea; que ninguna da más que el segundo está demostrado.
learn-exact = Exacto: { $points } era lo máximo posible.
learn-enclosed = No exacto: se halló una línea de { $found } y { $bound } es una cota demostrada. Lo mejor está entre ambas.
learn-scored = Obtenidos
learn-possible = Posibles
learn-bound = Nunca más de

## One's own games

web-page-past = Tus partidas
learn-past-none = Todavía ninguna partida terminada. Juega una y estará aquí.
learn-past-played = Jugadas
learn-past-won = Ganadas
learn-past-mean = De media
learn-past-best = Mejor
learn-past-course = Puntos a lo largo del tiempo
learn-past-against = Partidas ganadas, por rival
learn-past-parts = Tus puntos por origen, de media
learn-past-all = Todas las partidas
learn-past-export = Exportar todas ({ $count })
learn-past-when = Cuándo
learn-past-points = Puntos
learn-past-place = Puesto
learn-past-recent = Últimas cinco
learn-past-streak = Victorias seguidas, como mucho
learn-past-lead = Ventaja sobre el mejor rival
learn-past-seconds = Tiempo por jugada
learn-past-seconds-of = { $seconds } s
learn-past-began = Ganadas empezando
learn-past-of = { $won } de { $played }
learn-past-by-round = Tus puntos por ronda
learn-past-by-level = Tus puntos por nivel
learn-past-sheet = En tu hoja de puntuación, de media
learn-past-game = Juego
learn-past-show-all = Mostrar las { $count }
learn-part-tombs = Pirámides
learn-part-torches = Antorchas
learn-part-boxes = Casillas
learn-part-gems = Gemas
learn-part-skulls = Calaveras
learn-part-areas = Áreas
learn-part-mythical = Gemas míticas
