### What a person reads on the page and nowhere else, in Hindi.

## shell: the frame of every page

shell-title = { $page } · homestretch
shell-to-content = सीधे सामग्री पर
shell-nav = पन्ने
shell-more = और पन्ने
shell-games = सारे खेल
shell-new = खेल जमाएँ
shell-replay = फिर से देखें
shell-settings = सेटिंग
shell-close = बंद करें
shell-language = भाषा
shell-theme = रूप
shell-theme-system = सिस्टम जैसा
shell-theme-light = उजला
shell-theme-dark = गहरा
shell-sound = आवाज़ें
shell-sound-hint = पासा, चाल, काट और आपकी बारी
shell-keys = अकेली कुंजियाँ
shell-keys-hint = अक्षर और अंक खेलते हैं; स्पेस और तीर हमेशा
shell-not-loaded = यह पन्ना नहीं खुला
shell-not-loaded-hint = नेटवर्क नहीं है या नया संस्करण आया है। आपके खेल सुरक्षित हैं।
shell-reload = फिर खोलें
shell-loading = एक पल …
shell-try-again = फिर कोशिश करें
shell-update = नया संस्करण आ गया है।
shell-update-later = बाद में
missing-title = यहाँ कुछ नहीं है
missing-text = शायद पता ग़लत लिखा है, या जो यहाँ था वह अब नहीं है।
missing-home = पहले पन्ने पर

## shell: what happened in a room

happened-someone = कोई
happened-person-entered = { $name } यहाँ हैं।
happened-person-left = { $name } चले गए।
happened-person-removed = मेज़बान ने { $name } को कमरे से बाहर किया।
happened-player-joined = { $who } की जगह तय हुई।
happened-seat-freed = { $colour } जगह ख़ाली है।
happened-ready = { $name } तैयार हैं।
happened-not-ready = { $name } अभी तैयार नहीं हैं।
happened-host = अब मेज़बान { $name } हैं।
happened-no-host = अब कमरे का कोई मेज़बान नहीं है।
happened-settings = कमरे की सेटिंग बदल गई है।
happened-listed = कमरा सबके लिए खुला है: कोई भी इसे ढूँढ सकता है।
happened-unlisted = कमरा निजी है: आने के लिए लिंक चाहिए।
happened-started = खेल शुरू।
happened-started-round = दौर { $round } शुरू।
happened-took-over-missed = तीन बारियाँ छूटने पर { $who } के लिए कंप्यूटर ({ $level }) खेलेगा।
happened-took-over-left = { $who } ने मेज़ छोड़ी: आगे कंप्यूटर ({ $level }) खेलेगा।
happened-paused = { $name } ने खेल रोका।
happened-undo-asked = { $name } अपनी पिछली चाल और उसके बाद का सब वापस लेना चाहते हैं।
happened-redo-asked = { $name } वही चाल फिर चलना चाहते हैं।
happened-agreed = { $name } सहमत हैं।
happened-disagreed = { $name } सहमत नहीं हैं।
happened-undo-refused = चाल वैसी ही रहेगी।
happened-player-left = { $name } ने मेज़ छोड़ी।
happened-player-returned = { $name } लौट आए।
happened-round-over = स्थान: { $list }।
happened-place = { $place }. { $who }
happened-match-over = { $count ->
       *[other] { $who } ने मुक़ाबला जीत लिया!
    }
happened-rematch = { $name } फिर खेलना चाहते हैं।
happened-seats-rotated = सब एक जगह आगे बढ़ गए।
happened-server-returned = सर्वर लौट आया। बीच का समय किसी का नहीं गिना जाएगा।
happened-chat = { $name }: { $text }
happened-reaction = { $name }: { $reaction }
happened-muted = मेज़बान ने { $name } को न लिखने को कहा है।
happened-unmuted = { $name } फिर लिख सकते हैं।
happened-chat-on = बातचीत चालू है।
happened-chat-off = बातचीत बंद है।

## shell: why the server refuses, by its codes

refusal-offline = सर्वर जवाब नहीं दे रहा। क्या नेटवर्क है?
refusal-bad-request = सर्वर यह समझ नहीं पाया।
refusal-slow = यह पहुँचने में बहुत देर लगी। फिर कोशिश करें।
refusal-bad-name = नाम में 1 से 30 अक्षर होते हैं।
refusal-bad-cmd-id = कुछ गड़बड़ हुई। फिर कोशिश करें।
refusal-bad-chat = संदेश में 1 से 500 अक्षर चाहिए, और सब दिखने वाले।
refusal-bad-reaction = यह कोई प्रतिक्रिया नहीं है।
refusal-bad-settings = ये सेटिंग साथ नहीं चलतीं।
refusal-bad-options = इन घरेलू नियमों से खेल नहीं बनता।
refusal-bad-variant = खेल की यह फ़ाइल सही नहीं है।
refusal-bad-record = खेल का यह लेखा पढ़ा नहीं जा सकता।
refusal-unknown-variant = ऐसा कोई खेल नहीं है।
refusal-unknown-bot = कंप्यूटर का ऐसा कोई स्तर नहीं है।
refusal-no-token = कमरा इस ब्राउज़र को नहीं पहचानता। फिर से शामिल हों।
refusal-sent-out = मेज़बान ने आपको इस कमरे से बाहर कर दिया है।
refusal-not-host = यह सिर्फ़ मेज़बान कर सकते हैं।
refusal-not-seated = इस मेज़ पर आपकी जगह नहीं है।
refusal-not-your-seat = वह आपकी जगह नहीं है।
refusal-muted = मेज़बान ने आपको न लिखने को कहा है।
refusal-chat-off = बातचीत बंद है।
refusal-bad-origin = यह पन्ना किसी और सर्वर का है।
refusal-no-room = इस कोड का कोई कमरा नहीं है।
refusal-no-game = इस कमरे में ऐसा कोई खेल नहीं है।
refusal-no-person = वह अब कमरे में नहीं हैं।
refusal-no-such-seat = ऐसी कोई जगह नहीं है।
refusal-seat-empty = वहाँ कोई नहीं बैठा है।
refusal-no-bot-there = उस जगह कंप्यूटर नहीं खेलता।
refusal-no-page = इस पते पर कुछ नहीं है।
refusal-no-method = सर्वर यहाँ यह नहीं करता।
refusal-stale = इस बीच कुछ हो गया। फिर से देखें।
refusal-unknown-seq = पन्ना और कमरा मेल नहीं खाते। पन्ना फिर खोलें।
refusal-seated = आपकी जगह पहले से है।
refusal-crowded = कमरे में बहुत भीड़ है।
refusal-too-long = इस कमरे में इतना कुछ हो चुका है कि अब और जगह नहीं। नया कमरा बनाएँ।
refusal-seat-taken = वह जगह भर चुकी है।
refusal-full = मेज़ भर चुकी है। आप देख सकते हैं।
refusal-not-ready = अभी सब तैयार नहीं हैं।
refusal-bad-seats = इतने लोग, या इन जगहों पर, यह खेल नहीं खेला जाता।
refusal-not-waiting = यह शुरू होने से पहले ही हो सकता है।
refusal-not-playing = अभी कोई खेल नहीं चल रहा।
refusal-not-ended = यह खेल ख़त्म होने के बाद हो सकता है।
refusal-paused = खेल रुका हुआ है।
refusal-not-paused = खेल रुका हुआ नहीं है।
refusal-overruled = बाकी लोगों ने खेल फिर शुरू कर दिया है। आप अपनी अगली चाल के बाद फिर रोक सकते हैं।
refusal-not-your-turn = अभी आपकी बारी नहीं है।
refusal-not-bots-turn = अभी कंप्यूटर की बारी नहीं है।
refusal-already-asked = पासा पहले से चल रहा है।
refusal-no-dice = अभी पासा नहीं फेंकना है।
refusal-kept-dice = पासा वही रहेगा जो आया था।
refusal-illegal-move = नियम यह चाल नहीं मानते।
refusal-illegal-pass = चाल मुमकिन है, इसलिए चलनी होगी।
refusal-illegal-item = वह चीज़ आपके पास नहीं है या अभी काम की नहीं।
refusal-illegal-roll = इस खेल के पासे पर यह नहीं आ सकता।
refusal-not-now = अभी कुछ और करना है।
refusal-game-over = खेल ख़त्म हो गया है।
refusal-undo-off = इस मेज़ पर चाल वापस नहीं होती।
refusal-nothing-to-undo = वापस लेने को कुछ नहीं है।
refusal-nothing-to-redo = कुछ वापस नहीं लिया गया था।
refusal-vote-open = दूसरों से अभी पूछा जा रहा है।
refusal-no-vote = किसी ने कुछ पूछा नहीं है।
refusal-already-voted = आप जवाब दे चुके हैं।
refusal-not-agreed = दूसरे सहमत नहीं थे। पहले आगे खेलें।
refusal-not-lent = कंप्यूटर आपके लिए नहीं खेल रहा।
refusal-not-open = यह चाल खुली नहीं है, या इस जगह के लिए नहीं है।
refusal-other-game = यह मुहर किसी और खेल की है।
refusal-seeded = इस मेज़ के पासे एक बीज से आते हैं; मुहर की ज़रूरत नहीं।
refusal-bad-value = यह मान उस मुहर से मेल नहीं खाता जो उपकरण ने लगाई थी।
refusal-away = आपने मेज़ छोड़ दी है। पहले लौट आएँ।
refusal-gone = आपकी गोटियाँ इस खेल से जा चुकी हैं।
refusal-too-large = सर्वर के लिए यह बहुत बड़ा है।
refusal-too-many = एक साथ बहुत ज़्यादा हो गया। एक पल रुकें।
refusal-internal = सर्वर से ग़लती हुई। कुछ नहीं बदला।
refusal-unavailable = सर्वर अभी यह नहीं कर सकता। फिर कोशिश करें।
refusal-unreadable = यह कमरा नहीं खुल सकता: यह ख़राब है या इसे नया सर्वर चाहिए।

## shell: the first page

bot-names = पिप, बिंदु, डोमिनो, बिस्कुट, मोती, कौड़ी
home-title = घर तक की दौड़, साथ में और मज़ेदार।
home-lead = लूडो, पार्चीस, साँप-सीढ़ी, उर और उनका पूरा परिवार: एक स्क्रीन पर, लिंक से, या कंप्यूटर के साथ। न खाता, न विज्ञापन।
home-play = अभी खेलें
home-invite = दोस्तों को बुलाएँ
home-play-hint = अभी खेलें: तीन कंप्यूटरों के साथ लूडो। बुलाएँ: भेजने के लिंक के साथ एक मेज़।
home-name = आपका नाम
home-guest = मेहमान
home-code = कोड है?
home-code-empty = कमरे का कोड लिखें या उसका लिंक चिपकाएँ।
home-join = शामिल हों
home-more = और खेल
home-all = सभी { $count } खेल
home-promises = जिस पर भरोसा है
home-dice = ईमानदार पासे
home-dice-text = सबके लिए एक ही पासा, इंसान हो या कंप्यूटर, और आगे क्या आएगा कोई नहीं जानता।
home-bots = कंप्यूटर, जो छिपते नहीं
home-bots-text = मेज़ पर हर कंप्यूटर साफ़ दिखता है। स्तरों में फ़र्क़ सिर्फ़ समझ का है।
home-everyone = सबके लिए
home-everyone-text = कीबोर्ड, उँगली या स्क्रीन रीडर से; गोटियों के आकार और रंग अलग; नेटवर्क जाए तो कुछ नहीं खोता।
resume-title = खेल आगे बढ़ाएँ
resume-with = { $names } के साथ
resume-waiting = शुरू होने की प्रतीक्षा
resume-your-turn = आपकी बारी है
resume-playing = खेल चल रहा है
resume-back = अपने खेल पर लौटें
lobby-title = खुली मेज़ें
lobby-seats = { $taken ->
        [one] { $seats } में से { $taken } जगह भरी है
       *[other] { $seats } में से { $taken } जगहें भरी हैं
    }{ $bots ->
        [0] {""}
       *[other] , { $bots } कंप्यूटर
    }
lobby-join = शामिल हों
lobby-watch = देखें

## shell: the link to a room

share-code = कमरे का कोड
share-link = दूसरों के लिए लिंक
share-only-here = यह लिंक अभी कोई और नहीं खोल सकता: यह केवल इसी कंप्यूटर तक जाता है। घर के सब लोगों के लिए सर्वर ऐसे चलाएँ:
share-copy = लिंक कॉपी करें
share-copied = कॉपी हो गया
share-send = भेजें …
share-qr = QR कोड में लिंक: फ़ोन का कैमरा इस पर रखें
share-text = homestretch पर मेरे साथ खेलें:

## shell: the games

games-lead = पाँच हज़ार साल पुराने दौड़ के खेलों का एक परिवार: बिसात चुनें, नियम पढ़ें, खेलें।
games-find = खेल ढूँढें
games-any = सभी
games-length = अवधि
games-short = छोटा
games-long = लंबा
games-players = { $players } खिलाड़ी
games-minutes = लगभग { $minutes } मि.
games-luck-skill = अच्छी चालें काम आती हैं
games-luck-both = क़िस्मत और अच्छी चालें
games-luck-mostly = ज़्यादातर क़िस्मत
games-luck-all = पूरी क़िस्मत
games-measured = अवधि और क़िस्मत कंप्यूटरों के खेले गए खेलों से मापी गई हैं; कैसे, यह हर खेल के पन्ने पर लिखा है।
games-measured-so = { $games } खेलों में मापा गया: मध्यम स्तर के { $players } कंप्यूटरों को औसतन { $turns } बारियाँ लगीं, हर बारी पाँच सेकंड। अच्छी चालें कितनी काम आती हैं: कठिन कंप्यूटर बेतरतीब चलने वाले कंप्यूटर के सामने खेला। अगर चुनाव बेमानी होता, तो जहाँ वह 100 खेल हारता, वहाँ वह { $percent } हारता है। खेल जानने वालों के बीच पासे कहीं ज़्यादा तय करते हैं।
games-count = { $count } खेल
games-none = कोई खेल मेल नहीं खाता। शर्तें कम करें।
games-play = कंप्यूटर से खेलें
games-set-up = घरेलू नियम और जगहें
games-rulebook = नियम

## shell: setting up a game

new-lead = खेल, बैठने की जगहें और अपने घर के नियम चुनें।
new-rules-of = नियम पढ़ें
new-seats = कौन खेलेगा?
new-seats-hint = हर जगह एक रंग है: जहाँ चाहें बैठें।
new-preset-computers = कंप्यूटर के साथ
new-preset-here = सब इसी स्क्रीन पर
new-preset-link = दोस्त लिंक से
new-preset = झटपट चुनाव
new-sitter = { $colour } पर कौन
new-sitter-me = मैं
new-sitter-here = यहाँ कोई और
new-sitter-link = लिंक से
new-sitter-bot = कंप्यूटर
new-sitter-empty = कोई नहीं
new-name-of = { $colour } का नाम
new-level-of = { $colour } के कंप्यूटर का स्तर
new-by-link = जिसके पास लिंक है, वह यहाँ बैठेगा।
new-nobody = यह जगह ख़ाली रहेगी।
new-no-me = इस स्क्रीन पर किसी को खेलना होगा।
new-house = घरेलू नियम
new-house-hint = जो चुना है, वही इस खेल का आम तरीक़ा है।
new-house-count = { $count ->
        [0] कोई नहीं बदला
       *[other] { $count } बदले
    }
new-house-reset = फिर आम नियम
new-table = मेज़
new-public = सबके लिए खुला
new-public-hint = कोई भी इस कमरे को खुली मेज़ों में ढूँढ सकता है।
new-day = एक दिन
new-turn-hint = समय पूरा होने पर चाल कंप्यूटर चलता है।
new-undo = चाल वापस लेना
new-undo-never = कभी नहीं
new-undo-ask = दूसरे मानें तो
new-undo-free = हमेशा
new-leaving = कोई चला जाए तो
new-leaving-bot = कंप्यूटर आगे खेले
new-leaving-go = गोटियाँ हट जाएँ
new-forced = इकलौती चाल अपने-आप चले
new-forced-hint = जहाँ चुनने को कुछ नहीं, वहाँ छूना नहीं पड़ता।
new-auto-roll = पासा अपने-आप चले
new-auto-roll-hint = बिना कहे पासा फेंका जाता है।
new-start = खेल शुरू करें
new-open = मेज़ खोलें
new-open-hint = फिर भेजने के लिए लिंक मिलेगा।

## shell: house rules

house-tokens = हर खिलाड़ी की गोटियाँ
house-tokens-hint = कम गोटियाँ, छोटा खेल।
house-entry = गोटी किससे निकले
house-entry-hint = घर में बैठी गोटी को निकलने के लिए यही दाँव चाहिए।
house-entry-own = जैसा आम है
house-entry-one-six = एक या छह
house-entry-any = कोई भी दाँव
house-must-enter = निकलना ज़रूरी
house-must-enter-hint = गोटी निकल सकती हो तो निकालनी ही होगी।
house-tries = तीन मौक़े
house-tries-hint = जिसकी कोई गोटी रास्ते में न हो, वह निकालने के लिए तीन बार फेंके।
house-out = एक गोटी पहले से बाहर
house-out-hint = सबकी एक गोटी शुरू से बाहर रहती है।
house-streak = लगातार तीन
house-streak-hint = एक ही बारी में तीसरे छक्के (या जोड़े) का असर।
house-streak-own = जैसा आम है
house-streak-none = कुछ ख़ास नहीं
house-streak-void = दाँव बेकार, बारी ख़त्म
house-streak-last-home = आख़िरी चली गोटी वापस घर
house-streak-furthest-home = सबसे आगे की गोटी वापस घर
house-captures = काटना
house-captures-hint = जिस गोटी पर दूसरी आ जाए, वह वापस घर जाती है।
house-must-capture = काटना ज़रूरी
house-must-capture-hint = काट सकते हों तो काटना ही होगा।
house-gate = पहले काटें, फिर मंज़िल
house-gate-hint = पहली काट से ही मंज़िल की गली खुलती है।
house-safe = सुरक्षित खाने
house-safe-hint = निशान वाले खानों पर कोई गोटी नहीं कटती।
house-own = एक खाने पर अपनी दो गोटियाँ
house-own-hint = मिलने पर क्या होता है।
house-own-share = साथ रहती हैं
house-own-block = रास्ता रोकती हैं
house-own-stack = साथ चलती हैं
house-own-forbid = मिल नहीं सकतीं
house-overshoot = मंज़िल से बड़ा दाँव
house-overshoot-hint = मंज़िल से आगे निकलती गोटी क्या करे।
house-overshoot-stay = रुकती है: पूरा-पूरा दाँव चाहिए
house-overshoot-bounce = बचा हुआ पीछे चलती है
house-overshoot-wins = फिर भी पहुँच जाती है
house-goal = एक गोटी पहुँचे तो काफ़ी
house-goal-hint = जो पहले एक गोटी पहुँचाए, वही जीते।
house-places = सब स्थानों के लिए खेलें
house-places-hint = एक को छोड़ सब पहुँचें, तब खेल ख़त्म।
house-order = कौन शुरू करे
house-order-hint = पहली बारी कैसे तय हो।
house-order-own = जैसा आम है
house-order-fixed = पहली जगह
house-order-highest = सबसे बड़ा दाँव
house-order-random = लॉटरी से
house-again-six = छक्के पर फिर दाँव
house-again-six-hint = हर छक्के के बाद एक और दाँव।
house-again-capture = काटने पर फिर दाँव
house-again-capture-hint = जो काटे, उसे एक और दाँव।
house-again-finish = पहुँचने पर फिर दाँव
house-again-finish-hint = जो गोटी मंज़िल तक पहुँचाए, उसे एक और दाँव।
rules-of = नियम: { $game }
rules-differ = इस मेज़ के घरेलू नियम
rules-usual = आम तौर पर: { $value }
rules-changed = घरेलू नियम
rules-leaving-bot = इस मेज़ पर जो चला जाता है, उसकी जगह उसके लौटने तक कंप्यूटर ({ $level }) खेलता है।

## Board

board-label = बोर्ड
board-choice = { $captures ->
    [0] { $colour }, गोटी { $token }: { $from } से { $to } तक।
    [one] { $colour }, गोटी { $token }: { $from } से { $to } तक, एक गोटी कटेगी।
   *[other] { $colour }, गोटी { $token }: { $from } से { $to } तक, { $captures } गोटियाँ कटेंगी।
}
board-danger = वहाँ वह कट सकती है।
board-seat = { $colour }: { $places }
board-token-name = गोटी { $token }
board-token = गोटी { $token }: { $square }
square-start = शुरुआती खाना
# The start of another seat: an arrow is drawn there, and no number.
square-start-of = शुरुआती खाना ({ $colour })
# Where squares are counted along the way: before the track, and on the home stretch.
square-own = अपना खाना { $number }
square-stretch-step = मंज़िल की गली का खाना { $number }
board-roll = पासा फेंकें
board-dice = पासे पर: { $dice }
board-no-dice = अभी पासा नहीं फेंका गया

## room: coming in

room-none-title = ऐसा कोई कमरा नहीं है
room-none-text = शायद कोड ग़लत लिखा है, या कमरा पुराना हो गया। जो कमरे काम में नहीं आते, वे कुछ समय बाद हटा दिए जाते हैं; उनके खेल बचे रहते हैं।
room-none-replay = इसका आख़िरी खेल देखें
room-other-code = दूसरा कोड
room-open = खोलें
room-offline-title = सर्वर जवाब नहीं दे रहा
room-trouble-title = यह नहीं हो पाया
room-too-many-title = बहुत ज़्यादा कोशिशें
room-too-many-text = यहाँ से बहुत सारे ग़लत कोड आज़माए गए, या एक साथ बहुत कुछ माँगा गया। लगभग दस मिनट रुकें; फिर यह पेज अपने आप दोबारा कोशिश करेगा।
room-title-turn = आपकी बारी! { $game }
room-entry-lead = आपको खेलने बुला रहे हैं
room-entry-lead-nobody = आपको खेलने का न्योता है
room-entry-is-playing = खेल चल रहा है
room-entry-is-ended = खेल ख़त्म हो गया
room-entry-is-full = सब जगहें भरी हैं
room-entry-playing = आप देख सकते हैं और अगला खेल सकते हैं।
room-entry-ended = आप अंदर आकर अगले का इंतज़ार कर सकते हैं, या इसे फिर से देख सकते हैं।
room-entry-full = आप देख सकते हैं।
room-your-name = आपका नाम
room-guest = मेहमान
room-take-seat = जगह लें
room-watch = देखें
room-seat-choose = चुनें
room-seat-chosen = चुनी गई
room-who-is-in = कौन-कौन है
room-watching =
    { $count ->
        [one] एक व्यक्ति देख रहा है
       *[other] { $count } लोग देख रहे हैं
    }
room-removed = आप अब इस कमरे में नहीं हैं। मेज़बान चाहें तो आप फिर आ सकते हैं।

## room: before the game

room-seat-free = ख़ाली
room-you = आप
room-host = मेज़बान
room-ready = तैयार
room-away = दूर
room-level = नए कंप्यूटर का स्तर
room-add-bot = कंप्यूटर जोड़ें
room-remove-bot = { $name } को हटाएँ
room-kick = { $name } को मेज़ से हटाएँ
room-remove-here = { $name } अब नहीं खेलेंगे
room-send-out = { $name } को कमरे से बाहर करें
room-send-out-yes = बाहर भेजें
room-send-out-no = रहने दें
room-people =
    { $count ->
        [one] एक और व्यक्ति यहाँ है
       *[other] { $count } और लोग यहाँ हैं
    }
room-watches = देख रहे हैं
room-muted = लिख नहीं सकते
room-mute = { $name } को लिखने से रोकें
room-unmute = { $name } को फिर लिखने दें
room-sit-here = यहाँ बैठें
room-another-here = यहाँ एक और व्यक्ति
room-another-name = उस व्यक्ति का नाम जो इसी स्क्रीन पर खेलेगा
room-another-sit = बैठें
room-cancel = रहने दें
room-need-more =
    { $count ->
        [one] एक और खिलाड़ी चाहिए।
       *[other] { $count } और खिलाड़ी चाहिए।
    }
room-wait-for = अभी तैयार नहीं: { $names }
room-wait-for-host = मेज़बान के शुरू करने का इंतज़ार है।
room-can-start = सब तैयार हैं।
room-can-start-free =
    { $count ->
        [one] जो यहाँ हैं, सब तैयार हैं। एक जगह अभी ख़ाली है: लिंक वाले का इंतज़ार करें, या उसके बिना शुरू करें।
       *[other] जो यहाँ हैं, सब तैयार हैं। { $count } जगहें अभी ख़ाली हैं: लिंक वालों का इंतज़ार करें, या उनके बिना शुरू करें।
    }
room-i-am-ready = मैं तैयार हूँ
room-not-ready = अभी नहीं
room-leave = छोड़ें
room-invite = औरों को बुलाएँ
room-settings = मेज़ की सेटिंग
room-change = बदलें
room-leaving = जो चला जाए
room-leaving-bot = उसकी जगह कंप्यूटर ({ $level }) खेले
room-leaving-tokens-go = उसकी गोटियाँ भी जाएँ
room-stand-in = समय ख़त्म होने पर कौन खेले
room-forced = अकेली चाल अपने आप चले
room-forced-hint = जहाँ चुनने को कुछ न हो, वहाँ छूना न पड़े
room-auto-roll = पासे अपने आप गिरें
room-auto-roll-hint = किसी को फेंकने न पड़ें
room-public = सबके लिए खुली मेज़
room-public-hint = यह पहले पन्ने पर दिखेगी और कोई भी आ सकेगा
room-chat-hint = लोग एक-दूसरे को लिख सकते हैं
room-hours = { $hours ->
        [one] { $hours } घंटा
       *[other] { $hours } घंटे
    }
room-on = हाँ
room-off = नहीं

## room: the game

room-connecting = जुड़ रहे हैं …
room-lost = संपर्क टूट गया। फिर कोशिश हो रही है …
room-quiet = अभी कोई जवाब नहीं। इंतज़ार जारी है …
room-polling = धीमा संपर्क: हर दो सेकंड में ख़बर आती है।
room-connecting-short = जुड़ रहे हैं
room-lost-short = संपर्क टूट गया
room-quiet-short = कोई जवाब नहीं
room-polling-short = धीमा संपर्क
room-lent-asked = आपकी जगह कंप्यूटर खेल रहा है।
room-lent-missed = आप नहीं थे, इसलिए कंप्यूटर खेल रहा है।
room-lent-left = आपने मेज़ छोड़ दी; आपकी जगह कंप्यूटर खेल रहा है।
room-back = मैं वापस आ गया
room-back-of = { $who } वापस आ गए
room-your-turn = आपकी बारी!
room-turn-of = { $who }, आपकी बारी!
room-turn = की बारी
room-your-roll = { $who }, आपकी बारी है: पासा फेंकें।
room-your-move = { $who }, चाल चुनें।
room-roll = पासे को छुएँ या स्पेस दबाएँ।
room-roll-touch = पासे को छुएँ।
room-roll-opening = पहली बारी के लिए पासा फेंकें।
room-roll-button = फेंकें
room-choose = गोटी चुनें।
room-tap-again = वहाँ जाने के लिए फिर छुएँ।
room-one-move = एक ही चाल है।
room-drawing = पहला खिलाड़ी चुना जा रहा है …
room-waits-for = { $who } की बारी है।
room-you-watch = आप खेल देख रहे हैं।
room-paused = खेल रुका हुआ है।
room-pause = रोकें
room-resume = आगे बढ़ें
room-option-danger = , वहाँ कट सकती है
room-pass = न चलें
room-use = { $item } काम में लें
room-holds = इनके पास { $items } है।
room-progress = रास्ते का { $percent } %
room-progress-of = { $who }: { room-progress }
# In the small ring of the clock.
room-clock-hours = { $hours }घं
room-board-of = बिसात: { $game }
room-board-words = बिसात शब्दों में
room-board-words-short = शब्दों में
room-menu = और
room-log = हाल
room-log-empty = अभी कुछ नहीं हुआ।
room-undo-button = वापस लें
room-redo-button = फिर चलें
room-vote-waits = बाक़ियों से पूछा जा रहा है …
room-sending = आपकी चाल भेजी जा रही है …
room-agree = मंज़ूर
room-disagree = नहीं
room-autopilot = मेरी जगह कंप्यूटर खेले
room-autopilot-of = { $who } की जगह कंप्यूटर खेले
room-single = मेरी अकेली चाल अपने आप चले
room-single-hint = जब चुनने को कुछ न हो, आपकी गोटी ख़ुद चले
room-record = खेल का लेखा लें
room-leave-title = मेज़ छोड़ें?
room-leave-watch = इसी लिंक से आप वापस आ सकते हैं।
room-leave-bot = आपके लौटने तक कंप्यूटर ({ $level }) आपकी जगह खेलेगा।
room-leave-tokens-go = आपकी गोटियाँ भी खेल से चली जाएँगी। यह वापस नहीं होगा।
room-stay = रुकें
room-chat = बातचीत
room-chat-empty = अभी किसी ने कुछ नहीं कहा।
room-chat-say = कुछ कहें
room-chat-send = भेजें
room-chat-watch = लिखने के लिए अंदर आएँ।
room-reactions = भाव
room-react-clap = ताली
room-react-laugh = हँसी
room-react-wow = हैरानी
room-react-cheer = जश्न
room-react-sad = उदासी
room-react-wave = नमस्ते
room-key-roll = पासा फेंकें, या अकेली चाल चलें
room-key-move = उस संख्या वाली चाल चलें
room-key-choose = एक चाल से दूसरी पर जाएँ; एंटर से चले
room-key-token = अगली गोटी पर जाएँ; एंटर से चले
room-key-undo = वापस लें
room-key-redo = फिर से करें
room-key-autopilot = कंप्यूटर को दें, या वापस लें
room-key-pause = रोकें या आगे बढ़ें
room-key-chat = बातचीत
room-key-board = सुनें कि सब कहाँ है
room-key-help = ये कुंजियाँ
key-space = स्पेस
key-enter = एंटर
key-tab = टैब
key-page-up = पेज अप
key-page-down = पेज डाउन
key-home = होम
key-end = एंड

## room: after the game

room-places = स्थान
room-rematch = फिर खेलें
room-next-round = अगला दौर
room-replay = फिर से देखें
room-last-game = पिछला खेल फिर से देखें
room-stats = खेल आँकड़ों में
room-stats-short = आँकड़े
room-streak = एक बारी में सबसे ज़्यादा फेंक
room-stats-progress = कौन कितना आगे था, सब गोटियाँ मिलाकर
room-stats-expected = पट्टियाँ: कितनी बार आया। टूटी रेखा और ⌀: कितनी बार की उम्मीद है।
room-copy-game = इस खेल का लिंक कॉपी करें
room-stats-lost = गोटी कटी
room-stats-snake = साँप
room-stats-ladder = सीढ़ी
room-snakes = साँप
room-ladders = सीढ़ियाँ

## room: replay

replaying-open-title = खेल फिर से देखें
replaying-open-text = खेल का लेखा चुनें या यहाँ छोड़ें। सर्वर उसे खेलकर देखता है और उसका कुछ भी नहीं रखता।
replaying-choose = लेखा चुनें
replaying-other = दूसरा लेखा
replaying-none-title = यह खेल दिखाया नहीं जा सकता
replaying-position = पल
replaying-start = शुरू में
replaying-back = एक क़दम पीछे
replaying-play = चलाएँ
replaying-pause = रोकें
replaying-on = एक क़दम आगे
replaying-end = आख़िर में
replaying-speed = रफ़्तार
replaying-copy = इस पल का लिंक कॉपी करें
replaying-room = कमरे में
replaying-key-play = चलाएँ या रोकें
replaying-key-step = एक क़दम पीछे या आगे
replaying-key-jump = दस क़दम पीछे या आगे
replaying-key-ends = शुरू या आख़िर में
replaying-key-speed = धीमे या तेज़

## Fair dice

fair-how = पासे कैसे काम करते हैं
fair-check = पासे जाँचें
fair-script = जाँचने का प्रोग्राम डाउनलोड करें (Python)
fair-fingerprint = खेल की पहचान
fair-nothing = कुछ नहीं

verify-title = किसी खेल के पासे जाँचें
verify-text = खेल का लेखा चुनें या यहाँ छोड़ें। पासे आपका ब्राउज़र ख़ुद जाँचता है; सर्वर बस यह जाँचता है कि चालें नियम से हैं या नहीं, और कुछ भी नहीं रखता।
verify-choose = लेखा चुनें
verify-other = दूसरा खेल जाँचें
verify-working = पासे जाँचे जा रहे हैं …
verify-proved = पासे सिद्ध हैं
verify-proved-text = { $rolls ->
    [one] इकलौता पासा उन्हीं मानों से निकलता है जो उसके गिरने से पहले तय थे।
   *[other] सभी { $rolls } पासे उन्हीं मानों से निकलते हैं जो उनके गिरने से पहले तय थे।
}
verify-half = पासे सिद्ध हैं, सिवाय उसके जो नीचे बताया गया है
verify-half-text = { $rolls ->
    [one] इकलौता पासा अपने मानों से निकलता है। उसके बारे में जो सिद्ध नहीं है, वह नीचे बताया गया है।
   *[other] सभी { $rolls } पासे अपने मानों से निकलते हैं। कुछ के बारे में जो सिद्ध नहीं है, वह नीचे बताया गया है।
}
verify-server = सर्वर की ओर से सिद्ध
verify-server-text = { $rolls ->
    [one] इकलौता पासा सर्वर के मान से निकलता है, जो उसके गिरने से पहले तय था। किसी खिलाड़ी का उपकरण शामिल नहीं था।
   *[other] सभी { $rolls } पासे सर्वर के मानों से निकलते हैं, जो उनके गिरने से पहले तय थे। किसी खिलाड़ी का उपकरण शामिल नहीं था।
}
verify-seeded = अभ्यास के पासे
verify-seeded-text = { $rolls ->
    [one] इकलौता पासा एक बीज से निकलता है। जिसे बीज पता था, उसे सारे पासे पता थे।
   *[other] सभी { $rolls } पासे एक बीज से निकलते हैं। जिसे बीज पता था, उसे सारे पासे पता थे।
}
verify-none = यह लेखा पासों के बारे में कुछ सिद्ध नहीं करता
verify-none-text = खेल बिना सीलबंद पासों के खेला गया। लेखा बताता है कि क्या आया, यह नहीं कि कहाँ से आया।
verify-unreadable = यह लेखा पढ़ा नहीं जा सकता
verify-unreadable-line = गड़बड़ पंक्ति { $line } में है।
verify-unreadable-dice = इसके नियमों में ऐसे पासे हैं जो होते ही नहीं।
verify-fraud = इन पासों पर भरोसा न करें
verify-fraud-next = यह फ़ाइल सँभालकर रखें। बाक़ी खिलाड़ियों से उनकी फ़ाइल लें और पहचान मिलाएँ: ईमानदार खेल में सबकी एक ही होती है।
verify-what = क्या सिद्ध हुआ
verify-what-not = क्या सिद्ध नहीं हुआ
verify-fingerprint-text = हर खिलाड़ी ने ये सोलह चिह्न स्क्रीन पर देखे थे। अगर वही हैं, तो खेल भी वही है।
verify-stats = पासे कैसे गिरे
verify-rolls = सारे पासे
verify-roll = पासा
verify-who = कौन
verify-fell = आया
verify-values = किनके मान
verify-lot = पहली बारी का लॉट
verify-script-text = न हम पर भरोसा, न ब्राउज़र पर? यह छोटा प्रोग्राम उसी फ़ाइल को सिर्फ़ Python से जाँचता है।

fraud-file = फ़ाइल लिखे जाने के बाद बदली गई: उसका जोड़ या उसके नियमों का हैश मेल नहीं खाता।
fraud-start = नियम, जगहें या शृंखलाएँ वे नहीं हैं जिनसे खेल शुरू में बाँधा गया था।
fraud-seats = प्रमाण इस खेल की नहीं, दूसरी जगहों की बात करता है।
fraud-seeded = कहा जाता है कि पासे अभ्यास के लिए एक बीज से आते हैं, पर खिलाड़ियों की शृंखलाएँ भी हैं: बीज के साथ कोई मान नहीं देता।
fraud-seed = कहा जाता है कि पासे अभ्यास के लिए बीज { $seed } से आते हैं, पर सर्वर की शृंखला उससे नहीं निकलती।
fraud-chains = लेखे में उतनी शृंखलाएँ हैं जितनी किसी खेल में हो ही नहीं सकतीं।
fraud-own = { $who }: इस ब्राउज़र की तय की हुई शृंखला प्रमाण में नहीं है।
fraud-order = पासा { $roll } क्रम में नहीं है: कोई पासा छोड़ा, जोड़ा या दोबारा फेंका गया।
fraud-server = पासा { $roll }: सर्वर का मान उसकी तय की हुई शृंखला का नहीं है।
fraud-contribution = पासा { $roll }: { $who } का मान उस जगह के लिए तय शृंखला का नहीं है।
fraud-stranger = पासा { $roll }: { $who } बिना शृंखला के या दो बार शामिल है।
fraud-item = खेल में { $action } है, जो ऐसी चीज़ का है जो इस तरह के खेल में है ही नहीं।
fraud-record = पासा { $roll }: खेल में { $record } है, उसके प्रमाण में { $proof }।
fraud-dice = पासा { $roll }: मानों से { $right } निकलता है, पर { $shown } दिखाया गया।
fraud-roller = पासा { $roll }: बारी किसी और की थी।
fraud-void = पासा { $roll } खोला गया और फेंक दिया गया: जिसे फेंकना था वह न गया, न पीछे लेने से उसकी बारी गई।
fraud-back = पासा { $roll } से पहले: जो वापस लिया गया बताया जाता है, वह खेला नहीं जा सकता था।

proved-server = सर्वर का हर मान उसी शृंखला का है जो उसने पहले पासे से पहले तय की थी।
proved-server-renewed = सर्वर का हर मान उन शृंखलाओं का है जो उसने तय कीं: पहली पहले पासे से पहले, और हर बार पिछली के ख़त्म होने पर एक नई। नई इस पासे से: { $list }
proved-people = हर खिलाड़ी का मान उसकी जगह के लिए तय शृंखला का है।
proved-start = नियम, जगहें और शृंखलाएँ वही हैं जिनसे खेल शुरू में बाँधा गया था।
proved-dice = खेल के पासे वही हैं जो मानों से निकलते हैं, इसी क्रम में, न कम न ज़्यादा।
proved-dice-chosen = खेल के पासे वही हैं जो मानों से निकलते हैं, इसी क्रम में, कोई छूटा नहीं। इनके अलावा बस मनचाहे दाँव हैं, जो इस तरह के खेल में होते हैं: वहाँ खिलाड़ियों ने पासे ख़ुद बताए। उनके पास मनचाहा दाँव था या नहीं, यह चालें दोबारा खेलने पर दिखता है।
proved-own = इस ब्राउज़र की शृंखला इसमें है: { $who }।
proved-moves = सर्वर ने सारी चालें फिर से चलीं: सब नियम से हैं।
moves-asking = सर्वर चालें फिर से चल रहा है …
moves-illegal = सर्वर ने खेल दोबारा खेला और उसे नहीं मानता: { $reason }
moves-unknown = सर्वर से पूछा नहीं जा सका कि चालें नियम से हैं या नहीं।

unproved-nothing = कुछ बाक़ी नहीं है।
unproved-server = यह कि सर्वर ने खेल से पहले अपने मान मनमर्ज़ी से नहीं चुने: किसी खिलाड़ी का उपकरण शामिल नहीं था।
unproved-seeded = यह कि पासे पहले से कोई नहीं जानता था: ये अभ्यास के लिए एक बीज से आते हैं।
unproved-part = { $took ->
        [one] { $who } { $rolls } में से { $took } पासे में शामिल थे।
       *[other] { $who } { $rolls } में से { $took } पासों में शामिल थे।
    } बाक़ी पासे इस खिलाड़ी के लिए सिद्ध नहीं हैं।
unproved-missing = { $who } से पूछा गया, जवाब नहीं आया। पासे: { $list }
unproved-passed-over = { $who } से नहीं पूछा गया, क्योंकि पहले जवाब नहीं आया था। पासे: { $list }
unproved-away = { $who } मौजूद नहीं थे, या अभी उनकी कोई शृंखला नहीं थी। पासे: { $list }
unproved-no-chain = { $who } के लिए, जिनके उपकरण की कोई शृंखला नहीं थी। पासे: { $list }
unproved-single = यह कि { $who } और सर्वर ने मिलकर पासे नहीं चुने: केवल इस खिलाड़ी के उपकरण ने मान दिए, और वे खेल से पहले एक के बाद एक शृंखला आज़मा सकते थे।
unproved-anchor = { $who } ने अपनी शृंखला केवल फेंक { $roll } से पहले तय की: दूसरा उपकरण, ब्राउज़र जो भूल गया, या जो देर से आया। छाप उसे नहीं बाँधती।
unproved-renewed = पासा { $roll } से सबकी शृंखलाएँ नई हैं, क्योंकि पिछली 4096 पासों के बाद ख़त्म हो गईं। छाप उन्हें नहीं बाँधती।
unproved-lacking = यह कि ये पासे किसी ने नहीं चुने: हर एक में किसी ऐसे ने मान नहीं दिया जिसकी शृंखला थी। जो चुप रहा, वह सर्वर के साथ मिलकर दो नतीजों में से चुन सकता था, और कई मिलकर उससे ज़्यादा में से। पासे: { $list }
unproved-unbound = खिलाड़ियों के सिवा औरों के लिए: इन फेंकों का कोई मान शुरू से पहले तय शृंखला का नहीं है। फेंक: { $list }
unproved-fresh = खिलाड़ियों के सिवा औरों के लिए, पासा { $roll }: वहाँ { $who } के उपकरण ने पहली बार नई शृंखला इस्तेमाल की। वह औरों के मान पता चलने से पहले चुनी गई थी, यह केवल खेलने वाले कह सकते हैं: उनके ब्राउज़र चेतावनी देते।
unproved-fresh-server = खिलाड़ियों के सिवा औरों के लिए, पासा { $roll }: वहाँ सर्वर ने पहली बार नई शृंखला इस्तेमाल की। वह औरों के मान पता चलने से पहले चुनी गई थी, यह केवल खेलने वाले कह सकते हैं: उनके ब्राउज़र चेतावनी देते।
unproved-void = खोले गए और कभी नहीं गिरे, क्योंकि आख़िर किसी और को फेंकना था: खेल पीछे लिया गया, या जिसे फेंकना था वह चला गया या उसने मनचाहा दाँव लगाया। पासे: { $list }
unproved-back = इन पासों से पहले खेल पीछे लिया गया। अगर वहाँ किसी ने चाल वापस नहीं ली, तो इन पर भरोसा न करें। पासे: { $list }
unproved-other = इस खेल में इस ब्राउज़र की कोई शृंखला नहीं है। पहचान को किसी खिलाड़ी की देखी हुई पहचान से मिलाएँ।
unproved-end = खेल कैसे ख़त्म हुआ: जहाँ लेखा रुकता है वहाँ खेल ख़त्म नहीं हुआ है, और आगे का हिस्सा काटा गया हो सकता है।

stats-usual = { $dice } पासे। ईमानदार पासे { $percent } % खेलों में कम से कम इतने असमान गिरते हैं: कुछ भी अजीब नहीं।
stats-rare = { $dice } पासे। ईमानदार पासे सिर्फ़ { $percent } % खेलों में इतने असमान गिरते हैं। यह कम होता है, पर होता है।
stats-very-rare = { $dice } पासे। ईमानदार पासे 1000 में एक से भी कम खेलों में इतने असमान गिरते हैं। बुरी क़िस्मत धोखे का और अच्छी क़िस्मत ईमानदारी का प्रमाण नहीं: प्रमाण ऊपर का हिसाब है।
stats-few = { $dice ->
        [one] { $dice } पासा इतना कम है कि कहा नहीं जा सकता कि यह अजीब है या नहीं।
       *[other] { $dice } पासे इतने कम हैं कि कहा नहीं जा सकता कि यह अजीब है या नहीं।
    }
stats-face = { $face }: { $count } बार, अपेक्षा { $expected }
stats-expected = टूटी रेखाएँ और ⌀ वाली संख्याएँ बताती हैं कि ईमानदार पासे औसतन क्या दिखाते हैं।
stats-kept = { $count ->
    [one] इनमें से { $count } पासा पीछे लिया गया और फिर नहीं आया।
   *[other] इनमें से { $count } पासे पीछे लिए गए और फिर नहीं आए।
}

seal-label = पासा { $roll } कहाँ से आया
seal-title = पासा { $roll }
seal-good = आपके ब्राउज़र ने जाँचा
seal-without = आपके ब्राउज़र ने जाँचा, पर इसमें आपके उपकरण से कुछ नहीं है
seal-chosen = ये पासे किसी ने मनचाहे दाँव से चुने: कुछ फेंका नहीं गया
seal-unsure = अभी सब कुछ जाँचा नहीं गया है
seal-bad = इस पासे में कुछ गड़बड़ है
seal-later = आपके ब्राउज़र ने जाँचा, लॉट को छोड़कर: उसे खेल के बाद लेखा सिद्ध करता है।
seal-mode-sealed = सीलबंद
seal-mode-server = सर्वर
seal-mode-seeded = अभ्यास
seal-sealed = सीलबंद पासे: सर्वर और हर खिलाड़ी के उपकरण से मिलकर।
seal-some = सीलबंद पासे: सर्वर और खिलाड़ियों के उपकरणों से मिलकर, पर इनके लिए कोई उपकरण शामिल नहीं है: { $who }।
seal-server = पासे सिर्फ़ सर्वर के तय मानों से: किसी खिलाड़ी का उपकरण शामिल नहीं है।
seal-seeded = अभ्यास के पासे: ये एक बीज से आते हैं और कुछ सिद्ध नहीं करते।
seal-elsewhere = आपका अपना मान आपके दूसरे उपकरण से आता है, जब तक वह वहाँ है।
seal-watched = इस खेल में आपकी कोई जगह नहीं है, इसलिए आपका उपकरण शामिल नहीं है।
seal-silent = आपके उपकरण से उसका मान माँगा गया, और उसके आने से पहले पासा गिर गया।
seal-unasked = आपके उपकरण से पूछा नहीं गया: पासा खुलते समय वह जुड़ा नहीं था, पहले चुप रहा था, या अभी-अभी आया था।
seal-count = { $count ->
       *[other] इस खेल में { $count } बार पासा आपके मान के बिना गिरा, जबकि आपका उपकरण यहाँ था या उसका संपर्क अभी-अभी टूटा था।
    }
seal-count-why = जो आपका मान छोड़ देता है, वह दो नतीजों में से चुन सकता है: अगर ऐसा अक्सर हो, तो इस खेल पर भरोसा न करें।
seal-unsure-text = आपका ब्राउज़र यहाँ नहीं था, या उसने खेल का लेखा अभी नहीं देखा। मिलते ही वह सब मिलाकर देखता है।
seal-waiting = अभी पासा नहीं फेंका गया।
seal-values = मान
seal-of-server = सर्वर
seal-own = आपका
seal-missing = नहीं मिला
seal-chain = हर मान, बार-बार हैश करने पर, उसी तक पहुँचता है जो उसके मालिक ने पहले तय किया था।
seal-anchor = आपके उपकरण ने पहले से जो तय किया (उसका लंगर)
seal-anchor-text = इसे रख लें तो आप इसे खेल के लेखे में ढूँढ सकते हैं: homestretch verify और verify.py इसे --anchor से करते हैं।
seal-unfollowed = यह ब्राउज़र तब नहीं था, इसलिए परखा नहीं जा सका: { $who }।
seal-seed = सारे मान मिलकर, सर्वर के मान को चाबी बनाकर, बीज देते हैं।
seal-bytes = बीज से बाइट निकलते हैं। जो बाइट कुछ अंकों का पक्ष लेते, वे छोड़ दिए जाते हैं।
seal-over = छोड़ा गया
seal-die = बाइट { $byte } → { $byte } ÷ { $faces } का शेष, धन 1 = { $face }
seal-first = बाइट { $byte } → { $byte } ÷ { $faces } का शेष, धन 1 = { $face }; मौजूद जगहों में क्रम से यह { $who } है
seal-lots = शब्द { $word } → { $word } ÷ { $total } का शेष = { $rest }, जिसका मतलब { $value } है
seal-fell = पासे

alarm-title = पासों में कुछ गड़बड़ है
alarm-server-anchor = सर्वर ने वे मान बदल दिए जो उसने खेल से पहले तय किए थे।
alarm-start = खेल अचानक शुरू से अलग नियमों, जगहों या शृंखलाओं से बँधा है।
alarm-mode = इस खेल के पासे अचानक शुरुआत से अलग जगह से आ रहे हैं, या कहीं से नहीं।
alarm-anchor = { $who }: इस ब्राउज़र की शृंखला बदल दी गई। जब तक यह यहाँ है, आपका कोई और उपकरण ऐसा नहीं करता।
alarm-stranger = { $who }: कोई दूसरा उपकरण आपके नाम से पासों में भाग ले रहा है, और आप कहते हैं कि वह आपका नहीं है।
alarm-server-value = पासा { $roll }: सर्वर का मान वह नहीं है जो उसने तय किया था।
alarm-value = पासा { $roll }: { $who } का मान वह नहीं है जो तय था।
alarm-forged = पासा { $roll }: { $who } के लिए ऐसा मान लगाया गया जो आपके उपकरण का नहीं है।
alarm-dice = पासा { $roll }: मानों से { $right } निकलता है, पर { $shown } दिखाया गया।
alarm-table = पासा { $roll }: मानों के साथ { $right } दिखाया गया, पर मेज़ पर { $shown } है।
alarm-unshown = मेज़ पर { $shown } है, और उसके लिए कोई मान नहीं दिखाया गया।
alarm-item = कहा गया है कि { $who } ने ऐसी चीज़ लगाई जो इस तरह के खेल में है ही नहीं।
alarm-again = पासा { $roll } दोबारा दिखाया गया, और अलग।
alarm-gap = पासा { $roll }: सर्वर ने नहीं बताया कि क्या हुआ।
alarm-void = पासा { $roll } खुला था और बिना कारण रद्द कर दिया गया। जो पासे रद्द करता है, वह चुनता है कि क्या आए।
alarm-roller = पासा { $roll }: यह उस खिलाड़ी का पासा नहीं है जिसकी बारी है।
alarm-part = पासा { $roll }: खोलते समय जिनसे पूछा गया था, उनसे अलग लोगों ने भाग लिया।
alarm-left-out = पासा { $roll }: { $who } का मान भेजा गया और छोड़ दिया गया। धीमे नेटवर्क से ऐसा एक बार हो सकता है; बार-बार हो तो यह संयोग नहीं।
alarm-not-asked = पासा { $roll }: { $who } यहाँ हैं, फिर भी उनसे मान नहीं माँगा गया।
alarm-record = सर्वर इस खेल के बारे में जो कहता है, वह वह नहीं है जो इस ब्राउज़र ने देखा, या आपस में मेल नहीं खाता।
alarm-early = सर्वर ने पासा { $roll } का मान समय से पहले माँगा। उसे नहीं मिला।
alarm-shut-out = { $who }: आपके उपकरण ने अपने मान तय किए, और सर्वर उन्हें पासों से बाहर रखता है।
alarm-unclicked = पासा { $roll }: { $who } का पासा बिना क्लिक के गिरा, जबकि समय बाकी था।
alarm-late = पासा { $roll }: फिर { $who } को पासे का पता उसके गिरने के बाद ही चला, जबकि संपर्क बना था। अगर वह बहुत धीमा नहीं है, तो कोई पासों को रोक रहा है।
alarm-undone = खेल पीछे लिया गया, जबकि यहाँ इसकी अनुमति नहीं है, या आपकी सहमति के बिना।
alarm-withheld = सर्वर खेल का लेखा नहीं देता। उसके बिना आपका ब्राउज़र वह नहीं जाँच सकता जो उससे छूट गया।
alarm-next = खेल का लेखा प्रमाण सँभालकर रखता है। तभी आगे खेलें जब सर्वर चलाने वाले पर भरोसा हो।
alarm-seen = मैंने देख लिया

elsewhere-text = कोई दूसरा उपकरण आपकी ओर से पासों में भाग ले रहा है। क्या वह आपका है?
elsewhere-yes = हाँ, मेरा है
elsewhere-no = नहीं, मेरा और कोई नहीं
doubted-text = कहा गया है कि आपने किसी दूसरे उपकरण पर चाल वापस ली, या उसके लिए हामी भरी। क्या यह आपने किया?
doubted-yes = हाँ, यह मैंने किया
doubted-no = नहीं, यह मैंने नहीं किया

dice-lead = जब तक आपका ब्राउज़र शामिल है, आपके हिस्से के बिना कोई पासा जान नहीं सकता: न सर्वर, न मेज़बान, न बाक़ी सब मिलकर। कुछ गिने-चुने नतीजों में से चुनने के लिए सर्वर को कोई चाहिए जो उसके लिए चुप रहे, और हर चुप्पी लेखे में रहती है।
dice-picture = एक चित्र: हर कोई मेज़ पर सीलबंद लिफ़ाफ़ों की गड्डी रखता है। हर पासे के लिए सब अगला लिफ़ाफ़ा खोलते हैं, और सारी संख्याएँ मिलकर पासा बनाती हैं।
dice-before = खेल से पहले
dice-before-text = हर खिलाड़ी का उपकरण हज़ारों गुप्त संख्याएँ सोचता है और सीलबंद लिफ़ाफ़ों में मेज़ पर रख देता है। सर्वर भी। अब कोई उन्हें बदल नहीं सकता।
dice-roll = हर पासे पर
dice-roll-text = सब अगला लिफ़ाफ़ा खोलते हैं और संख्याएँ मिला दी जाती हैं। हर संख्या तब तय हुई थी जब कोई दूसरों की नहीं जानता था। अगर सब अपना लिफ़ाफ़ा खोलें, तो एक ईमानदार संख्या काफ़ी है: फिर नतीजे पर कोई निशाना नहीं साध सकता।
dice-after = बाद में
dice-after-text = खोली गई सारी संख्याएँ खेल के लेखे में हैं। आपका ब्राउज़र तुरंत हिसाब करता है, और कोई भी बाद में फिर कर सकता है।
dice-questions = लोग क्या पूछते हैं
dice-do = क्या मुझे कुछ करना है?
dice-do-text = नहीं। आपका ब्राउज़र आपके लिफ़ाफ़े रखता है और समय पर एक खोलता है। आपके अपने पासे के लिए वह आपके क्लिक का इंतज़ार करता है।
dice-away = और अगर कोई दूर हो?
dice-away-text = दो सेकंड बाद पासा उसकी संख्या के बिना गिरता है, और सब देखते हैं कि किसकी नहीं थी। इंतज़ार करके बुरा पासा टाला नहीं जा सकता। पर जो जान-बूझकर चुप रहे, वह सर्वर के साथ मिलकर दो नतीजों में से चुन सकता है: इसलिए जाँच ऐसे पासों को सिद्ध नहीं बताती।
dice-devices = और अगर मैं दो उपकरणों पर खेलूँ?
dice-devices-text = उनमें से एक आपके लिफ़ाफ़े रखता है, और किसी पर भी क्लिक करने से पासा गिरता है। वह चला जाए तो दूसरा नए लिफ़ाफ़ों के साथ शामिल होता है। रिकॉर्ड यह दिखाता है।
dice-bots = और कंप्यूटर के ख़िलाफ़?
dice-bots-text = कंप्यूटर खिलाड़ियों के लिफ़ाफ़े नहीं होते, पर आपके होते हैं। जब किसी इंसान का ब्राउज़र जुड़ा न हो, तभी पासे अकेले सर्वर से आते हैं; तब स्क्रीन यह बताती है।
dice-luck = बीस पासे और एक भी छह नहीं: क्या यह ठीक है?
dice-luck-text = चालीस में से एक खिलाड़ी के साथ ऐसा होता है। पासों की याददाश्त नहीं होती, वे किसी को छह के क़र्ज़दार नहीं। जाँच दिखाती है कि हर अंक कितनी बार आया और यह कितना अजीब है।
dice-see = कैसे पता चले कि यह चालू है?
dice-see-text = पासे पर एक सील है। उसे खोलकर संख्याएँ और हिसाब देखें। उस पर लिखे चिह्न खेल की पहचान की शुरुआत हैं, जो हर स्क्रीन पर एक ही होती है। कुछ मेल न खाए तो आपका ब्राउज़र ऐसी चेतावनी देता है जो अनदेखी नहीं रह सकती।
dice-math = गणित के साथ
dice-math-text = H यानी SHA-256 और HM यानी HMAC-SHA-256; दोनों homestretch-dice/1/ से शुरू होते हैं। ‖ बाइट जोड़ता है, संख्याएँ बड़े बाइट से शुरू होती हैं, g खेल के 16 बाइट हैं, N 4096 है। owner किसी जगह की संख्या है, सर्वर के लिए 255।
dice-chain = लिफ़ाफ़े हैश की एक शृंखला हैं, जो 32 बेतरतीब बाइट के रहस्य X से बनती है। उसकी आख़िरी कड़ी, लंगर, सबको बताई जाती है; बाद का हर मान उसी तक उतरकर ख़ुद को सिद्ध करता है।
dice-start = शुरू में सब कुछ बाँधा जाता है: नियम, कौन कहाँ बैठा है, और सारे लंगर। पहचान T का शुरुआती हिस्सा है। rules रिकॉर्ड में लिखे नियमों का SHA-256 है, बिना शुरुआती चिह्न के; इंसान का kind 0 है, कंप्यूटर का 1; जिसका लंगर नहीं, उसके 32 शून्य बाइट हैं।
dice-seed = पासा i के लिए सर्वर का मान चाबी है, और शामिल सब लोगों के मान संदेश हैं। उनकी जगहें बढ़ते क्रम में आती हैं, n उनकी गिनती है। जहाँ पहली जगह लॉटरी से चुनी जाती है, वहाँ कोई पासा नहीं फेंकता: 255, और पासे में हर जगह के लिए एक अंक है।
dice-faces = बीज से बाइट निकलते हैं। ऊपर के जो बाइट कुछ अंकों का पक्ष लेते, वे छोड़ दिए जाते हैं, इसलिए हर अंक की संभावना बराबर है। कौड़ियाँ और असमान पासे इसी तरह चार बाइट लेते हैं। W वज़नों का जोड़ है।
dice-rules = उपकरण पासा i का मान तभी भेजता है जब पासा i खुला हो और पासा i − 1 निपट चुका हो; फेंकने वाला उसे क्लिक के साथ भेजता है। पासा i + 1 चाल के बाद ही खुलता है।
dice-attacks = धोखेबाज़ क्या आज़मा सकता है
attack-server = सर्वर अपना मान बदल दे
attack-server-why = वह मान उस लंगर तक नहीं उतरता जो सबने खेल से पहले देखा था।
attack-other = सर्वर किसी और का मान बदल दे
attack-other-why = वह उस उपकरण के लंगर तक नहीं उतरता, और उपकरण ख़ुद देखता है कि यह उसका नहीं है।
attack-replay = किसी दूसरे खेल, जगह या पासे का मान फिर लगाया जाए
attack-replay-why = शृंखला की हर कड़ी के हैश में खेल, जगह और क्रमांक हैं: वह मान और कहीं नहीं बैठता।
attack-early = सर्वर समय से पहले मान माँगे
attack-early-why = आपका ब्राउज़र मना करता है: वह सिर्फ़ खुले पासे का मान भेजता है, जब पिछला दिखाया जा चुका हो।
attack-silent = आख़िरी खिलाड़ी दूसरों के मान देखकर चुप रहे
attack-silent-why = सर्वर का मान दिखने से पहले पासा कोई नहीं देखता, पासा फिर भी गिरता है, और चुप्पी लेखे में रहती है। सर्वर के साथ मिलकर यह दो नतीजों में से चुनना होता: इसलिए जाँच ऐसे पासों को सिद्ध नहीं बताती।
attack-anchor = किसी का लंगर बदल दिया जाए
attack-anchor-why = तब T दूसरा होगा, और हर ब्राउज़र अपना लंगर ढूँढ़ता है।
attack-file = फ़ाइल बाद में बदली जाए
attack-file-why = पासे मानों से और मान लंगरों से निकलने चाहिए। मेल खाते दूसरे मान कोई नहीं बना सकता।
attack-restart = सर्वर “बंद पड़े” और फिर से फेंके
attack-restart-why = फेंकते समय कुछ चुना नहीं जाता: वही मान वही पासे देते हैं, और आपका ब्राउज़र उन्हें याद रखता है।
dice-trust = फिर भी किस पर भरोसा करना है
dice-trust-text = अपने उपकरण पर और उस पन्ने पर जो उसने खोला। जिसे पन्ने पर शक हो, वह लेखा और प्रोग्राम दूसरे कंप्यूटर पर ले जाए। और कोई हिसाब नहीं बता सकता कि दो खिलाड़ी एक ही सोफ़े पर बैठकर बातें कर रहे हैं।
