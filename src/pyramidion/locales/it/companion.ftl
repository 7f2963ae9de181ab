# Per chi ha i giochi in scatola: segnapunti, mazzo Spedizioni, le proprie carte, LA Leggenda.

web-page-companion = Al tavolo vero
companion-invite = Giochi con la scatola vera? Segnapunti, mazzo Spedizioni e altro
companion-title = Un aiuto per i giochi in scatola
companion-words = Le carte sul tavolo, i conti qui. Il segnapunti e il mazzo Spedizioni funzionano anche senza rete.
companion-game-silver-gold = Silver & Gold: Pyramids
companion-game-pyramido = Pyramido: Forgotten Treasures

## Il segnapunti

companion-pad = Segnapunti
companion-pad-words = Tocca ciò che dà punti: la somma è immediata, spareggi compresi.
companion-new-sheet = Nuovo foglio
companion-new-sheet-words = Tutto ciò che è stato inserito viene cancellato; i nomi restano.
companion-add-player = Aggiungi un giocatore
companion-remove-player = Togli { $name }
companion-players = Giocatori e punti
companion-player = Giocatore { $number }
companion-name = Nome del giocatore { $number }
companion-total = Totale
companion-less = Uno in meno: { $what }
companion-more = Uno in più: { $what }
companion-add = { $factor ->
    [1] Aggiungi { $number }
   *[other] Aggiungi { $number } per { $factor }
}
companion-entered = Inseriti: { $what }
companion-remove-term = { $factor ->
    [1] Togli { $number }
   *[other] Togli { $number }×{ $factor }
}
companion-mark = { $what }: { $mark }
companion-mark-taken = { $what }, ce l’ha { $who }
companion-section-all = Carta segnapunti
companion-section-level = Livello { $number }
companion-section-end = In caso di parità
companion-rival-legend = LA Leggenda
companion-entry-silver-gold-completed = Piramidi completate
companion-entry-silver-gold-torches = Fiaccole, per round
companion-entry-silver-gold-boxes = Caselle della corsa ai colori
companion-entry-silver-gold-red = Gemme rosse
companion-entry-silver-gold-green = Gemme verdi
companion-entry-silver-gold-skulls = Teschi
companion-entry-pyramido-areas = Icone delle aree attivate
companion-entry-pyramido-mythical = Gemme Mitiche
companion-entry-pyramido-coloured = Gemme Colorate
companion-entry-pyramido-gems = Gemme rimaste alla fine
companion-verdict-empty = Tocca ciò che dà punti: qui si somma.
companion-verdict = { $who } è in testa con { $points } punti.
companion-verdict-tie = Parità a { $points } punti: vince { $who }.
companion-verdict-shared = { $who } condividono il primo posto con { $points } punti.
companion-verdict-rival = { $who } è in testa con { $points } punti.
companion-verdict-rival-tie = In parità vince LA Leggenda.
companion-tie-silver-gold-card = Decide la carta completata con il numero più basso.
companion-tie-pyramido-gems = Decide chi ha più gemme rimaste.
companion-tie-pyramido-level = Decide il miglior singolo livello.

## Il mazzo da rivelare

companion-keeper-silver-gold = Mazzo Spedizioni
companion-keeper-silver-gold-words = Rivela le configurazioni per tutti e conta round e turni.
companion-keeper-silver-gold-turn = Tutti segnano, poi si sostituiscono le carte completate, poi si prendono le caselle dei colori.
companion-begin = Rivela la prima carta
companion-next = Prossima carta
companion-next-round = Mescola e inizia il round { $round }
companion-new-game = Nuova partita
companion-new-game-words = Il mazzo viene mescolato e si ricomincia dal round 1.
companion-not-begun = Tutte le carte sono mescolate.
companion-round = Round { $round } di { $rounds }
companion-turn = Turno { $turn } di { $turns }
companion-round-over = Il round { $round } finisce quando tutti hanno preso le loro caselle.
companion-deck-over = Era l’ultima carta. Prendete le ultime caselle, poi contate i punti.
companion-seen = Viste in questo round
companion-nothing-yet = Ancora nessuna.
companion-left = { $count ->
    [one] Ancora nel mazzo: { $count } carta
   *[other] Ancora nel mazzo: { $count } carte
}
companion-no-undo = Una carta vista non si rimette nel mazzo: il caso non si annulla.
companion-card-silver-gold-i2 = Due in fila
companion-card-silver-gold-i3 = Tre in fila
companion-card-silver-gold-v3 = Angolo da tre
companion-card-silver-gold-l4 = L da quattro
companion-card-silver-gold-t4 = T da quattro
companion-card-silver-gold-o4 = Quadrato da quattro

## Le proprie carte

companion-pieces-silver-gold = Le mie carte Piramide
companion-pieces-silver-gold-words = Inserisci una volta le carte della tua scatola, poi gioca qui con quelle.
companion-pieces-pyramido = Le mie Tessere Domino
companion-pieces-pyramido-words = Inserisci una volta le tessere della tua scatola, poi gioca qui con quelle.
companion-piece-silver-gold = Carta { $number }
companion-piece-pyramido = Tessera { $number }
companion-import = Apri un file
companion-export = Salva in un file
companion-start-anew = Ricomincia
companion-start-anew-words = Tutto ciò che è stato inserito qui viene cancellato. Se vuoi tenerlo, salvalo prima in un file.
companion-unchecked = Il server non risponde. Ciò che inserisci resta qui e sarà controllato più tardi.
companion-previous = Precedente
companion-following = Successiva
companion-not-entered = Non ancora inserita: basta una modifica per inserirla.
companion-piece-fine = Nessun errore.
companion-piece-drop = Toglila
companion-deck-name = Nome della serie, una sola parola
companion-progress = { $done } di { $size } inserite
companion-faults = Che cosa manca ancora
companion-use = Usa su questo server
companion-used = Ora { $name } si può scegliere quando si apre un tavolo.
companion-state-missing = { $piece }, non inserita
companion-state-wrong = { $piece }, con un errore
companion-state-done = { $piece }, inserita
companion-tools = Che cosa disegnare
companion-tools-words = Tocca le caselle o passaci sopra. Con i tasti: frecce, e la lettera di ciò che va lì.
companion-block = Blocco { $side }
companion-quarter = Icona sul blocco { $side }, { $quarter }
companion-quarter-0 = in alto a sinistra
companion-quarter-1 = in alto a destra
companion-quarter-2 = in basso a sinistra
companion-quarter-3 = in basso a destra
companion-quarters-words = Tocca un quarto per mettere o togliere un’icona. Il blocco A sta a sinistra.
companion-fault-place = Voce n. { $place } del file: { $fault }
companion-fault-toml-at = Il file non è scritto in TOML: riga { $line }, colonna { $column }.
companion-fault-toml = Il file non è scritto in TOML.
companion-fault-empty = Non è ancora inserito nulla: nel file manca [[{ $table }]].
companion-fault-tables = Tutto ciò che è inserito deve stare sotto [[{ $table }]].
companion-fault-letters = Il nome può avere fino a { $most } lettere, cifre, - e _.
companion-fault-name = Alla serie manca ancora un nome, di una sola parola.
companion-fault-taken = Il nome { $name } è di un’altra serie: dai alla tua il suo.
companion-fault-key = Qui non si sa che cosa significhi { $key }.
companion-fault-number = Il numero deve essere compreso tra 1 e { $most }.
companion-fault-twice = Questo numero compare più di una volta.
companion-fault-missing = { $count ->
    [one] Ne manca ancora { $count }: { $numbers }.
   *[other] Ne mancano ancora { $count }: { $numbers }.
}
companion-fault-cards-share = Carte di colore { $colour }: { $found } invece di { $wanted }.
companion-fault-colour = Il colore { $found } non esiste; il file conosce { $known }.
companion-fault-grid = Una carta ha { $rows } righe di { $columns } caselle.
companion-fault-square = Casella { $square }: il segno { $found } non esiste; il file conosce { $known }.
companion-fault-entrance = Ci deve essere esattamente un Ingresso, nella riga in alto.
companion-fault-tomb = Ci deve essere esattamente una Tomba Dorata, nella riga in basso.
companion-fault-cut-off = Non si può raggiungere dall’Ingresso: { $squares }.
companion-fault-block = Il blocco { $side } va scritto come «red 10/00».
companion-fault-block-colour = Blocco { $side }: il colore { $found } non esiste; il file conosce { $known }.
companion-fault-icons = Una Tessera Domino ha { $wanted } icone, questa ne ha { $found }.
companion-fault-twin = È uguale alla tessera { $twin }, forse girata di mezzo giro.
companion-fault-blocks-share = Blocchi di colore { $colour }: { $found } invece di { $wanted }.
companion-fault-icons-share = Icone di colore { $colour }: { $found } invece di { $wanted }.
companion-fault-pairs-share = Tessere { $colour } e { $other }: { $found } invece di { $wanted }.
refused-DECK = Qui non c’è una serie così.
refused-DECK-FAULT = La serie ha ancora un errore.
refused-DECK-NAME = Esiste già una serie con questo nome: scegline un altro.
refused-DECK-LIMIT = La serie è troppo grande, oppure ne hai già quante se ne possono avere.

## Una partita con i pezzi veri

companion-real-pyramido = LA Leggenda al tuo tavolo
companion-real-pyramido-words = In solitario con le tessere vere: di’ che cosa c’è sul tavolo, e qui leggi che cosa fa LA Leggenda.
companion-real-about = Prepara sul tavolo una partita in solitario. Poi di’ ciò che vedi, una cosa alla volta, e gioca qui anche i tuoi turni. I dorsi non servono. I turni della Leggenda arrivano da soli, con la regola di ogni passo.
companion-real-begin = Comincia
companion-your-name = Il tuo nome
companion-tell-legend = Con quale tessera comincia la pila della Leggenda?
companion-tell-gem = Quale gemma è uscita per lo Spazio { $space }?
companion-tell-domino = Quale tessera è scoperta sulla pila { $space }?
companion-tell-draw = Quale gemma pesca LA Leggenda dal sacchetto?
companion-since = Che cosa è successo
companion-take-back = Annulla l’ultimo inserimento
companion-save-record = Salva la partita
companion-watch = Rivedila
companion-hues = Colori della tessera
companion-found = { $count ->
    [one] { $count } tessera possibile
   *[other] { $count } tessere possibili
}
companion-face-down = coperta
companion-real-over = La partita è finita: { $points } punti, LA Leggenda { $rival }.
refused-REAL = Qui questo gioco non si può giocare con i pezzi veri.
companion-real-leave = Tutto ciò che hai inserito viene cancellato. Se vuoi tenerla, salva prima la partita.

## Solo ciò che serve alla Leggenda

companion-ask-pyramido = Che cosa fa LA Leggenda?
companion-ask-pyramido-words = Più veloce: di’ solo che cosa c’è nei cinque Spazi, e conta da te la tua piramide.
companion-ask-icons = Icone della tessera in cima alla pila della Leggenda
companion-ask-space = Spazio { $space }
companion-ask-up = scoperta
companion-ask-go = Che cosa fa LA Leggenda?
companion-ask-done = Fatto sul tavolo
companion-ask-next = Poi scopri la tessera successiva di quella pila, riempi gli Spazi vuoti e dividi una pila se è finita.
companion-ask-draw = Non ha preso gemme: pescane una dal sacchetto per lei.
companion-ask-gems = Gemme della Leggenda
companion-ask-level = Il livello { $level } è finito: conta i punti
companion-ask-scored = Punti della Leggenda: { $points } ({ $levels })
companion-ask-gem = { $gem }: { $count }
