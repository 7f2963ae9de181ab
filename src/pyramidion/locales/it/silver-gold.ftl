# Silver & Gold: Pyramids: il tavolo, il diario e le regole in breve.

## Che cosa fare adesso

silver-gold-todo-keep = Scegli le due carte Piramide da tenere.
silver-gold-todo-mark = Segna l’intera configurazione su una delle tue carte, oppure una sola casella.
silver-gold-todo-single = La configurazione non entra da nessuna parte: segna una sola casella.
silver-gold-todo-cross = Una Croce: segna un’altra casella su una delle tue carte.
silver-gold-todo-replace = Piramide completata! Prendi una nuova carta dall’Offerta o dal mazzo.
silver-gold-todo-take = Piramide completata! Prendi una nuova carta dall’Offerta.
silver-gold-todo-confirm = Conferma la tua scelta o annullala.
silver-gold-todo-wait = Gli altri stanno scegliendo.
silver-gold-todo-end = La spedizione è finita.
silver-gold-stage = Round { $round } di 4, turno { $turn } di 7
silver-gold-stage-setup = Preparazione

## Il tavolo

silver-gold-colour-green = verde
silver-gold-colour-orange = arancione
silver-gold-colour-purple = viola
silver-gold-card = Carta Piramide { $number }, { $colour }
silver-gold-square = { $square }: { $what }
silver-gold-square-marked = { $square }: { $what }, segnata
silver-gold-square-wall = muro
silver-gold-square-free = libera
silver-gold-square-entrance = Ingresso
silver-gold-square-tomb = Tomba Dorata
silver-gold-square-red-cross = Croce
silver-gold-square-red-gem = gemma rossa
silver-gold-square-green-gem = gemma verde
silver-gold-square-torch = fiaccola
silver-gold-square-skull = teschio
silver-gold-square-potion = pozione
silver-gold-expedition = Carta Spedizione
silver-gold-turn = Ruota
silver-gold-mirror = Specchia
silver-gold-single = Una casella
silver-gold-other-way = Un altro modo di disporlo qui, { $way } di { $ways }
silver-gold-left = Ancora in questo round
silver-gold-pattern = { $pattern }: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
silver-gold-hand = Le tue quattro carte
silver-gold-display = Offerta
silver-gold-deck = Pesca dal mazzo Piramidi, { $count ->
    [one] resta { $count } carta
   *[other] restano { $count } carte
}
silver-gold-race = Corsa ai colori
silver-gold-box-owned = { $points }, presa da { $who }
silver-gold-marks = { $count ->
    [0] non iniziata
    [one] { $count } crocetta
   *[other] { $count } crocette
}
silver-gold-completed = Piramidi completate: { $cards }

## Le scelte a parole

silver-gold-brings = { $what } ×{ $count }
silver-gold-choice-mark = Carta { $card }: segna { $squares }
silver-gold-choice-mark-brings = Carta { $card }: segna { $squares }; porta { $brings }; { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
silver-gold-choice-keep = Tieni le carte { $one } e { $other }
silver-gold-choice-take = Prendi la carta { $card } dall’Offerta
silver-gold-choice-draw = Pesca una carta coperta dal mazzo

## Carta segnapunti

silver-gold-sheet = Tabella dei punti
silver-gold-torches = Fiaccole
silver-gold-red-gems = Gemme rosse
silver-gold-green-gems = Gemme verdi
silver-gold-skulls = Teschi
silver-gold-ticked = { $what }: { $count } su { $of }
silver-gold-part-tombs = Tombe Dorate
silver-gold-part-torches = Fiaccole
silver-gold-part-boxes = Punti Piramide
silver-gold-part-gems = Gemme
silver-gold-part-skulls = Teschi
silver-gold-part-total = Punti Vittoria
silver-gold-tie-card = Parità di punti: vince { $who } con la carta completata più bassa, la numero { $card }.
silver-gold-tie-shared = Parità di punti e nessuna piramide completata: la vittoria è condivisa.

## Diario

silver-gold-log-deal = { $who } riceve la carta { $card }.
silver-gold-log-keep = { $who } tiene le carte { $one } e { $other }.
silver-gold-log-show = La carta { $card } entra nell’Offerta.
silver-gold-log-round = Inizia il round { $round }.
silver-gold-log-reveal = La spedizione mostra { $pattern }.
silver-gold-log-mark = { $who } segna { $squares } sulla carta { $card }.
silver-gold-log-cross = { $who } segna { $square } sulla carta { $card } grazie a una Croce.
silver-gold-log-take = { $who } prende la carta { $card } dall’Offerta.
silver-gold-log-draw = { $who } pesca dal mazzo.
silver-gold-log-claim = { $who } ottiene la casella da { $points } del colore { $colour }.
silver-gold-log-score = { $who } totalizza { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
silver-gold-log-winner = { $count ->
    [one] Vince { $who }.
   *[other] Vittoria condivisa: { $who }.
}

## Perché no: una frase per regola

silver-gold-why-other = Adesso non è possibile.
silver-gold-why-SG-1-1 = Ogni carta esiste una sola volta, e questa è già stata vista.
silver-gold-why-SG-2-1 = Delle quattro carte ricevute se ne tengono esattamente due.
silver-gold-why-SG-2-2 = Prima l’Offerta si completa a quattro carte.
silver-gold-why-SG-3-1 = Prima si rivela una carta Spedizione; ognuna appare solo tante volte quante sono nel mazzo.
silver-gold-why-SG-4-1 = L’intera configurazione deve stare su una tua carta, su caselle non segnate e non muri; puoi ruotarla e specchiarla.
silver-gold-why-SG-4-2 = La prima volta si deve segnare anche l’Ingresso; poi almeno una nuova casella deve toccare con un lato una crocetta precedente.
silver-gold-why-SG-4-3 = Una casella singola deve essere l’Ingresso o toccare con un lato una crocetta; e non si può passare.
silver-gold-why-SG-4-4 = Una Croce dà subito una crocetta in più: su una delle due carte, l’Ingresso o una casella accanto a una crocetta.
silver-gold-why-SG-5-1 = Si prendono carte nuove solo per piramidi completate, dall’Offerta o dal mazzo.
silver-gold-why-SG-5-2 = Hai completato due piramidi: scegli la seconda carta prima che l’Offerta venga riempita.
silver-gold-why-SG-5-3 = Prima l’Offerta si riempie fino a quattro carte.
silver-gold-why-SG-5-4 = Sostituisce prima chi ha completato la carta con il numero più basso.
silver-gold-why-SG-5-5 = Il mazzo è vuoto: prendi una carta dall’Offerta.
silver-gold-why-SG-5-6 = Dopo l’ultimo turno non si sostituisce più nulla.
silver-gold-why-SG-6-1 = I Punti Piramide si ottengono arrivando a 2, 4 o 6 piramidi di un colore: la casella libera più alta.
silver-gold-why-SG-6-2 = Sceglie prima chi ha completato la carta con il numero più basso.
silver-gold-why-SG-7-1 = Il punteggio risulta da tombe, fiaccole, Punti Piramide, gemme e teschi.
silver-gold-why-SG-7-3 = Vince chi ha più punti; in parità chi ha completato la carta più bassa.

## Figure delle regole

silver-gold-figure-SG-1-5 = Fiaccole dei round 1 e 4, sei gemme rosse, tre verdi, tre teschi: −6.
silver-gold-figure-SG-2-1 = Quattro carte distribuite, due tenute.
silver-gold-figure-SG-4-2 = La prima crocetta comprende l’Ingresso; una successiva tocca ciò che è segnato, lato contro lato.
silver-gold-figure-SG-4-3 = Una casella invece della configurazione.
silver-gold-figure-SG-4-4 = La configurazione ha segnato una Croce: si segna subito un’altra casella.
silver-gold-figure-SG-4-9 = Tre teschi prima della pozione, uno dopo: −1 invece di −6.
silver-gold-figure-SG-6-1 = Il 10 è andato: chi ora arriva a due, quattro o sei piramidi viola prende il 6.
silver-gold-figure-SG-6-2 = Ada completa la carta 33 come seconda, Ben la 15 come quarta: il numero più basso viene prima, quindi Ben prende il 6 e Ada il 3.
silver-gold-figure-SG-7-1 = Sette piramidi, due fiaccole, tre caselle della corsa, sei gemme rosse e tre verdi, tre teschi.
