# Pyramido: Forgotten Treasures: il tavolo, il diario e le regole in breve.

## Che cosa fare adesso

pyramido-todo-take = Prendi una Tessera Domino scoperta insieme a una gemma del suo Spazio.
pyramido-todo-split = La pila è vuota: scegli un’altra pila da dividere.
pyramido-todo-open = Scopri la prima tessera di una pila coperta.
pyramido-todo-place = Posa la tua Tessera Domino nella piramide.
pyramido-todo-activate = Spendi gemme per attivare aree, poi chiudi il livello.
pyramido-todo-discard = Hai { $count } gemme: scarta fino a tenerne cinque.
pyramido-todo-confirm = Conferma la tua scelta o annullala.
pyramido-todo-wait = Gli altri stanno giocando.
pyramido-todo-end = Le piramidi sono complete.
pyramido-stage = Livello { $level } di 4
pyramido-stage-setup = Preparazione

## Pezzi

pyramido-colour-orange = arancione
pyramido-colour-blue = blu
pyramido-colour-purple = viola
pyramido-colour-green = verde
pyramido-colour-red = rosso
pyramido-gem-orange = topazio arancione
pyramido-gem-blue = zaffiro blu
pyramido-gem-purple = ametista viola
pyramido-gem-green = peridoto verde
pyramido-gem-red = rubino rosso
pyramido-gem-mythical = Gemma Mitica
pyramido-gems = { $count } × { $gem }
pyramido-half = { $colour } con { $icons ->
    [0] nessuna icona
    [one] { $icons } icona
   *[other] { $icons } icone
}
pyramido-domino = Tessera Domino: { $a }, { $b }
pyramido-back = Tessera coperta: { $a }, { $b }
pyramido-empty = vuota
pyramido-pile = Pila { $space }: { $shown }; { $height } nella pila
pyramido-moves = ne sposta { $count }
pyramido-take-gem = { $gem } dello Spazio { $space }

## Il tavolo

pyramido-market = Area Esplorazione
pyramido-hand = Tessera in mano
pyramido-turn = Ruota
pyramido-place = Posa qui
pyramido-angle = In prospettiva
pyramido-peel = Guarda attraverso i livelli
pyramido-own = La tua piramide, livello { $level } in costruzione
pyramido-pyramid-of = Piramide di { $who }, livello { $level }, { $blocks ->
    [one] { $blocks } blocco
   *[other] { $blocks } blocchi
}
pyramido-cell = Livello { $level }, colonna { $x }, riga { $y }
pyramido-hole = { $count ->
    [one] Lascia un buco
   *[other] Lascia { $count } buchi
}
pyramido-change-new = nuova area { $colour } con { $icons ->
    [one] { $icons } icona
   *[other] { $icons } icone
}
pyramido-change-grows = { $colour } cresce a { $icons }
pyramido-change-merges = le aree { $colour } si uniscono: { $icons }
pyramido-change-shrinks = { $colour } scende a { $icons }
pyramido-change-splits = { $colour } si divide, { $icons ->
    [one] { $icons } icona in tutto
   *[other] { $icons } icone in tutto
}
pyramido-change-covered = { $colour } viene coperto
pyramido-purse = Gemme: { $gems }
pyramido-legend = La Leggenda
pyramido-the-legend = LA Leggenda
pyramido-wants = Cerca: { $gems }
pyramido-legend-turns = { $count ->
    [one] ancora { $count } turno in questo livello
   *[other] ancora { $count } turni in questo livello
}

## Punteggio

pyramido-scoring = Attiva le aree
pyramido-best = Al meglio: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
pyramido-done = Chiudi con { $points } (aree { $areas } + mitiche { $mythical })
pyramido-area = { $colour }, { $icons ->
    [one] { $icons } icona
   *[other] { $icons } icone
}
pyramido-pay = Paga { $gems } per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
pyramido-sheet = Tabella dei punti
pyramido-level = Livello { $level }
pyramido-total = Totale
pyramido-tie-gems = Parità di punti: a { $who } restano più gemme.
pyramido-tie-level = Parità di punti e di gemme: { $who } ha il miglior livello singolo.
pyramido-tie-shared = Parità di punti, gemme e miglior livello: la vittoria è condivisa.
pyramido-tie-legend = In parità vince la Leggenda.

## Le scelte a parole

pyramido-choice-take = Spazio { $space }: prendi { $gem }. { $domino }
pyramido-choice-split = Dividi la pila { $giver }: { $count ->
    [one] si sposta { $count } tessera
   *[other] si spostano { $count } tessere
}
pyramido-choice-open = Scopri la pila { $space }. { $back }
pyramido-choice-place = Blocco A su { $a }, blocco B su { $b }: { $changes }
pyramido-hint-take = Prendi { $gem } e la tessera dello Spazio { $space }
pyramido-hint-open = Scopri la pila { $space }
pyramido-hint-place = Posala qui: { $changes }
pyramido-choice-activate = Attiva { $colour } con { $icons ->
    [one] { $icons } icona
   *[other] { $icons } icone
} per { $gems }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
pyramido-choice-discard = Scarta { $gem }

## Diario

pyramido-log-legend = { $who } inizia la sua pila.
pyramido-log-gem = Dal sacchetto allo Spazio { $space }: { $gem }.
pyramido-log-domino = Si scopre la cima della pila { $space }.
pyramido-log-level = Inizia il livello { $level }, comincia { $who }.
pyramido-log-take = { $who } prende la tessera dello Spazio { $space } e una gemma: { $gem }.
pyramido-log-take-domino = { $who } prende la tessera dello Spazio { $space }.
pyramido-log-take-gem = { $who } prende una gemma dallo Spazio { $space }: { $gem }.
pyramido-log-split = { $who } riempie la pila { $space } dalla pila { $giver }.
pyramido-log-open = { $who } scopre la pila { $space }.
pyramido-log-place = { $who } posa la tessera.
pyramido-log-skip = { $who } non ha spazio e salta il turno.
pyramido-log-activate = { $who } attiva un’area del livello { $level }: { $gems }.
pyramido-log-discard = { $who } scarta: { $gem }.
pyramido-log-draw = { $who } pesca dal sacchetto: { $gem }.
pyramido-log-score = { $who } ottiene { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} al livello { $level }.
pyramido-log-total = { $who } ha in tutto { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
pyramido-log-winner = { $count ->
    [one] Vince { $who }.
   *[other] Vittoria condivisa: { $who }.
}

## Perché no: una frase per regola

pyramido-why-other = Adesso non è possibile.
pyramido-why-PY-1-1 = Una Tessera Domino ha due blocchi con un lato in comune, e ne esiste una sola di ogni tipo.
pyramido-why-PY-1-2 = Il dorso mostra colori e numero di icone, e la tessera deve corrispondere.
pyramido-why-PY-1-3 = Nel sacchetto ci sono solo tante gemme di ogni tipo.
pyramido-why-PY-2-1 = Prima la preparazione: tre gemme in ogni Spazio, pile 1, 3 e 5 scoperte.
pyramido-why-PY-2-2 = Non è il tuo turno.
pyramido-why-PY-3-1 = Prendi una tessera scoperta e una gemma dello stesso Spazio.
pyramido-why-PY-3-2 = Si riempie solo una pila vuota, con la metà inferiore di un’altra pila di almeno due tessere.
pyramido-why-PY-3-3 = Uno Spazio riceve tre nuove gemme solo quando non ne ha più.
pyramido-why-PY-3-4 = Scopri la cima di una pila coperta.
pyramido-why-PY-3-5 = Ora posa la tua tessera nella piramide.
pyramido-why-PY-3-6 = Prima di posare si scopre una nuova tessera.
pyramido-why-PY-3-7 = Chi ha spazio deve giocare; chi non ne ha salta il turno.
pyramido-why-PY-4-2 = Al livello 1 la tessera deve toccare con un lato una precedente, stare su posti liberi, e tutto deve entrare in 5×4.
pyramido-why-PY-4-3 = La tessera deve stare su due posti liberi e vicini di questo livello, ognuno sopra quattro blocchi del livello sotto.
pyramido-why-PY-4-5 = Nessuno prosegue prima che tutti abbiano completato e contato il livello.
pyramido-why-PY-5-1 = Conta solo ciò che si vede dall’alto: questo blocco è coperto o non esiste.
pyramido-why-PY-5-2 = Un’area si attiva una volta per livello, con 1 o 3 gemme del suo colore; due Gemme Mitiche ne valgono una.
pyramido-why-PY-5-3 = Non hai queste gemme.
pyramido-why-PY-5-4 = Ogni Gemma Mitica conservata vale un punto.
pyramido-why-PY-5-6 = Si scartano gemme solo dopo il conteggio di un livello, fino a cinque.
pyramido-why-PY-5-7 = Comincia chi ha fatto meno punti nell’ultimo livello.
pyramido-why-PY-6-1 = Vince il totale più alto; in parità più gemme rimaste, poi il miglior livello.
pyramido-why-PY-7-1 = Adesso tocca alla Leggenda.
pyramido-why-PY-7-2 = La Leggenda prende le gemme mostrate dalla sua prima tessera, da sinistra.
pyramido-why-PY-7-3 = Per ciò che non trova, la Leggenda prende Gemme Mitiche, due gemme in tutto.
pyramido-why-PY-7-4 = La Leggenda prende la tessera dello Spazio da cui ha preso l’ultima gemma.
pyramido-why-PY-7-5 = Se non trova gemme, la Leggenda prende la tessera più a sinistra e pesca dal sacchetto.
pyramido-why-PY-7-6 = La Leggenda riempie ciò che ha svuotato.
pyramido-why-PY-7-7 = La Leggenda conta le Gemme Colorate per il livello, più due per ogni Gemma Mitica.
pyramido-why-PY-7-8 = Devi avere più punti della Leggenda.
pyramido-why-PY-7-9 = LA Leggenda pesca una gemma in più all’inizio di un livello se ha sette Gemme Mitiche.

## Figure delle regole

pyramido-figure-PY-2-1 = Cinque Spazi: tre tessere scoperte, due coperte, tre gemme davanti a ciascuna.
pyramido-figure-PY-3-1 = La tessera e una gemma dello stesso Spazio.
pyramido-figure-PY-4-1 = Una piramide finita: 20, 12, 6 e 2 blocchi.
pyramido-figure-PY-4-2 = La tessera rossa ne tocca un’altra: va bene. Sulle celle barrate non ne toccherebbe nessuna.
pyramido-figure-PY-4-3 = Una tessera del livello 2, in prospettiva e dall’alto: ogni suo blocco copre un quarto di quattro blocchi sottostanti.
pyramido-figure-PY-4-4 = Restano due celle isolate e nessuna tessera ci sta: due buchi, una tessera in meno.
pyramido-figure-PY-5-1 = L’area rossa sta su due livelli e mostra 5 icone. Un’icona viola e una arancione sono coperte e non contano più.
pyramido-figure-PY-5-2 = Per attivare un’area rossa: con queste gemme ogni sua icona vale 1 punto (×1) o 2 punti (×2).
pyramido-figure-PY-7-2 = A sinistra la cima della sua pila: vuole rosso e blu. Trova il rosso nel secondo Spazio e il blu nel terzo.
pyramido-figure-PY-7-3 = Il rosso c’è, il blu da nessuna parte: al suo posto la Leggenda prende la Gemma Mitica più a sinistra.
pyramido-figure-PY-7-4 = L’ultima gemma è stata la blu: prende la tessera del terzo Spazio.
pyramido-figure-PY-7-5 = Né rosso, né blu, niente di mitico: la tessera più a sinistra e una gemma dal sacchetto.
pyramido-figure-PY-7-7 = La fine del livello 3: cinque Gemme Colorate e sei Mitiche.
