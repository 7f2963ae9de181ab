web-page-deals = Partita del giorno
web-page-deal = Partita del giorno
deals-teaser = Le stesse carte per tutti, una volta al giorno: fin dove arrivi?
deals-words = Le stesse carte per tutti su questo server, ogni giorno nuove. Conta la tua prima partita.
deals-left = Una partita che conta si può iniziare ancora per { $hours } h { $minutes } min.
deals-rules = Conta una sola partita contro il bot { $bot }: tutti trovano le stesse carte e lo stesso avversario. Niente aiuti, niente mosse annullate; puoi uscire e tornare.
deals-going-on = La tua partita è in corso e ti aspetta.
deals-closed = Questo giorno è passato. Puoi rivedere le partite e giocare per allenarti.
deals-counts = Questa partita conta
deals-practice = Allenamento: questa partita non conta
deals-play-begin = Gioca
deals-play-on = Continua
deals-play-more = Gioca per allenarti
deals-results = Risultati
deals-table = Classifica
deals-played =
    { $count ->
        [one] { $count } risultato finora
       *[other] { $count } risultati finora
    }
deals-nobody = Nessuno l’ha ancora finita.
deals-player = Giocatore
deals-lead = Vantaggio
deals-look = Rivedi la partita di { $name }
deals-beaten = degli altri superati
deals-first = { $points }. Nessun altro ha ancora finito.
deals-verdict = { $points }: posto { $place } su { $players }, meglio del { $share } degli altri.
deals-yardstick = Che cosa ne hanno fatto i bot, al tuo posto:
deals-share = Condividi
deals-invite = Invita altri
deals-share-title = Pyramidion · { $title } · { $name }
deals-days = Altri giorni
deals-before = Il giorno prima
deals-after = Il giorno dopo
deals-yesterday = Ieri: { $title }
deals-named = Una partita con un nome
deals-named-words = Accordatevi su una parola: chi la scrive qui, o apre il suo link, trova le stesse carte. Ha una classifica tutta sua.
deals-name = Nome della partita
deals-name-example = p. es. serata-in-famiglia
deals-find = Alla partita
deals-same = Che cosa è uguale per tutti?
deals-same-words = La distribuzione iniziale; ogni configurazione rivelata, nel suo ordine; ogni carta che entra nell’Offerta e ogni tessera di una pila, nel loro ordine, se non sono uscite prima; lo stesso per le gemme, finché il sacchetto lo permette. L’avversario è lo stesso bot, che alle stesse mosse risponde allo stesso modo. Da che cosa si pesca lo sa solo il server.
refused-DEAL = Qui non è possibile: una partita che conta la giochi da te e senza annullare mosse; il nome è un giorno fino a oggi, o una parola di al massimo 40 lettere.
