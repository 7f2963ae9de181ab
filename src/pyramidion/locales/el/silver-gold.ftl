# Silver & Gold: Pyramids: το τραπέζι, το ημερολόγιο και οι κανόνες με λίγα λόγια.

## Τι να κάνω τώρα

silver-gold-todo-keep = Διάλεξε τις δύο κάρτες πυραμίδας που θα κρατήσεις.
silver-gold-todo-mark = Μάρκαρε ολόκληρο το σχέδιο σε μία κάρτα σου ή μόνο ένα κουτάκι.
silver-gold-todo-single = Το σχέδιο δεν χωράει πουθενά: μάρκαρε ένα κουτάκι.
silver-gold-todo-cross = Κόκκινο Χ: μάρκαρε ένα ακόμη κουτάκι σε όποια κάρτα σου θέλεις.
silver-gold-todo-replace = Η πυραμίδα συμπληρώθηκε! Πάρε νέα κάρτα από την ανοιχτή τετράδα ή από τη στοίβα.
silver-gold-todo-take = Η πυραμίδα συμπληρώθηκε! Πάρε νέα κάρτα από την ανοιχτή τετράδα.
silver-gold-todo-confirm = Επιβεβαίωσε την επιλογή σου ή πάρε την πίσω.
silver-gold-todo-wait = Οι άλλοι διαλέγουν.
silver-gold-todo-end = Η εκστρατεία τελείωσε.
silver-gold-stage = Γύρος { $round } από 4, σειρά { $turn } από 7
silver-gold-stage-setup = Προετοιμασία

## Το τραπέζι

silver-gold-colour-green = πράσινο
silver-gold-colour-orange = πορτοκαλί
silver-gold-colour-purple = μωβ
silver-gold-card = Κάρτα πυραμίδας { $number }, { $colour }
silver-gold-square = { $square }: { $what }
silver-gold-square-marked = { $square }: { $what }, μαρκαρισμένο
silver-gold-square-wall = τοίχος
silver-gold-square-free = ελεύθερο
silver-gold-square-entrance = κουτάκι εισόδου
silver-gold-square-tomb = χρυσός τάφος
silver-gold-square-red-cross = κόκκινο Χ
silver-gold-square-red-gem = κόκκινο πετράδι
silver-gold-square-green-gem = πράσινο πετράδι
silver-gold-square-torch = πυρσός
silver-gold-square-skull = νεκροκεφαλή
silver-gold-square-potion = μαγικό φίλτρο
silver-gold-expedition = Κάρτα εκστρατείας
silver-gold-turn = Στροφή
silver-gold-mirror = Καθρέφτης
silver-gold-single = Ένα κουτάκι
silver-gold-other-way = Άλλος τρόπος εδώ, { $way } από { $ways }
silver-gold-left = Απομένουν στον γύρο
silver-gold-pattern = { $pattern }: { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
}
silver-gold-hand = Οι τέσσερις κάρτες σου
silver-gold-display = Ανοιχτή τετράδα
silver-gold-deck = Τράβηξε από τη στοίβα πυραμίδων, { $count ->
    [one] απομένει { $count } κάρτα
   *[other] απομένουν { $count } κάρτες
}
silver-gold-race = Αγώνας για τα χρώματα
silver-gold-box-owned = { $points }, το πήρε: { $who }
silver-gold-marks = { $count ->
    [0] δεν έχει αρχίσει
    [one] { $count } κουτάκι με Χ
   *[other] { $count } κουτάκια με Χ
}
silver-gold-completed = Συμπληρωμένες πυραμίδες: { $cards }

## Οι επιλογές με λόγια

silver-gold-brings = { $what } ×{ $count }
silver-gold-choice-mark = Κάρτα { $card }: μάρκαρε { $squares }
silver-gold-choice-mark-brings = Κάρτα { $card }: μάρκαρε { $squares }· δίνει { $brings }· { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
silver-gold-choice-keep = Κράτησε τις κάρτες { $one } και { $other }
silver-gold-choice-take = Πάρε την κάρτα { $card } από την ανοιχτή τετράδα
silver-gold-choice-draw = Τράβηξε μια κλειστή κάρτα από τη στοίβα

## Κάρτα σκοραρίσματος

silver-gold-sheet = Φύλλο βαθμολογίας
silver-gold-torches = Πυρσοί
silver-gold-red-gems = Κόκκινα πετράδια
silver-gold-green-gems = Πράσινα πετράδια
silver-gold-skulls = Νεκροκεφαλές
silver-gold-ticked = { $what }: { $count } από { $of }
silver-gold-part-tombs = Χρυσοί τάφοι
silver-gold-part-torches = Πυρσοί
silver-gold-part-boxes = Πόντοι πυραμίδας
silver-gold-part-gems = Πετράδια
silver-gold-part-skulls = Νεκροκεφαλές
silver-gold-part-total = Πόντοι νίκης
silver-gold-tie-card = Ισοβαθμία: { $who } κερδίζει με τη χαμηλότερη συμπληρωμένη κάρτα, τον αριθμό { $card }.
silver-gold-tie-shared = Ισοβαθμία και καμία συμπληρωμένη πυραμίδα: η νίκη μοιράζεται.

## Ημερολόγιο

silver-gold-log-deal = { $who }: παίρνει την κάρτα { $card }.
silver-gold-log-keep = { $who }: κρατά τις κάρτες { $one } και { $other }.
silver-gold-log-show = Η κάρτα { $card } μπαίνει στην ανοιχτή τετράδα.
silver-gold-log-round = Αρχίζει ο γύρος { $round }.
silver-gold-log-reveal = Η εκστρατεία δείχνει { $pattern }.
silver-gold-log-mark = { $who }: μαρκάρει { $squares } στην κάρτα { $card }.
silver-gold-log-cross = { $who }: μαρκάρει { $square } στην κάρτα { $card } για ένα κόκκινο Χ.
silver-gold-log-take = { $who }: παίρνει την κάρτα { $card } από την ανοιχτή τετράδα.
silver-gold-log-draw = { $who }: τραβά από τη στοίβα.
silver-gold-log-claim = { $who }: κερδίζει το κουτάκι των { $points }, χρώμα { $colour }.
silver-gold-log-score = { $who }: { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}.
silver-gold-log-winner = { $count ->
    [one] Νίκη: { $who }.
   *[other] Μοιρασμένη νίκη: { $who }.
}

## Γιατί όχι: μία πρόταση για κάθε κανόνα

silver-gold-why-other = Αυτό δεν γίνεται τώρα.
silver-gold-why-SG-1-1 = Κάθε κάρτα υπάρχει μία φορά και αυτή έχει ήδη φανεί.
silver-gold-why-SG-2-1 = Από τις τέσσερις κάρτες που πήρες κρατάς ακριβώς δύο.
silver-gold-why-SG-2-2 = Πρώτα η ανοιχτή τετράδα συμπληρώνεται σε τέσσερις κάρτες.
silver-gold-why-SG-3-1 = Πρώτα αποκαλύπτεται μια κάρτα εκστρατείας· καθεμιά εμφανίζεται μόνο όσες φορές υπάρχει στη στοίβα.
silver-gold-why-SG-4-1 = Ολόκληρο το σχέδιο πρέπει να χωρά σε μία κάρτα σου, σε αμαρκάριστα κουτάκια χωρίς τοίχο· μπορείς να το στρίψεις και να το καθρεφτίσεις.
silver-gold-why-SG-4-2 = Το πρώτο μαρκάρισμα περιλαμβάνει το κουτάκι εισόδου· αργότερα κάποιο νέο κουτάκι πρέπει να αγγίζει με πλευρά ένα παλιότερο Χ.
silver-gold-why-SG-4-3 = Ένα μόνο κουτάκι πρέπει να είναι η είσοδος ή να αγγίζει με πλευρά ένα Χ· και δεν επιτρέπεται πάσο.
silver-gold-why-SG-4-4 = Το κόκκινο Χ δίνει αμέσως ένα ακόμη Χ: σε όποια κάρτα σου θέλεις, στην είσοδο ή δίπλα σε ένα Χ.
silver-gold-why-SG-5-1 = Νέες κάρτες παίρνεις μόνο για συμπληρωμένες πυραμίδες, από την ανοιχτή τετράδα ή από τη στοίβα.
silver-gold-why-SG-5-2 = Συμπλήρωσες δύο πυραμίδες: διάλεξε και δεύτερη κάρτα πριν ανανεωθεί η ανοιχτή τετράδα.
silver-gold-why-SG-5-3 = Πρώτα η ανοιχτή τετράδα γίνεται πάλι τέσσερις κάρτες.
silver-gold-why-SG-5-4 = Αντικαθιστά πρώτος όποιος συμπλήρωσε την κάρτα με τον μικρότερο αριθμό.
silver-gold-why-SG-5-5 = Η στοίβα είναι άδεια: πάρε κάρτα από την ανοιχτή τετράδα.
silver-gold-why-SG-5-6 = Μετά την τελευταία σειρά δεν αντικαθίσταται τίποτα.
silver-gold-why-SG-6-1 = Πόντους πυραμίδας κερδίζεις στις 2, 4 ή 6 πυραμίδες ενός χρώματος: το υψηλότερο ελεύθερο κουτάκι.
silver-gold-why-SG-6-2 = Διαλέγει πρώτος όποιος συμπλήρωσε την κάρτα με τον μικρότερο αριθμό.
silver-gold-why-SG-7-1 = Η βαθμολογία προκύπτει από τάφους, πυρσούς, πόντους πυραμίδας, πετράδια και νεκροκεφαλές.
silver-gold-why-SG-7-3 = Κερδίζουν οι περισσότεροι πόντοι· σε ισοβαθμία, όποιος συμπλήρωσε τη χαμηλότερη κάρτα.

## Εικόνες των κανόνων

silver-gold-figure-SG-1-5 = Πυρσοί των γύρων 1 και 4, έξι κόκκινα πετράδια, τρία πράσινα, τρεις νεκροκεφαλές: −6.
silver-gold-figure-SG-2-1 = Τέσσερις κάρτες μοιράστηκαν, δύο κρατήθηκαν.
silver-gold-figure-SG-4-2 = Το πρώτο μαρκάρισμα έχει και την είσοδο· κάθε επόμενο ακουμπά τα μαρκαρισμένα, πλευρά με πλευρά.
silver-gold-figure-SG-4-3 = Ένα κουτάκι αντί για το σχέδιο.
silver-gold-figure-SG-4-4 = Το σχέδιο μάρκαρε ένα κόκκινο Χ: μαρκάρεται αμέσως ακόμα ένα κουτάκι.
silver-gold-figure-SG-4-9 = Τρεις νεκροκεφαλές πριν από το φίλτρο, μία μετά: −1 αντί για −6.
silver-gold-figure-SG-6-1 = Το 10 έφυγε: όποιος φτάσει τώρα σε δύο, τέσσερις ή έξι μωβ πυραμίδες παίρνει το 6.
silver-gold-figure-SG-6-2 = Η Άντα συμπληρώνει την κάρτα 33 ως δεύτερη, ο Μπεν τη 15 ως τέταρτη: ο μικρότερος αριθμός προηγείται, άρα ο Μπεν παίρνει το 6 και η Άντα το 3.
silver-gold-figure-SG-7-1 = Επτά πυραμίδες, δύο πυρσοί, τρία κουτάκια του αγώνα, έξι κόκκινα και τρία πράσινα πετράδια, τρεις νεκροκεφαλές.
