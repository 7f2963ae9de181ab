# Pyramido: Forgotten Treasures: la mesa, el diario y las reglas en breve.

## Qué hacer ahora

pyramido-todo-take = Toma un dominó boca arriba junto con una gema de su espacio.
pyramido-todo-split = La pila está vacía: elige otra pila para dividirla.
pyramido-todo-open = Descubre el primer dominó de una pila boca abajo.
pyramido-todo-place = Coloca tu dominó en tu pirámide.
pyramido-todo-activate = Gasta gemas para activar áreas y luego cierra el nivel.
pyramido-todo-discard = Tienes { $count } gemas: descarta hasta quedarte con cinco.
pyramido-todo-confirm = Confirma tu elección o deshazla.
pyramido-todo-wait = Los demás están jugando.
pyramido-todo-end = Las pirámides están completas.
pyramido-stage = Nivel { $level } de 4
pyramido-stage-setup = Preparación

## Piezas

pyramido-colour-orange = naranja
pyramido-colour-blue = azul
pyramido-colour-purple = morado
pyramido-colour-green = verde
pyramido-colour-red = rojo
pyramido-gem-orange = topacio naranja
pyramido-gem-blue = zafiro azul
pyramido-gem-purple = amatista morada
pyramido-gem-green = peridoto verde
pyramido-gem-red = rubí rojo
pyramido-gem-mythical = gema mítica
pyramido-gems = { $count } × { $gem }
pyramido-half = { $colour } con { $icons ->
    [0] ningún icono
    [one] { $icons } icono
   *[other] { $icons } iconos
}
pyramido-domino = Dominó: { $a }, { $b }
pyramido-back = Dominó boca abajo: { $a }, { $b }
pyramido-empty = vacía
pyramido-pile = Pila { $space }: { $shown }; { $height } en la pila
pyramido-moves = mueve { $count }
pyramido-take-gem = { $gem } del espacio { $space }

## La mesa

pyramido-market = Área de exploración
pyramido-hand = Dominó en mano
pyramido-turn = Girar
pyramido-place = Colocar aquí
pyramido-angle = En perspectiva
pyramido-peel = Mirar a través de los niveles
pyramido-own = Tu pirámide, nivel { $level } en construcción
pyramido-pyramid-of = Pirámide de { $who }, nivel { $level }, { $blocks ->
    [one] { $blocks } bloque
   *[other] { $blocks } bloques
}
pyramido-cell = Nivel { $level }, columna { $x }, fila { $y }
pyramido-hole = { $count ->
    [one] Deja un hueco
   *[other] Deja { $count } huecos
}
pyramido-change-new = nueva área { $colour } con { $icons ->
    [one] { $icons } icono
   *[other] { $icons } iconos
}
pyramido-change-grows = { $colour } crece a { $icons }
pyramido-change-merges = las áreas de color { $colour } se unen: { $icons }
pyramido-change-shrinks = { $colour } baja a { $icons }
pyramido-change-splits = { $colour } se divide, { $icons ->
    [one] { $icons } icono en total
   *[other] { $icons } iconos en total
}
pyramido-change-covered = { $colour } queda cubierto
pyramido-purse = Gemas: { $gems }
pyramido-legend = La Leyenda
pyramido-the-legend = LA Leyenda
pyramido-wants = Busca: { $gems }
pyramido-legend-turns = { $count ->
    [one] le queda { $count } turno en este nivel
   *[other] le quedan { $count } turnos en este nivel
}

## Puntuación

pyramido-scoring = Activar áreas
pyramido-best = Lo mejor: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
pyramido-done = Cerrar con { $points } (áreas { $areas } + míticas { $mythical })
pyramido-area = { $colour }, { $icons ->
    [one] { $icons } icono
   *[other] { $icons } iconos
}
pyramido-pay = Pagar { $gems } por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
pyramido-sheet = Hoja de puntuación
pyramido-level = Nivel { $level }
pyramido-total = Total
pyramido-tie-gems = Empate a puntos: a { $who } le quedan más gemas.
pyramido-tie-level = Empate a puntos y gemas: { $who } tiene el mejor nivel.
pyramido-tie-shared = Empate a puntos, gemas y mejor nivel: victoria compartida.
pyramido-tie-legend = En caso de empate gana la Leyenda.

## Las opciones en palabras

pyramido-choice-take = Espacio { $space }: tomar { $gem }. { $domino }
pyramido-choice-split = Dividir la pila { $giver }: { $count ->
    [one] se mueve { $count } dominó
   *[other] se mueven { $count } dominós
}
pyramido-choice-open = Descubrir la pila { $space }. { $back }
pyramido-choice-place = Bloque A en { $a }, bloque B en { $b }: { $changes }
pyramido-hint-take = Tomar { $gem } y el dominó del espacio { $space }
pyramido-hint-open = Descubrir la pila { $space }
pyramido-hint-place = Colócalo aquí: { $changes }
pyramido-choice-activate = Activar { $colour } con { $icons ->
    [one] { $icons } icono
   *[other] { $icons } iconos
} por { $gems }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
pyramido-choice-discard = Descartar { $gem }

## Diario

pyramido-log-legend = { $who } empieza su pila.
pyramido-log-gem = De la bolsa al espacio { $space }: { $gem }.
pyramido-log-domino = Se descubre el dominó superior de la pila { $space }.
pyramido-log-level = Empieza el nivel { $level }, comienza { $who }.
pyramido-log-take = { $who } toma el dominó del espacio { $space } y una gema: { $gem }.
pyramido-log-take-domino = { $who } toma el dominó del espacio { $space }.
pyramido-log-take-gem = { $who } toma una gema del espacio { $space }: { $gem }.
pyramido-log-split = { $who } rellena la pila { $space } con la pila { $giver }.
pyramido-log-open = { $who } descubre la pila { $space }.
pyramido-log-place = { $who } coloca el dominó.
pyramido-log-skip = { $who } no tiene sitio y pasa.
pyramido-log-activate = { $who } activa un área del nivel { $level }: { $gems }.
pyramido-log-discard = { $who } descarta: { $gem }.
pyramido-log-draw = { $who } saca de la bolsa: { $gem }.
pyramido-log-score = { $who } consigue { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en el nivel { $level }.
pyramido-log-total = { $who } suma en total { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
pyramido-log-winner = { $count ->
    [one] Gana { $who }.
   *[other] Victoria compartida: { $who }.
}

## Por qué no: una frase por regla

pyramido-why-other = Ahora no se puede hacer eso.
pyramido-why-PY-1-1 = Un dominó son dos bloques que comparten un lado, y solo hay uno de cada.
pyramido-why-PY-1-2 = El dorso muestra colores y número de iconos, y el dominó debe coincidir.
pyramido-why-PY-1-3 = En la bolsa solo hay cierto número de gemas de cada tipo.
pyramido-why-PY-2-1 = Primero la preparación: tres gemas en cada espacio, pilas 1, 3 y 5 boca arriba.
pyramido-why-PY-2-2 = No es tu turno.
pyramido-why-PY-3-1 = Toma un dominó boca arriba y una gema del mismo espacio.
pyramido-why-PY-3-2 = Solo se rellena una pila vacía, con la mitad inferior de otra pila de al menos dos dominós.
pyramido-why-PY-3-3 = Un espacio recibe tres gemas nuevas solo cuando no le queda ninguna.
pyramido-why-PY-3-4 = Descubre el dominó superior de una pila boca abajo.
pyramido-why-PY-3-5 = Ahora coloca tu dominó en tu pirámide.
pyramido-why-PY-3-6 = Antes de colocar el tuyo se descubre un dominó nuevo.
pyramido-why-PY-3-7 = Quien tiene sitio debe jugar; quien no, pasa.
pyramido-why-PY-4-2 = En el nivel 1 el dominó debe compartir un lado con otro, ocupar celdas libres, y todo debe caber en 5×4.
pyramido-why-PY-4-3 = El dominó debe ocupar dos celdas libres y contiguas de este nivel, cada una sobre cuatro bloques del nivel inferior.
pyramido-why-PY-4-5 = Nadie sigue hasta que todos hayan completado y puntuado el nivel.
pyramido-why-PY-5-1 = Solo cuenta lo que se ve desde arriba: este bloque está cubierto o no existe.
pyramido-why-PY-5-2 = Un área se activa una vez por nivel, con 1 o 3 gemas de su color; dos gemas míticas valen por una.
pyramido-why-PY-5-3 = No tienes esas gemas.
pyramido-why-PY-5-4 = Cada gema mítica que conservas da un punto.
pyramido-why-PY-5-6 = Solo se descartan gemas después de puntuar un nivel, hasta tener cinco.
pyramido-why-PY-5-7 = Empieza quien hizo menos puntos en el último nivel.
pyramido-why-PY-6-1 = Gana el total más alto; en empate, más gemas restantes y luego el mejor nivel.
pyramido-why-PY-7-1 = Ahora le toca a la Leyenda.
pyramido-why-PY-7-2 = La Leyenda toma las gemas que muestra su dominó superior, desde la izquierda.
pyramido-why-PY-7-3 = Por lo que no encuentra, la Leyenda toma gemas míticas, dos gemas en total.
pyramido-why-PY-7-4 = La Leyenda toma el dominó del espacio de donde tomó su última gema.
pyramido-why-PY-7-5 = Si no encuentra gemas, la Leyenda toma el dominó más a la izquierda y saca una de la bolsa.
pyramido-why-PY-7-6 = La Leyenda rellena lo que ha vaciado.
pyramido-why-PY-7-7 = La Leyenda puntúa sus gemas de color por el nivel, y dos por cada gema mítica.
pyramido-why-PY-7-8 = Debes tener más puntos que la Leyenda.
pyramido-why-PY-7-9 = LA Leyenda saca una gema más al empezar un nivel si tiene siete gemas míticas.

## Figuras de las reglas

pyramido-figure-PY-2-1 = Cinco espacios: tres dominós boca arriba, dos boca abajo y tres gemas delante de cada uno.
pyramido-figure-PY-3-1 = El dominó y una gema del mismo espacio.
pyramido-figure-PY-4-1 = Una pirámide terminada: 20, 12, 6 y 2 bloques.
pyramido-figure-PY-4-2 = El dominó rojo toca a otro: bien. En las celdas tachadas no tocaría a ninguno.
pyramido-figure-PY-4-3 = Un dominó del nivel 2, en perspectiva y desde arriba: cada bloque cubre un cuarto de cuatro bloques de abajo.
pyramido-figure-PY-4-4 = Quedan dos celdas sueltas y en ninguna cabe un dominó: dos huecos, un dominó menos.
pyramido-figure-PY-5-1 = El área roja ocupa dos niveles y muestra 5 iconos. Un icono morado y uno naranja están tapados y ya no cuentan.
pyramido-figure-PY-5-2 = Para activar un área roja: con estas gemas cada icono vale 1 punto (×1) o 2 puntos (×2).
pyramido-figure-PY-7-2 = A la izquierda, lo alto de su pila: quiere rojo y azul. Halla el rojo en el segundo espacio y el azul en el tercero.
pyramido-figure-PY-7-3 = El rojo está, el azul no: en su lugar la Leyenda toma la gema mítica más a la izquierda.
pyramido-figure-PY-7-4 = Su última gema fue la azul: toma el dominó del tercer espacio.
pyramido-figure-PY-7-5 = Ni rojo, ni azul, ni nada mítico: el dominó más a la izquierda y una gema de la bolsa.
pyramido-figure-PY-7-7 = El final del nivel 3: cinco gemas de color y seis míticas.
