### The texts of the game in Hindi, for the terminal and the page. The yard is घर, the finish is होम.
### Sentences about players avoid verbs that would need their gender.

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
colour-other = सीट { $number }

## Who and where

# A player and the colour of the seat.
who = { $name } ({ $colour })
# Several players.
and = { $first } और { $last }
# A square in a sentence. Its kind, its number and the colour of its seat come as $to_kind, $to_number and
# $to_colour (where a token goes), $from_… (where it comes from) or $at_… (where it stands), so that every
# language can inflect the name. A square counts from 1; "step" counts from the beginning of a seat's path.
# The kind "short" is a square of the home stretch where there is little room.
square-to =
    { $to_kind ->
        [yard] घर में
        [off] बोर्ड से बाहर
        [pad] दहलीज़ पर
        [start] शुरुआती खाने पर
        [start-of] शुरुआती खाने ({ $to_colour }) पर
        [own] अपने { $to_number } नंबर के खाने पर
        [stretch] होम की गली के खाने { $to_number } पर
        [step] खाने { $to_number } पर, होम की गली में
        [finish] होम में
        [short] होम की गली { $to_number }
       *[track] { $to_number } नंबर के खाने पर
    }
square-from =
    { $from_kind ->
        [yard] घर से
        [off] बोर्ड के बाहर से
        [pad] दहलीज़ से
        [start] शुरुआती खाने से
        [start-of] शुरुआती खाने ({ $from_colour }) से
        [own] अपने { $from_number } नंबर के खाने से
        [stretch] होम की गली के खाने { $from_number } से
        [step] खाने { $from_number } से, होम की गली में
        [finish] होम से
       *[track] { $from_number } नंबर के खाने से
    }
square-at =
    { $at_kind ->
        [yard] घर में
        [off] बोर्ड से बाहर
        [pad] दहलीज़ पर
        [start] शुरुआती खाने पर
        [start-of] शुरुआती खाने ({ $at_colour }) पर
        [own] अपने { $at_number } नंबर के खाने पर
        [stretch] होम की गली के खाने { $at_number } पर
        [step] खाने { $at_number } पर, होम की गली में
        [finish] होम में
       *[track] { $at_number } नंबर के खाने पर
    }

## What happened

event-opening-rolled = पहली बारी के लिए { $who } का { $dice } आया।
event-opening-tied = सबसे बड़े दाँव बराबर हैं: { $who } फिर पासा फेंकें।
event-first = पहली बारी { $who } की।
event-rolled = { $who } का { $dice } आया।
event-entered = { $who } की गोटी { $token } खुलकर { square-to } आई।
event-moved = { $who } की गोटी { $token } { square-to } पहुँची।
event-snake = साँप! { $who } की गोटी { $token } फिसलकर { square-to } आ गई।
event-ladder = सीढ़ी! { $who } की गोटी { $token } चढ़कर { square-to } पहुँची।
event-jump = { $who } की गोटी { $token } कूदकर { square-to } पहुँची।
event-flight = { $who } की गोटी { $token } उड़कर { square-to } पहुँची।
event-captured = { $by } ने { square-at } { $who } की गोटी { $token } काटी।
event-bound = { $who } ने { square-at } ब्लॉक बनाया।
event-finished = { $who } की गोटी { $token } होम पहुँच गई।
event-bonus = { $who } को { $pips } खाने चलने का बोनस मिला।
event-pips-lost = { $who } की कोई गोटी { $pips } नहीं चल सकती।
event-gate-opened = { $who } के लिए होम की गली खुल गई।
event-passed-no-move = { $who } के पास कोई चाल नहीं।
event-passed-why = { $who } के पास कोई चाल नहीं: { $why }।
event-passed-zero = { $who } का दाँव ख़ाली गया।
event-passed-choice = { $who } ने चाल छोड़ी।
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
event-item-gained = { $who } को मिला: { $item }।
event-item-used = { $who } ने इस्तेमाल किया: { $item }।
event-left = { $who } ने खेल छोड़ दिया।
event-placed =
    { $place ->
        [1] { $who } ने होम पहुँचकर बाज़ी जीत ली!
       *[other] { $who } का खेल पूरा: स्थान { $place }।
    }
event-placed-together =
    { $place ->
        [1] { $who } ने होम पहुँचकर बाज़ी जीत ली!
       *[other] { $who } का खेल पूरा: स्थान { $place }।
    }
event-over = खेल ख़त्म।

item-shield = एक साँप से बचाव की ढाल
item-second-throw = दूसरा दाँव
item-chosen-roll = मनचाहा दाँव

## Why a player cannot move

why-number = { $number }
why-or-less = { $number } या कम
why-or = { $first } या { $last }
why-entry =
    { $count ->
        [0] इस दाँव से कोई गोटी नहीं खुलती
       *[other] गोटी खुलने के लिए { $numbers } चाहिए
    }
why-only-dice-enter = बोनस से कोई गोटी नहीं खुलती
why-too-far =
    { $count ->
        [0] गोटी होम से आगे निकल जाएगी
       *[other] होम पहुँचने के लिए { $numbers } चाहिए
    }
why-last-square =
    { $count ->
        [0] गोटी आख़िरी खाने से आगे निकल जाएगी
       *[other] गोटी आख़िरी खाने से आगे निकल जाएगी ({ $numbers } चाहिए)
    }
why-dead-end = वहाँ से कोई दाँव होम तक नहीं ले जाएगा
why-stair = अगले खाने के लिए { $numbers } चाहिए
why-odd-for-block = ब्लॉक सम दाँव का आधा चलता है
why-own-token = { square-at } अपनी ही गोटी है
why-passing = { square-at } { $colour } गोटी को लाँघा नहीं जा सकता
why-block = { square-at } { $colour } का ब्लॉक है
why-safe-held = { square-at } { $colour } गोटी सुरक्षित है
why-full = { square-at } और जगह नहीं है

## What happened at the table

news-lent = { $who } की जगह कंप्यूटर ({ $level }) खेल रहा है।
news-taken-back = कमान फिर { $who } के हाथ में है।
news-warned = { $who }: { $seconds } सेकंड बाक़ी।
news-missed = समय ख़त्म: { $who } की चाल कंप्यूटर चलेगा।
news-time-up = खेल का समय ख़त्म: अभी की स्थिति से नतीजा तय होगा।
news-paused = खेल रोका गया।
news-resumed = खेल फिर चालू।
news-undone = चाल वापस ली गई।
news-redone = चाल फिर चली गई।
news-round = दौर { $round } / { $rounds }।
news-score = { $who }: { $points } अंक
news-saved = { $file } नाम से सहेजा गया।
news-board-saved = बोर्ड { $file } नाम से सहेजा गया। खेलने के लिए: --variant { $file }
news-exported = खेल का रिकॉर्ड { $file } में है।
news-resumed-game = खेल वहीं से चालू, जहाँ छूटा था।

## Why something is refused

refused-turn = यह अभी नहीं हो सकता।
refused-dice = इस खेल के पासे पर यह नहीं आ सकता।
refused-token = ऐसी कोई गोटी नहीं है।
refused-pips = अभी इतने खाने की कोई चाल नहीं है।
refused-entry = इस दाँव से कोई गोटी नहीं खुलती।
refused-home = यह गोटी होम में है, अब नहीं चलती।
refused-overshoot = इस गोटी के लिए यह बहुत ज़्यादा है।
refused-dead-end = उस खाने से कोई दाँव होम तक नहीं ले जाएगा।
refused-stair = अगले खाने के लिए { $pips } चाहिए।
refused-odd = ब्लॉक सम दाँव का आधा चलता है।
refused-own = { square-at } आपकी अपनी गोटी है।
refused-passing = { square-at } { $who } की गोटी है, उसे लाँघा नहीं जा सकता।
refused-blocked = { square-at } { $who } का ब्लॉक है।
refused-safe = { square-at } { $who } की गोटी सुरक्षित है।
refused-full = { square-at } और जगह नहीं है।
refused-must-enter = पहले घर से एक गोटी खोलनी होगी।
refused-must-clear = पहले शुरुआती खाने की गोटी आगे बढ़ानी होगी।
refused-must-break = अपना ब्लॉक तोड़ना होगा।
refused-must-capture = गोटी कट सकती है, इसलिए काटनी होगी।
refused-must-use-dice = दूसरी चाल में पासों का ज़्यादा इस्तेमाल होता है।
refused-must-move = आपके पास चाल है, इसलिए चलनी होगी।
refused-item = यह चीज़ आपके पास नहीं है, या अभी इस्तेमाल नहीं हो सकती।
refused-over = खेल ख़त्म हो चुका है।
refused-paused = खेल रुका हुआ है।
refused-not-your-turn = अभी आपकी बारी नहीं है।
refused-nothing-to-undo = वापस लेने को कुछ नहीं है।
refused-nothing-to-redo = फिर चलने को कुछ नहीं है।
refused-name = नाम में 1 से 30 अक्षर चाहिए।
refused-level = { $name } नाम का कोई स्तर नहीं। क्या मतलब { $near } है?
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
setup-board = बोर्ड
setup-board-usual = आम
setup-board-own = आपका अपना
setup-board-size = कुल खाने
setup-board-row = क़तार में खाने
setup-board-dice = पासों की गिनती
setup-board-dice-value =
    { $count ->
        [1] { $count } पासा
       *[other] { $count } पासे
    }
setup-board-faces = पासे की भुजाएँ
setup-board-links = साँप और सीढ़ियाँ
setup-board-classic = जाने-माने
setup-board-typed = लिखे हुए
setup-board-random = बेतरतीब
setup-board-snakes = साँप
setup-board-ladders = सीढ़ियाँ
setup-board-seed = सीड
setup-board-snake-count = साँपों की गिनती
setup-board-ladder-count = सीढ़ियों की गिनती
setup-board-finish = आख़िरी खाना
setup-board-exact = ठीक-ठीक दाँव
setup-board-bounce = टकराकर वापस
setup-board-marks = फिर दाँव
setup-board-skip = बारी छूटे
setup-board-swap = जगह बदले
setup-board-shield = ढाल
setup-board-second-throw = दूसरा दाँव
setup-board-chosen-roll = मनचाहा दाँव
setup-board-file = फ़ाइल में सहेजें
setup-board-rolls =
    { $rolls ->
        [1] आख़िरी खाने तक क़रीब एक दाँव।
       *[other] आख़िरी खाने तक क़रीब { $rolls } दाँव।
    }
setup-board-rolls-random = आख़िरी खाने तक क़रीब { $rolls } दाँव। इतने बड़े बेतरतीब बोर्ड { $least } से { $most } दाँव लेते हैं।
setup-after = अगला खेल
setup-after-keep = सीटें वही
setup-after-rotate = सीटें बदलें
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
    Home, End     पहली पंक्ति, शुरू करें
    PgUp, PgDn    नियम सरकाएँ
    Mouse         पंक्ति, तीर या नाम पर क्लिक करें
    Esc, Q        बाहर

    हर सीट पर इंसान, कंप्यूटर या कोई नहीं बैठता।
    बारी में देर हो तो चाल कंप्यूटर चलता है।
    खेल में देर हो तो अभी की स्थिति से नतीजा तय होता है।
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
setup-hint-last = Enter: { $game } जारी रखें, { $players } के साथ
setup-hint-saved = Enter: { $game } जारी रखें, { $players } के साथ · ←→ दूसरा खेल
setup-hint-variant = ←→ दूसरा खेल। नियम PgUp और PgDn से पढ़ें।
setup-hint-tokens = ←→ हर खिलाड़ी की गोटियाँ।
setup-hint-board = ←→ बोर्ड बदलें: आकार, पासे, साँप और सीढ़ियाँ।
setup-hint-file = Enter: नई फ़ाइल का नाम लिखें।
setup-hint-players = ←→ कितने खिलाड़ी, आम सीटों पर।
setup-hint-nobody = ←→ यहाँ इंसान या कंप्यूटर बैठाएँ।
setup-hint-person = Enter: नाम बदलें · ←→ कोई और।
setup-hint-typing = Enter: नाम रखें · Esc: छोड़ें।
setup-hint-computer = ←→ कंप्यूटर का दूसरा स्तर, या इंसान।
setup-hint-pace = ←→ कंप्यूटर कितना तेज़ खेले।
setup-hint-turn-time = ←→ इससे देर हुई तो चाल कंप्यूटर चलेगा।
setup-hint-game-time = ←→ इससे देर हुई तो अभी की स्थिति से नतीजा।
setup-hint-rounds = ←→ जो सबसे ज़्यादा खेल जीते, वह मैच जीते।
setup-hint-after = ←→ अगले खेल की सीटें और पहला खिलाड़ी।
setup-hint-start = Enter: खेल शुरू करें।

pace-slow = धीमी
pace-normal = सामान्य
pace-fast = तेज़
pace-instant = तुरंत

level-random = बेतरतीब
level-first = पहली गोटी
level-fast = तेज़
level-last = सबसे पीछे की गोटी
level-aggressive = आक्रामक
level-defensive = सतर्क
level-osu-priority = चार नियम
level-lp2a = सबसे आगे की गोटी
level-lp2a-plus = आगे की सावधान गोटी
level-easy = आसान
level-medium = मध्यम
level-hard = कठिन
level-expert = उस्ताद
level-search = { $plies } चाल आगे तक

## The game

game-turn-opening = { $who }: कौन शुरू करेगा? पासा फेंकें (Space)
game-turn-roll = { $who }: पासा फेंकें (Space)
game-turn-move = { $who }: गोटी चुनें
game-turn-item = { $who }: पासा फेंकें, या दाँव चुनें
game-thinking = { $who } सोच में …
game-rolling = { $who } का पासा …
game-moving = { $who } की चाल …
game-over = खेल ख़त्म।
game-dice = पासा
game-streak = लगातार { $count }
game-extra = एक और दाँव
game-captures = { $count } काटी
game-place = स्थान { $place }
game-points = { $points } अंक
game-computer = कंप्यूटर, { $level }
game-autopilot = ऑटो, { $level }
game-partner = साथी { $name }
game-will-skip = अगली बारी छूटेगी
game-clock = { $seconds } से.
game-minutes = { $minutes } मि. बाक़ी
game-log = खेल का हाल
game-choices = चालें
game-option = गोटी { $token } { square-to }
game-option-pips = { $pips }: गोटी { $token } { square-to }
game-option-captures = , काटे { $list }
game-pass = चाल छोड़ें
game-roll = पासा फेंकें
game-use-second-throw = फिर फेंकें
game-paused = रुका हुआ: P से जारी
game-menu = Space पासा · 1–9 चाल · U वापस · A ऑटो · P रोकें · R नियम · ? मदद · Q बाहर
game-small = खिड़की बहुत छोटी है: { $has_columns } × { $has_rows }। इस खेल को { $columns } × { $rows } चाहिए।
game-leave = बाहर जाएँ? खेल सहेजा हुआ है। जारी रखने के लिए: { $command }
game-leave-unsaved = बाहर जाएँ? खेल सहेजा नहीं गया है।
game-leave-keys = Y बाहर · N रुकें
game-save-as = इस नाम से सहेजें
game-export-as = रिकॉर्ड इस नाम से सहेजें
game-type-keys = Enter ठीक · Esc वापस
game-rules = नियम
game-rules-complete = सारे नियम
game-rules-keys = ↑↓ ऊपर-नीचे · Esc वापस

## Help

help-title = कीबोर्ड शॉर्टकट
help-roll = Space, Enter    पासा फेंकें, या चुनी हुई चाल चलें
help-move = 1 से 9           वह चाल चलें
help-choose = Tab, ↑ ↓        चाल चुनें और देखें कहाँ ले जाती है
help-undo = U, Y            चाल वापस लें, फिर चलें
help-autopilot = A               कंप्यूटर को खेलने दें, या ख़ुद खेलें
help-pause = P               रोकें
help-pace = + और -          रफ़्तार
help-rules = R               इस खेल के नियम
help-save = S, E            नाम से सहेजें, रिकॉर्ड निर्यात करें
help-mouse = माउस            गोटी, चाल या पासे पर क्लिक करें
help-leave = Q, Esc          बाहर
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
    } मैच जीता: { $rounds } में से { $points } दौर।
podium-place = { $place }.
podium-player = खिलाड़ी
podium-rolls = दाँव
podium-captures = काटी
podium-lost = कटी
podium-steps = खाने
podium-counts = क्या-क्या हुआ
podium-snakes = साँप
podium-ladders = सीढ़ियाँ
podium-sixes = छक्के
podium-passes = बिना चाल
podium-duration =
    { $minutes ->
        [0] खेल { $seconds } सेकंड चला।
       *[other] खेल { $minutes } मिनट { $seconds } सेकंड चला।
    }
podium-turns = बारी
podium-best = बेस्ट
podium-best-value = { $pips } / { $throws }×
podium-points = अंक
podium-faces = कौन-सा अंक कितनी बार आया
podium-rounds = हर दौर में स्थान
podium-best-note = बेस्ट: एक बारी में सबसे ज़्यादा खाने / सबसे ज़्यादा दाँव।
podium-chosen-note = मनचाहा दाँव भी गिना जाता है, पर किसी पासे पर नहीं दिखता।
podium-keys = N फिर से · W विजेता पहले · T सीट बदलें · E निर्यात · Q बाहर
podium-next = Enter अगला दौर · E निर्यात · Q बाहर

## Questions and answers

# Words that are typed. English ones are understood in every language.
command-board = बोर्ड
command-undo = वापस
command-redo = दोबारा
command-auto = ऑटो
command-pause = रोकें
command-rules = नियम
command-save = सहेजें
command-export = निर्यात
command-load = खोलो
command-help = मदद
command-quit = बाहर
command-yes = हाँ
command-no = नहीं

plain-ask-variant = कौन-सा खेल? नाम लिखें, सूची के लिए ? लिखें, या सहेजा खेल आगे बढ़ाने के लिए खोलो लिखें।
plain-ask-board = इस बोर्ड के लिए Enter दबाएँ। बदलने के लिए लिखें क्या और कैसे, जैसे { $example }। ? सब दिखाता है, और { $file } mera.toml उसे सहेजता है।
plain-ask-players = कितने खिलाड़ी, { $least } से { $most }? उनके रंग भी लिख सकते हैं: { $colours }।
plain-ask-seat = { $colour } से कौन खेलेगा? किसी का नाम लिखें, या कंप्यूटर का स्तर: { $levels }।
plain-ask-start = शुरू करने के लिए Enter दबाएँ। उससे पहले ये तय कर सकते हैं: गोटियाँ 2, बारी 30 या खेल 600 (सेकंड), दौर 3, रफ़्तार धीमी, और अगले खेल के लिए बदलें, विजेता या वही।
plain-agreed = ठीक है।
plain-not-agreed = यह यहाँ तय नहीं हो सकता।
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
plain-option = { $number }: गोटी { $token } { square-from } { square-to }
plain-option-pips = { $number }: { $pips } से गोटी { $token }, { square-from } { square-to }
plain-option-captures = { $option }, { $who } की गोटी { $token } कटेगी
plain-option-pass = { $number }: चाल छोड़ें
plain-option-second-throw = { $number }: दूसरे दाँव से फिर फेंकें
plain-option-roll = { $number }: पासा फेंकें
plain-option-choose = { $number }: { $dice } चुनें
plain-turn-item = { $who }, फेंकना है या चुनना? नंबर लिखें।
plain-paused = खेल रुका हुआ है। जारी रखने के लिए रोकें लिखें।
plain-not-understood = अनजान आदेश। { $least } से { $most } तक कोई नंबर लिखें, या मदद लिखें।
plain-not-understood-roll = अनजान आदेश। Enter दबाकर पासा फेंकें, या मदद लिखें।
plain-no-file = साथ में फ़ाइल का नाम भी लिखें, जैसे { $example }।
plain-help = Enter से पासा फेंकें, या इकलौती चाल चलें। नंबर से वह चाल चलें। और आदेश: बोर्ड, वापस, दोबारा, ऑटो, रोकें, रफ़्तार धीमी, नियम, सहेजें फ़ाइल, निर्यात फ़ाइल, मदद, बाहर।
plain-where = { $who }: { $tokens }।
plain-token = { $token } { square-at }
plain-place = { $place }. { $who }।
plain-stats = { $who }: { $list }।
count-rolls = { $count } दाँव
count-snakes = { $count } साँप
count-ladders =
    { $count ->
        [1] { $count } सीढ़ी
       *[other] { $count } सीढ़ियाँ
    }
count-captures =
    { $count ->
        [one] { $count } गोटी काटी
       *[other] { $count } गोटियाँ काटीं
    }
count-lost =
    { $count ->
        [one] { $count } कटी
       *[other] { $count } कटीं
    }
count-sixes =
    { $count ->
        [1] { $count } छक्का
       *[other] { $count } छक्के
    }
count-passes = { $count } बार बिना चाल
count-steps = { $count } खाने
count-best = सबसे अच्छी बारी { $throws } दाँव और { $pips } खाने
plain-faces = { $who } के दाँव: { $faces }।
plain-face = { $face } ({ $count }×)
plain-again = एक और खेल? हाँ या नहीं।
plain-next = अगले दौर के लिए Enter दबाएँ।
plain-bye-saved = फिर मिलेंगे! जारी रखने के लिए: { $command }
plain-bye = फिर मिलेंगे!
plain-list = { $id }: { $name }। { $summary }

## Replay

replay-title = रीप्ले: { $game }
replay-position = क्रिया { $ply } / { $of }
replay-round = दौर { $round } / { $rounds }
replay-keys = Space चलाएँ/रोकें · ←→ क़दम · J कूदें · +/− रफ़्तार · R नियम · ? मदद · Q बाहर
replay-help =
    Space         चलाएँ, रोकें; अंत में फिर शुरू से
    ← →           एक क्रिया पीछे, आगे
    PgUp, PgDn    दस क्रियाएँ पीछे, आगे
    Home, End     शुरुआत में, अंत में
    J             नंबर लिखकर किसी क्रिया पर जाएँ
    + और -        रफ़्तार
    R             इस खेल के नियम
    Q, Esc        बाहर

    कोई भी कुंजी इसे बंद करती है।
replay-speed = { $speed }/से.
replay-jump = इस क्रिया पर जाएँ
replay-end = रिकॉर्ड यहीं ख़त्म।
replay-end-keys = Space फिर से · ← क़दम · J कूदें · R नियम · Q बाहर
replay-nothing = { $file } में कोई खेल नहीं है।
replay-damaged = { $file } { $entries } प्रविष्टियों के बाद ख़राब है। जितना पढ़ा जा सका, वह यहाँ है।
replay-damaged-record = { $file } की पंक्ति { $line } ख़राब है ({ $reason }); { $actions ->
        [1] एक क्रिया पढ़ी गई।
       *[other] { $actions } क्रियाएँ पढ़ी गईं।
    }
replay-not-right = { $file } की पंक्ति { $line } ख़राब है: { $reason }
replay-no-terminal = यह टर्मिनल रीप्ले नहीं दिखा सकता; --plain आज़माएँ

## Troubles

game-not-saved = सहेजा नहीं गया
plain-bye-unsaved = फिर मिलेंगे! खेल सहेजा नहीं गया है।
plain-again-help = हाँ से फिर खेल। वही, बदलें या विजेता से फिर खेल: वही सीटें, बदली सीटें, या विजेता की बारी पहले। नहीं या बाहर से अंत। और आदेश: बोर्ड, नियम, सहेजें फ़ाइल, निर्यात फ़ाइल।
plain-setup-help = सवाल का जवाब लिखें। मदद से यह फिर दिखेगा और बाहर से अंत, इसलिए ये नाम नहीं हो सकते। खेल पूछने पर: खोलो से पिछला खेल, और खोलो फ़ाइल से सहेजा खेल जारी होगा।
command-keep = वही
command-rotate = बदलें
command-winner = विजेता
refused-variant = { $name } नाम का कोई खेल नहीं।
refused-variant-near = { $name } नाम का कोई खेल नहीं। क्या मतलब { $near } है?
refused-rounds = दौर की संख्या विषम होनी चाहिए, जैसे 3 या 5।
refused-search = { $name } नाम का कोई खिलाड़ी नहीं: search 1 से 8 फ़ैसले आगे देखता है, search-1 से search-8 तक।
refused-perfect = perfect को हल की गई तालिका चाहिए, और इस खेल के लिए वह नहीं है।
refused-seat = { $name } नाम की कोई सीट नहीं। सीटें हैं: { $colours }।
refused-seat-near = { $name } नाम की कोई सीट नहीं। क्या मतलब { $near } है?
refused-seat-twice = { $colour } सीट दो बार लिखी है।
refused-seats-players = { $players } खिलाड़ियों को { $players } सीटें चाहिए, { $seats } नहीं।
refused-tokens = यह खेल { $tokens } गोटियों से नहीं खेला जा सकता।
refused-together = { $one } और { $other } एक साथ इस्तेमाल नहीं हो सकते।
reason-exists = फ़ाइल पहले से है
reason-folder = यह एक फ़ोल्डर है
reason-missing = फ़ाइल या फ़ोल्डर नहीं मिला
reason-denied = इसकी अनुमति नहीं है
reason-read-only = डिस्क पर सिर्फ़ पढ़ा जा सकता है
reason-full = डिस्क भरी हुई है
reason-newer = यह प्रोग्राम के नए संस्करण की है
reason-cut = फ़ाइल बीच में कटी हुई है
trouble-saved-again = खेल फिर से सहेजा जा रहा है।
trouble-in-use = { $file } पहले से खेली जा रही है।
trouble-no-game = जारी रखने के लिए कोई सहेजा हुआ खेल नहीं है।
trouble-letters = यह टर्मिनल भाषा { $code } की लिपि नहीं दिखा सकता, इसलिए यह अंग्रेज़ी है। LANG=C.UTF-8 जैसा UTF-8 लोकेल चुनें।
trouble-not-saved = खेल सहेजा नहीं जा सकता: { $reason }। खेल बिना सहेजे चलता रहेगा।
trouble-not-read = { $file } पढ़ी नहीं जा सकती: { $reason }
trouble-not-written = { $file } लिखी नहीं जा सकती: { $reason }
trouble-save-exists = { $file } लिखी नहीं जा सकती: फ़ाइल पहले से है। सहेजा खेल जारी रखने के लिए: --load { $file }
trouble-variant =
    { $file } सही खेल नहीं है। इसमें ये ग़लतियाँ हैं:
    { $problems }
trouble-damaged = फ़ाइल ख़राब है। खेल वहाँ से चलेगा जहाँ तक पढ़ा जा सका: प्रविष्टि { $entries }।
trouble-not-a-game = { $file } सहेजा हुआ खेल नहीं है।
