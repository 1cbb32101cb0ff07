### Everything a person reads while playing, in Hindi. The start is घर, the finish is मंज़िल.
### Sentences about players avoid verbs that would need their gender.

language = हिन्दी

## Colours of seats

colour-red = लाल
colour-blue = नीला
colour-green = हरा
colour-yellow = पीला
colour-purple = बैंगनी
colour-orange = नारंगी
colour-olive = जैतूनी
colour-indigo = जामुनी
colour-white = सफ़ेद
colour-black = काला
colour-other = जगह { $number }

## Who and where

# A player and the colour of the seat.
who = { $name } ({ $colour })
# Several players.
and = { $first } और { $last }
square-yard = घर
square-pad = दहलीज़
square-track = खाना { $number }
square-stretch = मंज़िल की गली { $number }
square-stretch-short = मंज़िल की गली { $number }
square-finish = मंज़िल
square-off = बाहर

## What happened

event-opening-rolled = पहली बारी के लिए { $who } का { $dice } आया।
event-opening-tied = सबसे बड़े दाँव बराबर: { $who } फिर पासा फेंकें।
event-first = पहली बारी { $who } की।
event-rolled = { $who } का { $dice } आया।
event-entered = { $who } की गोटी { $token } निकलकर { $to } पर आई।
event-moved = { $who } की गोटी { $token } चलकर { $to } पर पहुँची।
event-snake = साँप! { $who } की गोटी { $token } फिसलकर { $to } पर आ गई।
event-ladder = सीढ़ी! { $who } की गोटी { $token } चढ़कर { $to } पर पहुँची।
event-jump = { $who } की गोटी { $token } कूदकर { $to } पर पहुँची।
event-flight = { $who } की गोटी { $token } उड़कर { $to } पर पहुँची।
event-captured = { $by } ने { $square } पर { $who } की गोटी { $token } काटी।
event-bound = { $square } पर { $who } की दो गोटियाँ ब्लॉक बन गईं।
event-finished = { $who } की गोटी { $token } मंज़िल पर पहुँच गई।
event-bonus = { $who } को { $pips } खाने चलने का इनाम मिला।
event-pips-lost = { $who } की कोई गोटी { $pips } नहीं चल सकती।
event-gate-opened = { $who } के लिए मंज़िल की गली खुल गई।
event-passed-no-move = { $who } के पास कोई चाल नहीं।
event-passed-zero = { $who } का दाँव ख़ाली गया।
event-passed-choice = { $who } ने चाल नहीं चली।
event-again = { $who } को एक और दाँव मिला।
event-again-try = { $who } के पास एक और मौक़ा है।
event-again-item = { $who } ने दूसरा दाँव लिया।
event-streak-broken =
    { $throws ->
        [1] { $who } की बारी यहीं ख़त्म।
       *[other] लगातार { $throws }: { $who } की बारी यहीं ख़त्म।
    }
event-sent-back = { $who } की गोटी { $token } वापस घर गई।
event-will-skip = { $who } की अगली बारी छूटेगी।
event-skipped = { $who } की यह बारी छूट गई।
event-swapped = { $who } की गोटी { $token } ने { $other } की गोटी { $other_token } से जगह बदली।
event-item-gained = { $who } को { $item } मिला।
event-item-used = { $who } ने { $item } इस्तेमाल किया।
event-left = { $who } ने खेल छोड़ दिया।
event-placed =
    { $place ->
        [1] { $who } ने मंज़िल पाई और बाज़ी जीत ली!
       *[other] { $who } ने मंज़िल पाई: स्थान { $place }।
    }
event-placed-together =
    { $place ->
        [1] { $who } ने मंज़िल पाई और बाज़ी जीत ली!
       *[other] { $who } ने मंज़िल पाई: स्थान { $place }।
    }
event-over = खेल ख़त्म।

item-shield = एक साँप से बचाव
item-second-throw = दूसरा दाँव
item-chosen-roll = मनचाहा दाँव

## What happened at the table

news-lent = { $who } ने खेल कंप्यूटर ({ $level }) को सौंपा।
news-taken-back = { $who } की वापसी: खेल फिर अपने हाथ में।
news-warned = { $who }: { $seconds } सेकंड बाक़ी।
news-missed = समय पूरा: { $who } की चाल कंप्यूटर चलेगा।
news-time-up = खेल का समय पूरा: जो जहाँ है, वही नतीजा है।
news-paused = विराम।
news-resumed = खेल फिर चालू।
news-undone = चाल वापस ली गई।
news-redone = चाल फिर चली गई।
news-round = दौर { $round } / { $rounds }।
news-score = { $who }: { $points } अंक
news-saved = { $file } नाम से सहेजा गया।
news-exported = खेल का लेखा { $file } में है।
news-resumed-game = खेल वहीं से चालू, जहाँ छूटा था।

## Why something is refused

refused-turn = अभी कुछ और करना है।
refused-dice = इस खेल के पासे पर यह नहीं आ सकता।
refused-token = ऐसी कोई गोटी नहीं है।
refused-pips = यह अंक अभी नहीं चल सकते।
refused-entry = इस दाँव से कोई गोटी नहीं निकलती।
refused-home = वह गोटी मंज़िल पर है, अब नहीं चलती।
refused-overshoot = इस गोटी के लिए यह ज़्यादा है।
refused-dead-end = उस खाने से कोई दाँव मंज़िल तक नहीं ले जाएगा।
refused-stair = अगले खाने के लिए { $pips } चाहिए।
refused-odd = ब्लॉक सम दाँव का आधा चलता है।
refused-own = { $square } पर अपनी गोटी है।
refused-passing = { $square } पर { $who } की गोटी है, उसे लाँघना मना है।
refused-blocked = { $square } पर { $who } की गोटियाँ रास्ता रोके हैं।
refused-safe = { $square } पर { $who } की गोटी है, और वहाँ वह सुरक्षित है।
refused-full = { $square } पर जगह नहीं है।
refused-must-enter = पहले एक गोटी घर से निकालनी होगी।
refused-must-clear = पहले शुरुआती खाने की गोटी आगे बढ़ानी होगी।
refused-must-break = अपना ब्लॉक तोड़ना होगा।
refused-must-capture = जो गोटी काट सकती है, वही चलनी होगी।
refused-must-use-dice = दूसरी चाल में पासों का ज़्यादा इस्तेमाल होता है।
refused-must-move = चाल मौजूद है, तो चलनी होगी।
refused-item = यह आपके पास नहीं है, या अभी काम नहीं आएगा।
refused-over = खेल ख़त्म हो चुका है।
refused-paused = खेल रुका हुआ है।
refused-not-your-turn = अभी आपकी बारी नहीं है।
refused-nothing-to-undo = वापस लेने को कुछ नहीं है।
refused-nothing-to-redo = कुछ वापस नहीं लिया गया था।
refused-name = नाम में 1 से 30 अक्षर हों।
refused-level = { $name } नाम का कोई स्तर नहीं। क्या मतलब { $near } है? व्यक्ति का नाम बड़े अक्षर से शुरू होता है।
refused-other = यह अभी नहीं हो सकता।

## Setting up a game

setup-title = नया खेल
setup-variant = खेल
setup-players = खिलाड़ी
setup-human = इंसान
setup-empty = कोई नहीं
setup-pace = रफ़्तार
setup-turn-time = बारी का समय
setup-game-time = खेल का समय
setup-rounds = दौर
setup-tokens = गोटियाँ
setup-after = अगली बार
setup-after-keep = जगहें वही
setup-after-rotate = जगहें बदलें
setup-after-winner-first = विजेता पहले
setup-start = खेल शुरू करें
setup-last = पिछला खेल आगे बढ़ाएँ
setup-saved = { $all } में से खेल { $number } आगे बढ़ाएँ
setup-no-limit = कोई सीमा नहीं
setup-seconds = { $seconds } से.
setup-minutes = { $minutes } मि.
setup-best-of =
    { $rounds ->
        [1] एक खेल
       *[other] { $rounds } में सबसे ज़्यादा जीत
    }
setup-keys = ↑↓ चुनें · ←→ बदलें · Enter लिखें या शुरू करें · ? मदद · Esc बाहर
setup-help =
    ↑ ↓, Tab      पंक्ति चुनें
    ← →, Space    उसे बदलें
    Enter         नाम लिखें, आगे बढ़ें या शुरू करें
    Home, End     पहली पंक्ति, शुरुआत
    PgUp, PgDn    नियम सरकाएँ
    Mouse         पंक्ति, तीर या नाम पर क्लिक करें
    Esc, Q        बाहर

    हर जगह पर कोई व्यक्ति, कंप्यूटर का कोई स्तर या कोई नहीं बैठता।
    बारी बहुत लंबी हो तो कंप्यूटर चलता है।
    खेल बहुत लंबा हो तो जैसा है वैसा ही ख़त्म होता है।
    कोई भी कुंजी इसे बंद करती है।
setup-default-name = खिलाड़ी { $number }
setup-scroll = PgUp/PgDn
setup-rules-of = { $most } खिलाड़ी · हर एक की { $tokens ->
        [1] एक गोटी
       *[other] { $tokens } गोटियाँ
    }
setup-rules-of-range = { $least } से { $most } खिलाड़ी · हर एक की { $tokens ->
        [1] एक गोटी
       *[other] { $tokens } गोटियाँ
    }
setup-refused-players =
    { $players ->
        [0] कोई खिलाड़ी नहीं
        [1] एक ही खिलाड़ी है
       *[other] { $players } खिलाड़ी हैं
    }, पर यह खेल { $most } के लिए है।
setup-refused-players-range =
    { $players ->
        [0] कोई खिलाड़ी नहीं
        [1] एक ही खिलाड़ी है
       *[other] { $players } खिलाड़ी हैं
    }, पर यह खेल { $least } से { $most } के लिए है।
setup-refused-partner = साथी आमने-सामने बैठते हैं: { $colour } के सामने कोई नहीं है।
setup-hint-last = Enter से { $game } आगे बढ़ेगा: { $players }
setup-hint-saved = Enter से { $game } आगे बढ़ेगा: { $players } · ←→ दूसरा खेल
setup-hint-variant = ←→ दूसरा खेल। नियम PgUp और PgDn से पढ़ें।
setup-hint-tokens = ←→ हर खिलाड़ी की गोटियाँ।
setup-hint-players = ←→ कितने खेलेंगे, आम जगहों पर।
setup-hint-nobody = ←→ यहाँ इंसान या कंप्यूटर बैठेगा।
setup-hint-person = Enter से नाम लिखें · ←→ कोई और।
setup-hint-typing = Enter से नाम रखें · Esc से छोड़ें।
setup-hint-computer = ←→ कंप्यूटर का दूसरा स्तर, या इंसान।
setup-hint-pace = ←→ कंप्यूटर कितना तेज़ खेले।
setup-hint-turn-time = ←→ इससे देर हुई तो चाल कंप्यूटर चलेगा।
setup-hint-game-time = ←→ इससे देर हुई तो जो जहाँ है, वही नतीजा।
setup-hint-rounds = ←→ जो सबसे ज़्यादा खेल जीते, वही विजेता।
setup-hint-after = ←→ अगले खेल में कौन कहाँ बैठे और कौन शुरू करे।
setup-hint-start = Enter से खेल शुरू होगा।

pace-slow = धीमी
pace-normal = सामान्य
pace-fast = तेज़
pace-instant = तुरंत

level-random = बेतरतीब
level-first = पहली गोटी
level-fast = तेज़
level-last = पिछली गोटी
level-aggressive = आक्रामक
level-defensive = सतर्क
level-osu-priority = चार नियम
level-lp2a = सबसे आगे की गोटी
level-easy = आसान
level-medium = मध्यम
level-hard = कठिन
level-expert = उस्ताद
level-search = { $plies } चाल आगे तक

## The game

game-turn-opening = { $who }: पहली बारी के लिए पासा फेंकें (Space)
game-turn-roll = { $who }: पासा फेंकें (Space)
game-turn-move = { $who }: गोटी चुनें
game-turn-item = { $who }: पासा फेंकें, या दाँव चुनें
game-thinking = { $who } सोच में …
game-rolling = { $who } का पासा …
game-moving = { $who } की चाल …
game-over = खेल ख़त्म।
game-dice = पासा
game-streak = लगातार { $count }
game-extra = एक और पासा
game-captures = { $count } काटी
game-place = स्थान { $place }
game-points = { $points } अंक
game-computer = कंप्यूटर, { $level }
game-autopilot = ऑटो, { $level }
game-partner = साथी { $name }
game-will-skip = अगली बारी छूटेगी
game-clock = { $seconds } से.
game-minutes = { $minutes } मि. बाक़ी
game-log = अब तक का खेल
game-choices = चालें
game-option = गोटी { $token } → { $to }
game-option-pips = { $pips }: गोटी { $token } → { $to }
game-option-captures = , काटे { $list }
game-pass = चाल छोड़ें
game-roll = पासा फेंकें
game-use-second-throw = फिर फेंकें
game-paused = विराम: P से आगे
game-menu = Space पासा · 1–9 चाल · U वापस · A ऑटो · P विराम · R नियम · ? मदद · Q बाहर
game-small = खिड़की बहुत छोटी है। यह { $has_columns } × { $has_rows } है; इस खेल को { $columns } × { $rows } चाहिए।
game-leave = खेल छोड़ें? यह सहेजा हुआ है, आगे ऐसे खेलें: { $command }
game-leave-unsaved = खेल छोड़ें? यह सहेजा नहीं गया है।
game-leave-keys = Y छोड़ें · N रुकें
game-save-as = इस नाम से सहेजें
game-export-as = लेखा इस नाम से लिखें
game-type-keys = Enter ठीक · Esc वापस
game-rules = नियम
game-rules-keys = ↑↓ ऊपर-नीचे · Esc वापस

## Help

help-title = कुंजियाँ
help-roll = Space, Enter    पासा फेंकें, या चुनी हुई चाल चलें
help-move = 1 से 9           वह चाल चलें
help-choose = Tab, ↑ ↓        चाल चुनें और देखें कहाँ ले जाती है
help-undo = U, Y            चाल वापस लें, फिर चलें
help-autopilot = A               कंप्यूटर को सौंपें, या वापस लें
help-pause = P               विराम
help-pace = + और -          रफ़्तार
help-rules = R               इस खेल के नियम
help-save = S, E            नाम से सहेजें, लेखा लिखें
help-mouse = माउस            गोटी, चाल या पासे पर क्लिक करें
help-leave = Q, Esc          खेल छोड़ें
help-close = कोई भी कुंजी इसे बंद करती है।

# Signs on the board.
legend-safe = सुरक्षित
legend-rosette = ख़ास खाना (नियम: R)
legend-swap = सबसे आगे वाले से अदला-बदली
legend-snake = साँप
legend-ladder = सीढ़ी
legend-jump = छलाँग
legend-flight = उड़ान
legend-landing = चुनी हुई गोटी यहाँ रुकेगी
legend-captured = कटी

## The end of a game

podium-title = खेल ख़त्म
podium-winner = { $count ->
        [one] { $who } की जीत!
       *[other] { $who } की जीत!
    }
podium-match = { $count ->
        [one] { $who } ने
       *[other] { $who } ने
    } मुक़ाबला जीता: { $rounds } में से { $points } दौर।
podium-place = { $place }.
podium-player = खिलाड़ी
podium-rolls = दाँव
podium-captures = काटी
podium-lost = कटी
podium-steps = कदम
podium-turns = बारी
podium-best = रिकॉर्ड
podium-best-value = { $pips } / { $throws }×
podium-points = अंक
podium-faces = कौन-सा अंक कितनी बार आया
podium-rounds = हर दौर में स्थान
podium-best-note = रिकॉर्ड: एक बारी में सबसे ज़्यादा कदम / सबसे ज़्यादा दाँव।
podium-chosen-note = मनचाहा दाँव गिना जाता है, पर उसमें कोई अंक नहीं आता।
podium-keys = N फिर से · W विजेता पहले · T जगह बदलें · E लेखा लिखें · Q बाहर
podium-next = Enter अगला दौर · E लेखा लिखें · Q बाहर

## Questions and answers

# Words that are typed. English ones are understood in every language.
command-board = बिसात
command-undo = वापस
command-redo = दोबारा
command-auto = ऑटो
command-pause = विराम
command-rules = नियम
command-save = सहेजें
command-export = निर्यात
command-load = खोलो
command-help = मदद
command-quit = बाहर
command-yes = हाँ
command-no = नहीं

plain-ask-variant = कौन-सा खेल? नाम लिखें, सूची के लिए ? लिखें, या सहेजा खेल आगे बढ़ाने के लिए खोलो लिखें।
plain-ask-players = कितने खिलाड़ी, { $least } से { $most }? उनके रंग भी लिख सकते हैं: { $colours }।
plain-ask-seat = { $colour } से कौन खेलेगा? नाम लिखें, या कंप्यूटर का स्तर: { $levels }।
plain-ask-start = शुरू करने के लिए Enter दबाएँ। उससे पहले ये तय कर सकते हैं: गोटियाँ 2, बारी 30 या खेल 600 (सेकंड), दौर 3, रफ़्तार धीमी, और अगले खेल के लिए बदलें, विजेता या वही।
plain-agreed = ठीक है।
plain-not-agreed = यह यहाँ नहीं हो सकता।
command-pace = रफ़्तार
command-tokens = गोटियाँ
command-turn = बारी
command-game = खेल
command-rounds = दौर
plain-welcome = { $game }। { $summary }
plain-seated = { $who }।
plain-seated-bot = { $who }, कंप्यूटर, { $level }।
plain-turn-opening = { $who }, पहली बारी के लिए Enter दबाकर पासा फेंकें।
plain-turn-roll = { $who }, Enter दबाकर पासा फेंकें।
plain-turn-move = { $who }, कौन-सी चाल? नंबर लिखें।
plain-option = { $number }: गोटी { $token }, { $from } से { $to } तक
plain-option-pips = { $number }: { $pips } से गोटी { $token }, { $from } से { $to } तक
plain-option-captures = { $option }, { $who } की गोटी { $token } कटेगी
plain-option-pass = { $number }: चाल छोड़ें
plain-option-second-throw = { $number }: दूसरे दाँव से फिर फेंकें
plain-option-roll = { $number }: पासा फेंकें
plain-option-choose = { $number }: { $dice } चुनें
plain-turn-item = { $who }, फेंकना है या चुनना? नंबर लिखें।
plain-paused = खेल रुका हुआ है। आगे खेलने के लिए विराम लिखें।
plain-not-understood = समझ नहीं आया। { $least } से { $most } तक कोई नंबर लिखें, या मदद लिखें।
plain-not-understood-roll = समझ नहीं आया। Enter दबाकर पासा फेंकें, या मदद लिखें।
plain-no-file = साथ में फ़ाइल का नाम भी लिखें, जैसे { $example }।
plain-help = Enter से पासा फेंकें, या इकलौती चाल चलें। नंबर से वह चाल चलें। और ये शब्द: बिसात, वापस, दोबारा, ऑटो, विराम, रफ़्तार धीमी, नियम, सहेजें फ़ाइल, निर्यात फ़ाइल, मदद, बाहर।
plain-where = { $who }: { $tokens }।
plain-token = { $token } { $square } पर
plain-token-yard = { $token } घर में
plain-token-off = { $token } बिसात से बाहर
plain-token-home = { $token } मंज़िल पर
plain-place = { $place }. { $who }।
plain-stats = { $who }: { $rolls } दाँव, { $captures ->
        [one] { $captures } गोटी काटी
       *[other] { $captures } गोटियाँ काटीं
    }, { $lost ->
        [one] { $lost } कटी
       *[other] { $lost } कटीं
    }, { $steps } कदम, एक बारी का रिकॉर्ड { $throws } दाँव और { $pips } कदम।
plain-faces = { $who } के दाँव: { $faces }।
plain-face = { $face } ({ $count }×)
plain-again = एक और खेल? हाँ या नहीं।
plain-next = अगले दौर के लिए Enter दबाएँ।
plain-bye-saved = फिर मिलेंगे! आगे ऐसे खेलें: { $command }
plain-bye = फिर मिलेंगे!
plain-list = { $id }: { $name }। { $summary }

## Replay

replay-title = दोबारा देखें: { $game }
replay-position = क्रिया { $ply } / { $of }
replay-round = दौर { $round } / { $rounds }
replay-keys = Space चलाएँ/रोकें · ←→ कदम · J कूदें · +/− रफ़्तार · R नियम · ? मदद · Q बाहर
replay-help =
    Space         चलाएँ, रोकें; अंत में फिर शुरू से
    ← →           एक क़दम पीछे, आगे
    PgUp, PgDn    दस क़दम पीछे, आगे
    Home, End     शुरुआत में, अंत में
    J             संख्या वाली चाल पर जाएँ
    + और -        रफ़्तार
    R             इस खेल के नियम
    Q, Esc        बाहर

    कोई भी कुंजी इसे बंद करती है।
replay-speed = { $speed }/से.
replay-jump = किस क्रिया पर जाएँ?
replay-end = लेखा यहीं ख़त्म।
replay-end-keys = Space फिर से · ← कदम · J कूदें · R नियम · Q बाहर
replay-nothing = { $file } में कोई खेल शुरू नहीं हुआ था।
replay-damaged = { $file } { $entries } प्रविष्टियों के बाद ख़राब है; जितना पढ़ा गया, यही है।
replay-damaged-record = { $file } की पंक्ति { $line } ख़राब है ({ $reason }); { $actions ->
        [1] एक क्रिया पढ़ी गई।
       *[other] { $actions } क्रियाएँ पढ़ी गईं।
    }
replay-not-right = { $file } की पंक्ति { $line } ख़राब है: { $reason }
replay-no-terminal = टर्मिनल काम नहीं आ रहा; --plain आज़माएँ

## Troubles

game-not-saved = सहेजा नहीं गया
plain-bye-unsaved = फिर मिलेंगे! खेल सहेजा नहीं गया है।
plain-again-help = हाँ से फिर खेल। वही, बदलें या विजेता से फिर खेल: वही जगहें, बदली जगहें, या विजेता की बारी पहले। नहीं या बाहर से अंत। और ये शब्द: बिसात, नियम, सहेजें फ़ाइल, निर्यात फ़ाइल।
plain-setup-help = सवाल का जवाब लिखें; मदद से यह फिर दिखेगा, और बाहर से अंत। मदद और बाहर नाम नहीं हैं। खेल के लिए: खोलो से पिछला खेल, और खोलो FILE से सहेजा खेल आगे बढ़ेगा।
command-keep = वही
command-rotate = बदलें
command-winner = विजेता
refused-variant = { $name } नाम का कोई खेल नहीं।
refused-variant-near = { $name } नाम का कोई खेल नहीं। क्या मतलब { $near } है?
refused-rounds = दौर की संख्या विषम दें, जैसे 3 या 5।
refused-search = { $name } नाम का कोई खिलाड़ी नहीं: खोज 1 से 8 निर्णय आगे देखती है, search-1 से search-8 तक।
refused-perfect = perfect हल की गई तालिका से खेलता है, और इस खेल के लिए वह नहीं है।
refused-seat = { $name } नाम की कोई जगह नहीं। जगहें हैं: { $colours }।
refused-seat-near = { $name } नाम की कोई जगह नहीं। क्या मतलब { $near } है?
refused-seat-twice = { $colour } की जगह दो बार ली गई है।
refused-seats-players = { $players } खिलाड़ियों के लिए उतनी ही जगहें चाहिए, { $seats } नहीं।
refused-tokens = यह खेल { $tokens } गोटियों से नहीं खेला जा सकता।
refused-together = { $one } और { $other } साथ नहीं चलते।
reason-exists = ऐसी फ़ाइल पहले से है
reason-folder = यह एक फ़ोल्डर है
reason-missing = ऐसी कोई फ़ाइल या फ़ोल्डर नहीं है
reason-denied = इसकी अनुमति नहीं है
reason-read-only = डिस्क पर सिर्फ़ पढ़ा जा सकता है
reason-full = डिस्क भरी हुई है
reason-newer = यह प्रोग्राम के नए संस्करण की है
reason-cut = उसमें खेल का बहुत कम हिस्सा है
trouble-saved-again = खेल फिर से सहेजा जा रहा है।
trouble-in-use = { $file } पहले से खेली जा रही है।
trouble-no-game = कोई सहेजा हुआ खेल नहीं जो आगे चल सके।
trouble-letters = इस टर्मिनल में भाषा { $code } के अक्षर नहीं हैं, इसलिए यह अंग्रेज़ी है। LANG=C.UTF-8 जैसा UTF-8 लोकेल चुनें।
trouble-not-saved = खेल सहेजा नहीं जा सकता: { $reason }। खेल बिना सहेजे चलता रहेगा।
trouble-not-read = { $file } पढ़ी नहीं जा सकती: { $reason }
trouble-not-written = { $file } लिखी नहीं जा सकती: { $reason }
trouble-save-exists = { $file } लिखी नहीं जा सकती: ऐसी फ़ाइल पहले से है। खेल आगे बढ़ाने के लिए: --load { $file }
trouble-variant =
    { $file } खेलने लायक खेल नहीं है। इसमें यह ग़लत है:
    { $problems }
trouble-damaged = फ़ाइल ख़राब है। खेल आख़िरी पढ़ी जा सकी प्रविष्टि से चलेगा: { $entries }।
trouble-not-a-game = { $file } सहेजा हुआ खेल नहीं है।

## Games

variant-aeroplane-name = हवाई जहाज़ शतरंज
variant-aeroplane-summary = अपने रंग के खाने चार आगे कुदाते हैं, एक उड़ान बिसात पार कराती है, और मिलने वाली गोटियाँ साथ उड़ती हैं।
variant-ludo-name = लूडो
variant-ludo-summary = सीधा-सादा खेल: छह पर गोटी निकलती है और फिर पासा मिलता है; सुरक्षित खाने; मंज़िल के लिए पूरा-पूरा अंक।
variant-ludo-blocks-name = ब्लॉक वाला लूडो
variant-ludo-blocks-summary = सुरक्षित खानों से बाहर एक रंग की दो गोटियाँ बाक़ी सबको रोकती हैं और कट नहीं सकतीं।
variant-ludo-club-name = लूडो, क्लब के नियम
variant-ludo-club-summary = छह आए, गोटी काटें या मंज़िल पर पहुँचाएँ: हर बार फिर पासा मिलता है।
variant-ludo-english-name = लूडो, अंग्रेज़ी बाल नियम
variant-ludo-english-summary = कोई सुरक्षित खाना नहीं, और एक खाने पर एक रंग की दो गोटियाँ कभी नहीं।
variant-ludo-hex-name = छह का लूडो
variant-ludo-hex-summary = छह भुजाओं वाले तारे पर ऑनलाइन लूडो, छह खिलाड़ियों तक के लिए।
variant-ludo-lp2a-name = चलते ब्लॉक वाला लूडो
variant-ludo-lp2a-summary = एक खाने पर दो गोटियाँ ब्लॉक बनती हैं जो सम दाँव का आधा चलता है; जिसने कुछ नहीं काटा, वह एक चक्कर और लगाए।
variant-ludo-osu-name = दो गोटियों का लूडो
variant-ludo-osu-summary = हर एक की दो गोटियाँ, p और q, जो मिलकर साथ चलती हैं; रास्ते से पहले दहलीज़; ज़्यादा आए तो गोटी पीछे लौटती है।
variant-ludo-quick-name = झटपट लूडो
variant-ludo-quick-summary = जिसकी पहली गोटी मंज़िल पर पहुँचे, वही जीते।
variant-ludo-server-name = ऑनलाइन लूडो
variant-ludo-server-summary = लूडो सर्वर का खेल: छह आने या गोटी काटने पर फिर पासा, तीसरा छह नहीं चलता, जो पहले मंज़िल पाए वही जीते।
variant-ludo-team-name = जोड़ीदार लूडो
variant-ludo-team-summary = साथी आमने-सामने बैठते हैं, एक-दूसरे को नहीं काटते और साथ जीतते हैं; जो मंज़िल पा ले, वह साथी के लिए खेलता है।
variant-mensch-name = मेंश
variant-mensch-summary = छह के लिए तीन मौक़े, शुरुआती खाना ख़ाली करना ज़रूरी, एक खाने पर एक गोटी, मंज़िल पर भरने को चार जगहें।
variant-pachisi-name = पचीसी
variant-pachisi-summary = जोड़ियों वाला पुराना भारतीय खेल: छह कौड़ियाँ, क़िले जहाँ कोई और नहीं आ सकता, और चलने की मजबूरी नहीं।
variant-parchis-name = पार्चीस
variant-parchis-summary = स्पेन का खेल: पाँच पर गोटी निकलती है, दो गोटियाँ रास्ता रोकती हैं, काटने पर बीस और मंज़िल पर दस का इनाम।
variant-parchis-two-dice-name = दो पासों वाला पार्चीस
variant-parchis-two-dice-summary = हर पासा अपनी अलग चाल है; जोड़ा आए तो फिर पासा; दूसरे के सुरक्षित खाने पर कोई नहीं उतर सकता।
variant-petits-chevaux-name = छोटे घोड़े
variant-petits-chevaux-summary = घोड़े जो आगे वाले को लाँघ नहीं सकते, और मंज़िल की सीढ़ी जो एक, दो, तीन, इसी क्रम में अंक माँगती है।
variant-snakes-name = साँप-सीढ़ी
variant-snakes-summary = पासा फेंकें और चलें; सीढ़ी ऊपर, साँप नीचे; ठीक आख़िरी खाने पर पहुँचने वाला जीतता है।
variant-snakes-1943-name = साँप-सीढ़ी 1943
variant-snakes-1943-summary = सबसे मशहूर अमरीकी बिसात: नौ सीढ़ियाँ और दस साँप।
variant-snakes-choose-name = पसंद वाली साँप-सीढ़ी
variant-snakes-choose-summary = दो पासे, जिनमें से एक चलना है: साँपों से बचें, सीढ़ियाँ पकड़ें।
variant-snakes-double-name = दो पासों वाली साँप-सीढ़ी
variant-snakes-double-summary = दो पासे जोड़े जाते हैं; अंत के पास एक ही फेंका जाता है, ताकि आख़िरी खाना पहुँच में रहे।
variant-snakes-kids-name = बच्चों की साँप-सीढ़ी
variant-snakes-kids-summary = पचास खाने, छह सीढ़ियाँ और तीन साँप: छोटा-सा खेल।
variant-snakes-power-name = करामाती साँप-सीढ़ी
variant-snakes-power-summary = ख़ास खाने फिर पासा दिलाते हैं, बारी छुड़ाते हैं या जगह बदलते हैं; बचाव, दूसरे दाँव और मनचाहे दाँव बटोरें।
variant-ur-name = उर का शाही खेल
variant-ur-summary = हर एक की सात गोटियाँ, बीस खाने; फूल वाले खाने फिर दाँव देते हैं, और बीच वाला सुरक्षित है।
