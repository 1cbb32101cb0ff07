### The texts of the page alone, in Hindi.

## shell: the frame of every page

shell-title = { $page } · homestretch
shell-to-content = सीधे सामग्री पर
shell-nav = पेज
shell-more = और पेज
shell-games = सारे खेल
shell-new = नया खेल
shell-replay = रीप्ले
shell-settings = सेटिंग
shell-close = बंद करें
shell-language = भाषा
shell-theme = रूप
shell-theme-system = सिस्टम
shell-theme-light = उजला
shell-theme-dark = गहरा
shell-sound = आवाज़ें
shell-sound-hint = पासा, चाल, गोटी कटना और आपकी बारी
shell-keys = कीबोर्ड शॉर्टकट
shell-keys-hint = अक्षरों और अंकों से खेलें। स्पेस और तीर हमेशा काम करते हैं।
shell-not-loaded = यह पेज नहीं खुला
shell-not-loaded-hint = आप ऑफ़लाइन हैं, या नया संस्करण आया है। आपके खेल सुरक्षित हैं।
shell-reload = रीलोड करें
shell-loading = लोड हो रहा है …
shell-try-again = फिर कोशिश करें
shell-update = अपडेट उपलब्ध है।
shell-update-later = बाद में
missing-title = पेज नहीं मिला
missing-text = शायद पता ग़लत है, या पेज अब नहीं है।
missing-home = मुख्य पेज

## shell: what happened in a room

happened-someone = कोई
happened-person-entered = { $name } अब रूम में हैं।
happened-person-left = { $name } ने रूम छोड़ा।
happened-person-removed = होस्ट ने { $name } को रूम से हटाया।
happened-player-joined = { $who } ने सीट ली।
happened-seat-freed = { $colour } सीट ख़ाली है।
happened-ready = { $name } तैयार हैं।
happened-not-ready = { $name } अभी तैयार नहीं हैं।
happened-host = अब होस्ट { $name } हैं।
happened-no-host = रूम का कोई होस्ट नहीं है।
happened-settings = रूम की सेटिंग बदल गई है।
happened-listed = रूम सार्वजनिक है: कोई भी इसे ढूँढ सकता है।
happened-unlisted = रूम निजी है: सिर्फ़ लिंक से आ सकते हैं।
happened-started = खेल शुरू।
happened-started-round = दौर { $round } शुरू।
happened-took-over-missed = { $who } की तीन बारियाँ छूटीं। अब कंप्यूटर ({ $level }) खेलेगा।
happened-took-over-left = { $who } ने टेबल छोड़ी। अब कंप्यूटर ({ $level }) खेलेगा।
happened-paused = { $name } ने खेल रोका।
happened-undo-asked = { $name } का अनुरोध: उनकी पिछली चाल और उसके बाद की सब चालें वापस ली जाएँ।
happened-redo-asked = { $name } का अनुरोध: वापस ली गई चाल फिर चली जाए।
happened-agreed = { $name } सहमत हैं।
happened-disagreed = { $name } सहमत नहीं हैं।
happened-undo-refused = अनुरोध नहीं माना गया।
happened-player-left = { $name } ने टेबल छोड़ी।
happened-player-returned = { $name } फिर मौजूद हैं।
happened-round-over = नतीजा: { $list }।
happened-place = { $place }. { $who }
happened-match-over = { $count ->
       *[other] { $who } ने मैच जीत लिया!
    }
happened-rematch = { $name } को एक और खेल चाहिए।
happened-seats-rotated = सब एक सीट आगे बढ़े।
happened-server-returned = सर्वर लौट आया। बीच का समय किसी का नहीं गिना जाएगा।
happened-chat = { $name }: { $text }
happened-reaction = { $name }: { $reaction }
happened-muted = होस्ट ने { $name } को म्यूट किया।
happened-unmuted = होस्ट ने { $name } को अनम्यूट किया।
happened-chat-on = चैट चालू है।
happened-chat-off = चैट बंद है।

## shell: why the server refuses, by its codes

refusal-offline = सर्वर से संपर्क नहीं हो रहा। अपना कनेक्शन जाँचें।
refusal-bad-request = सर्वर यह अनुरोध समझ नहीं पाया।
refusal-slow = अनुरोध पहुँचने में बहुत देर लगी। फिर कोशिश करें।
refusal-bad-name = नाम में 1 से 30 अक्षर चाहिए।
refusal-bad-cmd-id = कुछ गड़बड़ हुई। फिर कोशिश करें।
refusal-bad-chat = संदेश में 1 से 500 दिखने वाले अक्षर चाहिए।
refusal-bad-reaction = अनजान प्रतिक्रिया।
refusal-bad-settings = ये सेटिंग साथ नहीं चलतीं।
refusal-bad-options = ये घरेलू नियम साथ नहीं चलते।
refusal-bad-variant = खेल की इस फ़ाइल में ग़लतियाँ हैं।
refusal-bad-record = खेल का यह रिकॉर्ड पढ़ा नहीं जा सकता।
refusal-unknown-variant = ऐसा कोई खेल नहीं है।
refusal-unknown-bot = कंप्यूटर का ऐसा कोई स्तर नहीं है।
refusal-no-token = रूम इस ब्राउज़र को नहीं पहचानता। फिर से शामिल हों।
refusal-sent-out = होस्ट ने आपको इस रूम से हटा दिया है।
refusal-not-host = यह सिर्फ़ होस्ट कर सकते हैं।
refusal-not-seated = इस टेबल पर आपकी सीट नहीं है।
refusal-not-your-seat = यह आपकी सीट नहीं है।
refusal-muted = होस्ट ने आपको म्यूट किया है।
refusal-chat-off = चैट बंद है।
refusal-bad-origin = यह पेज किसी और सर्वर का है।
refusal-no-room = इस कोड का कोई रूम नहीं है।
refusal-no-game = इस रूम में ऐसा कोई खेल नहीं है।
refusal-no-person = यह व्यक्ति अब रूम में नहीं है।
refusal-no-such-seat = ऐसी कोई सीट नहीं है।
refusal-seat-empty = यह सीट ख़ाली है।
refusal-no-bot-there = इस सीट पर कंप्यूटर नहीं खेलता।
refusal-no-page = इस पते पर कुछ नहीं है।
refusal-no-method = सर्वर यहाँ इसकी सुविधा नहीं देता।
refusal-stale = खेल आगे बढ़ चुका है। फिर से देखें।
refusal-unknown-seq = यह पेज पुराना हो गया है। इसे रीलोड करें।
refusal-seated = आपकी सीट पहले से है।
refusal-crowded = रूम में बहुत भीड़ है।
refusal-too-long = यह रूम अपनी सीमा तक पहुँच गया है। नया रूम बनाएँ।
refusal-seat-taken = यह सीट भरी हुई है।
refusal-full = टेबल भरी हुई है। आप देख सकते हैं।
refusal-not-ready = अभी सब तैयार नहीं हैं।
refusal-bad-seats = खिलाड़ियों की संख्या या सीटें इस खेल के लिए ठीक नहीं हैं।
refusal-not-waiting = यह खेल शुरू होने से पहले ही हो सकता है।
refusal-not-playing = अभी कोई खेल नहीं चल रहा।
refusal-not-ended = यह खेल ख़त्म होने के बाद हो सकता है।
refusal-paused = खेल रुका हुआ है।
refusal-not-paused = खेल रुका हुआ नहीं है।
refusal-overruled = बाक़ी खिलाड़ियों ने खेल फिर शुरू कर दिया है। अपनी अगली चाल के बाद आप इसे फिर रोक सकते हैं।
refusal-not-your-turn = अभी आपकी बारी नहीं है।
refusal-not-bots-turn = अभी कंप्यूटर की बारी नहीं है।
refusal-already-asked = पासा पहले ही फेंका जा चुका है।
refusal-no-dice = अभी पासा नहीं फेंकना है।
refusal-kept-dice = पासा बदला नहीं जा सकता।
refusal-illegal-move = नियम इस चाल की इजाज़त नहीं देते।
refusal-illegal-pass = आपके पास चाल है, इसलिए चलनी होगी।
refusal-illegal-item = यह चीज़ आपके पास नहीं है, या अभी इस्तेमाल नहीं हो सकती।
refusal-illegal-roll = इस खेल के पासे पर यह नहीं आ सकता।
refusal-not-now = यह अभी नहीं हो सकता।
refusal-game-over = खेल ख़त्म हो गया है।
refusal-undo-off = इस टेबल पर चाल वापस लेना बंद है।
refusal-nothing-to-undo = वापस लेने को कुछ नहीं है।
refusal-nothing-to-redo = फिर चलने को कुछ नहीं है।
refusal-vote-open = दूसरों ने अभी जवाब नहीं दिया है।
refusal-no-vote = अभी ऐसा कुछ नहीं जिस पर राय देनी हो।
refusal-already-voted = आप जवाब दे चुके हैं।
refusal-not-agreed = दूसरे सहमत नहीं थे। पहले आगे खेलें।
refusal-not-lent = कंप्यूटर आपके लिए नहीं खेल रहा।
refusal-not-open = यह दाँव अभी खुला नहीं है, या इस सीट का नहीं है।
refusal-other-game = यह मान किसी और खेल का है।
refusal-seeded = इस टेबल पर अभ्यास के पासे हैं। उनके लिए खिलाड़ियों के मान नहीं चाहिए।
refusal-bad-value = यह मान आपके डिवाइस के खेल से पहले तय किए मान से मेल नहीं खाता।
refusal-away = आपने टेबल छोड़ दी है। पहले लौट आएँ।
refusal-gone = आपकी गोटियाँ इस खेल से हटा दी गई हैं।
refusal-too-large = सर्वर के लिए यह बहुत बड़ा है।
refusal-too-many = बहुत ज़्यादा अनुरोध। एक पल रुकें।
refusal-internal = सर्वर में गड़बड़ हुई। कुछ नहीं बदला।
refusal-unavailable = सर्वर अभी व्यस्त है। फिर कोशिश करें।
refusal-unreadable = यह रूम नहीं खुल सकता: इसका डेटा ख़राब है, या इसे नया सर्वर चाहिए।

## shell: the first page

bot-names = पिप, बिंदु, डोमिनो, बिस्कुट, मोती, कौड़ी
home-title = होम तक की दौड़, साथ में और मज़ेदार।
home-lead = लूडो, पार्चीस, साँप-सीढ़ी, उर और पूरा परिवार: एक स्क्रीन पर, लिंक से, या कंप्यूटर के साथ। न साइन-अप, न विज्ञापन।
home-play = अभी खेलें
home-invite = दोस्तों को बुलाएँ
home-play-hint = अभी खेलें: तीन कंप्यूटरों के साथ लूडो। दोस्तों को बुलाएँ: शेयर करने के लिंक के साथ एक टेबल।
home-name = आपका नाम
home-guest = मेहमान
home-code = रूम का कोड है?
home-code-empty = रूम का कोड लिखें या लिंक चिपकाएँ।
home-join = शामिल हों
home-more = और खेल
home-all = सभी { $count } खेल
home-promises = आप इन पर भरोसा कर सकते हैं
home-dice = निष्पक्ष पासे
home-dice-text = इंसान और कंप्यूटर, सबके लिए बराबर मौक़ा। अगला दाँव कोई नहीं जान सकता।
home-bots = कंप्यूटर साफ़ दिखते हैं
home-bots-text = आप हमेशा देख सकते हैं कि कौन कंप्यूटर है। स्तरों में फ़र्क़ सिर्फ़ इतना है कि वे कितना अच्छा खेलते हैं।
home-everyone = सबके लिए
home-everyone-text = कीबोर्ड, टच या स्क्रीन रीडर से खेलें। गोटियों के आकार और रंग अलग हैं। कनेक्शन टूटे तो भी खेल सुरक्षित रहता है।
resume-title = खेल आगे बढ़ाएँ
resume-with = { $names } के साथ
resume-waiting = अभी शुरू नहीं हुआ
resume-your-turn = आपकी बारी है
resume-playing = खेल चल रहा है
resume-back = अपने खेल पर लौटें
lobby-title = खुली टेबल
lobby-seats = { $taken ->
        [one] { $seats } में से { $taken } सीट भरी है
       *[other] { $seats } में से { $taken } सीटें भरी हैं
    }{ $bots ->
        [0] {""}
       *[other] , { $bots } कंप्यूटर
    }
lobby-join = शामिल हों
lobby-watch = देखें

## shell: the link to a room

share-code = रूम का कोड
share-link = न्योते का लिंक
share-only-here = यह लिंक सिर्फ़ इसी कंप्यूटर पर काम करता है। आपके नेटवर्क के दूसरे लोग आ सकें, इसके लिए सर्वर ऐसे चलाएँ:
share-copy = लिंक कॉपी करें
share-copied = कॉपी हो गया
share-send = शेयर करें …
share-qr = न्योते का QR कोड: फ़ोन से स्कैन करें
share-text = homestretch पर मेरे साथ बोर्ड गेम खेलें:

## shell: the games

games-lead = पाँच हज़ार साल पुराने दौड़ के खेल। बोर्ड चुनें, नियम पढ़ें, खेलें।
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
games-luck-all = सिर्फ़ क़िस्मत
games-measured = अवधि और क़िस्मत कंप्यूटरों के खेलों से मापी गई हैं; पूरा ब्योरा हर खेल के पेज पर है।
games-measured-so = { $games } खेलों में मापा गया: मध्यम स्तर के { $players } कंप्यूटरों को औसतन { $turns } बारियाँ लगीं, हर बारी पाँच सेकंड। अच्छी चालें कितनी काम आती हैं, यह देखने के लिए कठिन स्तर का कंप्यूटर बेतरतीब चलने वाले कंप्यूटर से खेला। बेतरतीब चलने वाला कंप्यूटर जहाँ 100 खेल हारता, वहाँ कठिन कंप्यूटर { $percent } हारा। अनुभवी खिलाड़ियों के बीच पासे कहीं ज़्यादा तय करते हैं।
games-count = { $count } खेल
games-none = कुछ नहीं मिला। कोई फ़िल्टर हटाएँ।
games-play = कंप्यूटर से खेलें
games-set-up = घरेलू नियम और सीटें
games-rulebook = नियम

## shell: setting up a game

new-lead = खेल, सीटें और घरेलू नियम चुनें।
new-rules-of = नियम पढ़ें
new-seats = कौन खेलेगा?
new-seats-hint = हर सीट का एक रंग है: अपना चुनें।
new-preset-computers = कंप्यूटर के साथ
new-preset-here = सब इसी स्क्रीन पर
new-preset-link = दोस्त लिंक से
new-preset = झटपट चुनाव
new-sitter = { $colour } से कौन खेलेगा
new-sitter-me = मैं
new-sitter-here = यहाँ कोई और
new-sitter-link = लिंक से
new-sitter-bot = कंप्यूटर
new-sitter-empty = कोई नहीं
new-name-of = { $colour } का नाम
new-level-of = { $colour } के कंप्यूटर का स्तर
new-by-link = लिंक वाला कोई भी यहाँ बैठ सकता है।
new-nobody = यह सीट ख़ाली रहेगी।
new-no-me = इस स्क्रीन पर किसी को खेलना होगा।
new-house = घरेलू नियम
new-house-hint = मानक नियम पहले से चुने हुए हैं।
new-house-count = { $count ->
        [0] कोई नहीं बदला
       *[other] { $count } बदले
    }
new-house-reset = मानक नियमों पर लौटें
new-table = टेबल
new-public = सार्वजनिक
new-public-hint = कोई भी इस रूम को खुली टेबलों में ढूँढ सकता है।
new-day = 1 दिन
new-turn-hint = समय पूरा होने पर चाल कंप्यूटर चलता है।
new-undo = चाल वापस लेना
new-undo-never = बंद
new-undo-ask = दूसरे मानें तो
new-undo-free = हमेशा
new-leaving = कोई चला जाए तो
new-leaving-bot = कंप्यूटर उनकी जगह खेले
new-leaving-go = उनकी गोटियाँ हटाएँ
new-forced = इकलौती चाल अपने आप चले
new-forced-hint = एक ही चाल हो तो वह आपके लिए चल दी जाती है।
new-auto-roll = पासा अपने आप फेंकें
new-auto-roll-hint = पासा बिना क्लिक के फेंका जाता है।
new-start = खेल शुरू करें
new-open = टेबल खोलें
new-open-hint = फिर शेयर करने के लिए लिंक मिलेगा।
new-file-choose = वेरिएंट फ़ाइल खेलें
new-file-invalid = “{ $file }” खेली नहीं जा सकती:
new-file-hint = वेरिएंट फ़ाइल में { $example } जैसी पंक्तियाँ होती हैं। “अपना बोर्ड” ऐसी फ़ाइल सहेज सकता है।
new-file-line = पंक्ति { $line }:

## shell: a board of your own

own-title = अपना बोर्ड
own-hint = आकार, पासे, साँप, सीढ़ियाँ और ख़ास खाने चुनें।
own-size = खाने
own-size-hint = 9 से 250
own-row = एक पंक्ति में खाने
own-dice = पासों की संख्या
own-faces = पासे के फलक
own-links = साँप और सीढ़ियाँ
own-links-classic = क्लासिक
own-links-typed = ख़ुद लिखें
own-links-random = बेतरतीब
own-snakes = साँप
own-snakes-hint = हर साँप का मुँह और पूँछ, जैसे 99>54 70>55
own-ladders = सीढ़ियाँ
own-ladders-hint = हर सीढ़ी का निचला और ऊपरी सिरा, जैसे 6>25 11>40
own-snake-count = साँपों की संख्या
own-ladder-count = सीढ़ियों की संख्या
own-seed = सीड
own-seed-hint = एक ही सीड से वही बोर्ड बनता है।
own-name = खेल का नाम
own-name-hint = इसे ख़ाली छोड़ सकते हैं।
own-special = ख़ास खाने
own-special-hint = खानों के नंबर लिखें, जैसे 13 33।
own-marks = एक और दाँव
own-marks-hint = आप फिर पासा फेंकते हैं।
own-skip = बारी छूटे
own-skip-hint = आपकी अगली बारी छूट जाती है।
own-swap = अदला-बदली
own-swap-hint = सबसे आगे वाले से जगह बदलती है।
own-shield = ढाल
own-shield-hint = एक साँप से बचाती है।
own-second-throw = दूसरा दाँव
own-second-throw-hint = आप एक दाँव दोहरा सकते हैं।
own-chosen-roll = मनचाहा दाँव
own-chosen-roll-hint = एक दाँव आप ख़ुद चुनते हैं।
own-rolls = होम पहुँचने में लगभग { $rolls } दाँव लगते हैं।
own-rolls-range = इस आकार के बेतरतीब बोर्ड पर { $least } से { $most } लगते हैं।
own-save = फ़ाइल में सहेजें
own-wrong = अपने बोर्ड की चिह्नित जगहें ठीक करें।

## shell: house rules

house-tokens = हर खिलाड़ी की गोटियाँ
house-tokens-hint = कम गोटियाँ, छोटा खेल।
house-entry = गोटी किस दाँव से खुले
house-entry-hint = घर से गोटी खोलने वाला दाँव।
house-entry-own = मानक
house-entry-one-six = 1 या 6
house-entry-any = कोई भी दाँव
house-must-enter = गोटी खोलना ज़रूरी
house-must-enter-hint = गोटी खुल सकती हो तो खोलनी होगी।
house-tries = तीन मौक़े
house-tries-hint = रास्ते पर कोई गोटी न हो तो खोलने के लिए तीन बार तक फेंक सकते हैं।
house-out = एक गोटी पहले से खुली
house-out-hint = हर खिलाड़ी की एक गोटी शुरुआती खाने पर होती है।
house-streak = लगातार तीन
house-streak-hint = एक ही बारी में तीसरे छक्के (या जोड़े) पर क्या हो।
house-streak-own = मानक
house-streak-none = कुछ ख़ास नहीं
house-streak-void = दाँव बेकार, बारी ख़त्म
house-streak-last-home = आख़िरी चली गोटी वापस घर
house-streak-furthest-home = सबसे आगे की गोटी वापस घर
house-captures = गोटी काटना
house-captures-hint = विरोधी की गोटी पर पहुँचें तो वह वापस घर जाती है।
house-must-capture = काटना ज़रूरी
house-must-capture-hint = काट सकते हों तो काटना होगा।
house-gate = पहले काटें, फिर होम
house-gate-hint = पहली गोटी काटने पर आपकी होम की गली खुलती है।
house-safe = सुरक्षित खाने
house-safe-hint = निशान वाले खानों पर कोई गोटी नहीं कटती।
house-own = एक खाने पर आपकी दो गोटियाँ
house-own-hint = अपनी गोटियाँ मिलें तो क्या हो।
house-own-share = साथ रहती हैं
house-own-block = ब्लॉक बनाती हैं
house-own-stack = साथ चलती हैं
house-own-forbid = इजाज़त नहीं
house-overshoot = दाँव होम से ज़्यादा हो तो
house-overshoot-hint = होम से आगे निकलती गोटी क्या करे।
house-overshoot-stay = रुकती है: ठीक-ठीक दाँव चाहिए
house-overshoot-bounce = बचे हुए खाने पीछे लौटती है
house-overshoot-wins = फिर भी पहुँच जाती है
house-goal = एक गोटी होम पहुँचे तो जीत
house-goal-hint = जो सबसे पहले एक गोटी होम पहुँचाए, वही जीते।
house-places = सब स्थानों के लिए खेलें
house-places-hint = एक खिलाड़ी बचने तक खेल चलता है।
house-order = पहला खिलाड़ी
house-order-hint = पहला खिलाड़ी कैसे चुना जाए।
house-order-own = मानक
house-order-fixed = पहली सीट
house-order-highest = सबसे बड़ा दाँव
house-order-random = बेतरतीब
house-again-six = छक्के पर फिर दाँव
house-again-six-hint = हर छक्के पर एक और दाँव।
house-again-capture = काटने पर फिर दाँव
house-again-capture-hint = हर गोटी काटने पर एक और दाँव।
house-again-finish = होम पहुँचने पर फिर दाँव
house-again-finish-hint = होम पहुँची हर गोटी पर एक और दाँव।
rules-of = नियम: { $game }
rules-differ = इस टेबल के घरेलू नियम
rules-usual = मानक: { $value }
rules-changed = घरेलू नियम
rules-leaving-bot = इस टेबल पर कोई चला जाए, तो उनके लौटने तक कंप्यूटर ({ $level }) खेलता है।

## Board

board-label = बोर्ड
board-choice = { $captures ->
    [0] { $colour }, गोटी { $token }: { square-from } { square-to }।
    [one] { $colour }, गोटी { $token }: { square-from } { square-to }, एक गोटी कटेगी।
   *[other] { $colour }, गोटी { $token }: { square-from } { square-to }, { $captures } गोटियाँ कटेंगी।
}
board-danger = वहाँ वह कट सकती है।
board-seat = { $colour }: { $places }
board-token-name = गोटी { $token }
board-token = गोटी { $token } { square-at }
# A square by itself; game.ftl has the squares in sentences.
square-name =
    { $at_kind ->
        [yard] घर
        [off] बोर्ड से बाहर
        [pad] दहलीज़
        [start] शुरुआती खाना
        [start-of] शुरुआती खाना ({ $at_colour })
        [own] अपना खाना { $at_number }
        [stretch] होम की गली, खाना { $at_number }
        [step] खाना { $at_number }, होम की गली में
        [finish] होम
       *[track] खाना { $at_number }
    }
board-roll = पासा फेंकें
board-dice = पासे पर: { $dice }
board-no-dice = अभी पासा नहीं फेंका गया

## room: coming in

room-none-title = रूम नहीं मिला
room-none-text = शायद कोड ग़लत है, या रूम की मियाद पूरी हो गई। ख़ाली पड़े रूम कुछ समय बाद हटा दिए जाते हैं; उनके खेल बने रहते हैं।
room-none-replay = इसका आख़िरी खेल देखें
room-other-code = दूसरा कोड
room-open = खोलें
room-offline-title = सर्वर से संपर्क नहीं हो रहा
room-trouble-title = कुछ गड़बड़ हुई
room-too-many-title = बहुत ज़्यादा कोशिशें
room-too-many-text = यहाँ से बहुत सारे ग़लत कोड या अनुरोध आए। लगभग दस मिनट रुकें; फिर यह पेज दोबारा कोशिश करेगा।
room-title-turn = आपकी बारी! { $game }
room-entry-lead = ने आपको खेलने बुलाया है
room-entry-lead-nobody = आपको खेलने का न्योता है
room-entry-is-playing = खेल चल रहा है
room-entry-is-ended = खेल ख़त्म हो गया
room-entry-is-full = सब सीटें भरी हैं
room-entry-playing = आप देख सकते हैं और अगले खेल में शामिल हो सकते हैं।
room-entry-ended = आप अगले खेल में शामिल हो सकते हैं, या पिछले का रीप्ले देख सकते हैं।
room-entry-full = आप देख सकते हैं।
room-your-name = आपका नाम
room-guest = मेहमान
room-take-seat = सीट लें
room-watch = देखें
room-seat-choose = चुनें
room-seat-chosen = चुनी गई
room-who-is-in = रूम में
room-watching =
    { $count ->
        [one] 1 व्यक्ति देख रहा है
       *[other] { $count } लोग देख रहे हैं
    }
room-removed = आप अब इस रूम में नहीं हैं। होस्ट चाहें तो आप फिर आ सकते हैं।

## room: before the game

room-seat-free = ख़ाली
room-you = आप
room-host = होस्ट
room-ready = तैयार
room-away = अभी नहीं हैं
room-level = नए कंप्यूटर का स्तर
room-add-bot = कंप्यूटर जोड़ें
room-remove-bot = { $name } को हटाएँ
room-kick = { $name } को टेबल से हटाएँ
room-remove-here = { $name } को हटाएँ
room-send-out = { $name } को रूम से हटाएँ
room-send-out-yes = हटाएँ
room-send-out-no = रद्द करें
room-people =
    { $count ->
        [one] 1 और व्यक्ति यहाँ है
       *[other] { $count } और लोग यहाँ हैं
    }
room-watches = देख रहे हैं
room-muted = म्यूट
room-mute = { $name } को म्यूट करें
room-unmute = { $name } को अनम्यूट करें
room-sit-here = यहाँ बैठें
room-another-here = इस स्क्रीन पर खिलाड़ी जोड़ें
room-another-name = इस स्क्रीन के खिलाड़ी का नाम
room-another-sit = जोड़ें
room-cancel = रद्द करें
room-need-more =
    { $count ->
        [one] 1 और खिलाड़ी चाहिए।
       *[other] { $count } और खिलाड़ी चाहिए।
    }
room-wait-for = अभी तैयार नहीं: { $names }
room-wait-for-host = होस्ट के शुरू करने का इंतज़ार है।
room-can-start = सब तैयार हैं।
room-can-start-free =
    { $count ->
        [one] यहाँ सब तैयार हैं। एक सीट अभी ख़ाली है: किसी के आने का इंतज़ार करें, या शुरू करें।
       *[other] यहाँ सब तैयार हैं। { $count } सीटें अभी ख़ाली हैं: दूसरों का इंतज़ार करें, या उनके बिना शुरू करें।
    }
room-i-am-ready = मैं तैयार हूँ
room-not-ready = अभी नहीं
room-leave = छोड़ें
room-invite = औरों को बुलाएँ
room-settings = टेबल की सेटिंग
room-change = बदलें
room-leaving = कोई चला जाए तो
room-leaving-bot = कंप्यूटर ({ $level }) उनकी जगह खेले
room-leaving-tokens-go = उनकी गोटियाँ हटा दी जाएँ
room-stand-in = समय ख़त्म होने पर खेलने वाला कंप्यूटर
room-forced = इकलौती चाल अपने आप चले
room-forced-hint = एक ही चाल हो तो वह अपने आप चल जाती है
room-auto-roll = पासा अपने आप फेंकें
room-auto-roll-hint = पासा बिना क्लिक के फेंका जाता है
room-public = सार्वजनिक टेबल
room-public-hint = यह मुख्य पेज पर दिखेगी; कोई भी शामिल हो सकेगा
room-chat-hint = खिलाड़ी एक-दूसरे को लिख सकते हैं
room-hours = { $hours ->
        [one] { $hours } घंटा
       *[other] { $hours } घंटे
    }
room-on = चालू
room-off = बंद

## room: the game

room-connecting = कनेक्ट हो रहा है …
room-lost = कनेक्शन टूट गया। फिर जोड़ा जा रहा है …
room-quiet = अभी कोई जवाब नहीं। इंतज़ार जारी है …
room-polling = धीमा कनेक्शन: हर दो सेकंड में नई जानकारी।
room-connecting-short = कनेक्ट हो रहा है
room-lost-short = ऑफ़लाइन
room-quiet-short = कोई जवाब नहीं
room-polling-short = धीमा कनेक्शन
room-lent-asked = आपकी जगह कंप्यूटर खेल रहा है।
room-lent-missed = आप नहीं थे, इसलिए कंप्यूटर खेल रहा है।
room-lent-left = आपने टेबल छोड़ दी। आपकी जगह कंप्यूटर खेल रहा है।
room-back = मैं वापस हूँ
room-back-of = { $who } फिर मौजूद हैं
room-your-turn = आपकी बारी!
room-turn-of = { $who }, आपकी बारी!
room-turn = बारी
room-your-roll = { $who }, आपकी बारी है: पासा फेंकें।
room-your-move = { $who }, चाल चुनें।
room-roll = पासे को छुएँ या स्पेस दबाएँ।
room-roll-touch = पासे को छुएँ।
room-roll-opening = कौन शुरू करेगा? पासा फेंकें।
room-roll-button = फेंकें
room-choose = गोटी चुनें।
room-tap-again = वहाँ चलने के लिए फिर छुएँ।
room-one-move = एक ही चाल है।
room-drawing = पहला खिलाड़ी चुना जा रहा है …
room-waits-for = { $who } की बारी है।
room-you-watch = आप खेल देख रहे हैं।
room-paused = खेल रुका हुआ है।
room-pause = रोकें
room-resume = जारी रखें
room-option-danger = { $move }, वहाँ कट सकती है
room-pass = चाल छोड़ें
room-use = { $item } इस्तेमाल करें
room-holds = इनके पास { $items } है।
room-progress = रास्ते का { $percent } %
room-progress-of = { $who }: { room-progress }
# In the small ring of the clock.
room-clock-hours = { $hours }घं
room-board-of = बोर्ड: { $game }
room-board-words = बोर्ड का हाल सुनें
room-board-words-short = बोर्ड का हाल
room-menu = और
room-log = खेल का हाल
room-log-empty = अभी कुछ नहीं हुआ।
room-undo-button = वापस लें
room-redo-button = फिर चलें
room-vote-waits = दूसरों के जवाब का इंतज़ार है …
room-sending = आपकी चाल भेजी जा रही है …
room-agree = मंज़ूर
room-disagree = नामंज़ूर
room-autopilot = मेरी जगह कंप्यूटर खेले
room-autopilot-of = { $who } की जगह कंप्यूटर खेले
room-single = मेरी इकलौती चाल अपने आप चले
room-single-hint = आपके पास एक ही चाल हो तो वह आपके लिए चल दी जाती है
room-record = खेल का रिकॉर्ड डाउनलोड करें
room-leave-title = टेबल छोड़ें?
room-leave-watch = इसी लिंक से आप वापस आ सकते हैं।
room-leave-bot = आपके लौटने तक कंप्यूटर ({ $level }) आपकी जगह खेलेगा।
room-leave-tokens-go = आपकी गोटियाँ खेल से हटा दी जाएँगी। यह वापस नहीं हो सकता।
room-stay = रुकें
room-chat = चैट
room-chat-empty = अभी कोई संदेश नहीं।
room-chat-say = संदेश
room-chat-send = भेजें
room-chat-watch = लिखने के लिए रूम में आएँ।
room-reactions = प्रतिक्रियाएँ
room-react-clap = ताली
room-react-laugh = हँसी
room-react-wow = हैरानी
room-react-cheer = जश्न
room-react-sad = उदासी
room-react-wave = नमस्ते
room-key-roll = पासा फेंकें, या इकलौती चाल चलें
room-key-move = उस नंबर की चाल चलें
room-key-choose = अगली चाल; एंटर से चलें
room-key-token = अगली गोटी; एंटर से चलें
room-key-undo = वापस लें
room-key-redo = फिर चलें
room-key-autopilot = कंप्यूटर को खेलने दें, या ख़ुद खेलें
room-key-pause = रोकें या जारी रखें
room-key-chat = चैट
room-key-board = सुनें कि सब गोटियाँ कहाँ हैं
room-key-help = ये कुंजियाँ दिखाएँ
key-space = स्पेस
key-enter = एंटर
key-tab = टैब
key-page-up = पेज अप
key-page-down = पेज डाउन
key-home = होम
key-end = एंड

## room: after the game

room-places = नतीजा
room-rematch = फिर से खेलें
room-next-round = अगला दौर
room-replay = रीप्ले देखें
room-last-game = पिछले खेल का रीप्ले देखें
room-stats = खेल के आँकड़े
room-stats-short = आँकड़े
room-streak = एक बारी में सबसे ज़्यादा दाँव
room-stats-progress = सब गोटियों की प्रगति
room-stats-expected = पट्टियाँ: हर अंक कितनी बार आया। टूटी रेखा और ⌀: कितनी बार आने की उम्मीद थी।
room-copy-game = इस खेल का लिंक कॉपी करें
room-stats-lost = गोटी कटी
room-stats-snake = साँप
room-stats-ladder = सीढ़ी
room-snakes = साँप
room-ladders = सीढ़ियाँ

## room: replay

replaying-open-title = रीप्ले देखें
replaying-open-text = खेल का रिकॉर्ड या सहेजा हुआ खेल चुनें या यहाँ छोड़ें। सर्वर उसे चलाकर दिखाता है और कुछ सहेजता नहीं।
replaying-choose = रिकॉर्ड चुनें
replaying-other = दूसरा रिकॉर्ड
replaying-none-title = यह खेल दिखाया नहीं जा सकता
replaying-position = स्थिति
replaying-start = शुरुआत पर जाएँ
replaying-back = एक क़दम पीछे
replaying-play = चलाएँ
replaying-pause = रोकें
replaying-on = एक क़दम आगे
replaying-end = अंत पर जाएँ
replaying-speed = रफ़्तार
replaying-copy = इस स्थिति का लिंक कॉपी करें
replaying-room = रूम में लौटें
replaying-key-play = चलाएँ या रोकें
replaying-key-step = एक क़दम पीछे या आगे
replaying-key-jump = दस क़दम पीछे या आगे
replaying-key-ends = शुरू या आख़िर में
replaying-key-speed = धीमे या तेज़

## Fair dice

fair-how = पासे कैसे काम करते हैं
fair-check = पासे जाँचें
fair-script = जाँच की स्क्रिप्ट डाउनलोड करें (Python)
fair-fingerprint = खेल का फ़िंगरप्रिंट
fair-nothing = कुछ नहीं

verify-title = किसी खेल के पासे जाँचें
verify-text = खेल का रिकॉर्ड चुनें या यहाँ छोड़ें। पासे आपका ब्राउज़र ख़ुद जाँचता है। सर्वर सिर्फ़ यह देखता है कि चालें नियम से हैं, और कुछ सहेजता नहीं।
verify-choose = रिकॉर्ड चुनें
verify-other = दूसरा खेल जाँचें
verify-working = पासे जाँचे जा रहे हैं …
verify-proved = पासे जाँचे गए: सब ठीक
verify-proved-text = { $rolls ->
    [one] इकलौता दाँव उन्हीं मानों से निकलता है जो उसके आने से पहले तय थे।
   *[other] सभी { $rolls } दाँव उन्हीं मानों से निकलते हैं जो उनके आने से पहले तय थे।
}
verify-half = पासे जाँचे गए, नीचे लिखे अपवादों के साथ
verify-half-text = { $rolls ->
    [one] इकलौता दाँव अपने मानों से निकलता है। जो सिद्ध नहीं है, वह नीचे लिखा है।
   *[other] सभी { $rolls } दाँव अपने मानों से निकलते हैं। कुछ के बारे में जो सिद्ध नहीं है, वह नीचे लिखा है।
}
verify-server = सिर्फ़ सर्वर के मान जाँचे गए
verify-server-text = { $rolls ->
    [one] इकलौता दाँव सर्वर के मान से निकलता है, जो उसके आने से पहले तय था। किसी खिलाड़ी का डिवाइस शामिल नहीं था।
   *[other] सभी { $rolls } दाँव सर्वर के मानों से निकलते हैं, जो उनके आने से पहले तय थे। किसी खिलाड़ी का डिवाइस शामिल नहीं था।
}
verify-seeded = अभ्यास के पासे
verify-seeded-text = { $rolls ->
    [one] इकलौता दाँव एक सीड से निकलता है। जिसे सीड पता था, वह इसे पहले से जान सकता था।
   *[other] सभी { $rolls } दाँव एक सीड से निकलते हैं। जिसे सीड पता था, वह इन्हें पहले से जान सकता था।
}
verify-none = यह रिकॉर्ड जाँचा नहीं जा सकता
verify-none-text = खेल बिना जाँचे हुए पासों के खेला गया। रिकॉर्ड में दाँव हैं, पर यह नहीं कि वे कहाँ से आए।
verify-unreadable = यह फ़ाइल खेल का रिकॉर्ड नहीं है
verify-unreadable-line = गड़बड़ पंक्ति { $line } में है।
verify-unreadable-dice = इस फ़ाइल में अनजान पासे हैं।
verify-fraud = इन पासों पर भरोसा न करें
verify-fraud-next = यह फ़ाइल सँभालकर रखें। बाक़ी खिलाड़ियों से उनकी फ़ाइल लें और फ़िंगरप्रिंट मिलाएँ: ईमानदार खेल में सबका एक ही होता है।
verify-what = क्या सिद्ध हुआ
verify-what-not = क्या सिद्ध नहीं हुआ
verify-fingerprint-text = हर खिलाड़ी ने ये सोलह अक्षर स्क्रीन पर देखे थे। आपके भी यही हैं, तो खेल वही है।
verify-stats = दाँवों के आँकड़े
verify-rolls = सारे दाँव
verify-roll = दाँव
verify-who = कौन
verify-fell = नतीजा
verify-values = मान किनके
verify-lot = पहला खिलाड़ी चुना गया
verify-script-text = न हम पर भरोसा, न ब्राउज़र पर? यह छोटी स्क्रिप्ट उसी फ़ाइल को सिर्फ़ Python से जाँचती है।

fraud-file = फ़ाइल लिखे जाने के बाद बदली गई: उसका चेकसम या उसके नियमों का हैश मेल नहीं खाता।
fraud-start = नियम, सीटें या चेनें खेल की शुरुआत वाली नहीं हैं।
fraud-seats = प्रमाण किन्हीं और सीटों का है, इस खेल की सीटों का नहीं।
fraud-seeded = रिकॉर्ड के मुताबिक़ पासे अभ्यास के हैं और एक सीड से आते हैं, पर उसमें खिलाड़ियों की चेनें भी हैं। सीड के साथ कोई मान नहीं देता।
fraud-seed = रिकॉर्ड के मुताबिक़ पासे अभ्यास के हैं और सीड { $seed } से आते हैं, पर सर्वर की चेन उससे नहीं निकलती।
fraud-chains = रिकॉर्ड में इतनी चेनें हैं जितनी किसी खेल में हो नहीं सकतीं।
fraud-own = { $who }: इस ब्राउज़र की तय की हुई चेन प्रमाण में नहीं है।
fraud-order = दाँव { $roll } क्रम में नहीं है: कोई दाँव छोड़ा, जोड़ा या दोहराया गया।
fraud-server = दाँव { $roll }: सर्वर का मान उसकी तय की हुई चेन का नहीं है।
fraud-contribution = दाँव { $roll }: { $who } का मान उस सीट के लिए तय चेन का नहीं है।
fraud-stranger = दाँव { $roll }: { $who } की भागीदारी बिना चेन के है, या दो बार है।
fraud-item = रिकॉर्ड में { $action } है, जो इस खेल में होता ही नहीं।
fraud-record = दाँव { $roll }: खेल में { $record } है, उसके प्रमाण में { $proof }।
fraud-dice = दाँव { $roll }: मानों से { $right } निकलता है, पर { $shown } दिखाया गया।
fraud-roller = दाँव { $roll }: बारी किसी और की थी।
fraud-void = दाँव { $roll } खोलकर रद्द किया गया, हालाँकि उसके खिलाड़ी ने न टेबल छोड़ी, न चाल वापस लेने से उसकी बारी गई।
fraud-back = दाँव { $roll } से पहले: वापस ली गई चालें असल में चली ही नहीं जा सकती थीं।

proved-server = सर्वर का हर मान उसी चेन का है जो उसने पहले दाँव से पहले तय की थी।
proved-server-renewed = सर्वर का हर मान उसकी तय की हुई किसी चेन का है: पहली चेन पहले दाँव से पहले तय हुई, और हर बार पिछली ख़त्म होने पर एक नई। नई चेन इस दाँव से: { $list }
proved-people = हर खिलाड़ी का मान उसकी सीट के लिए तय चेन का है।
proved-start = नियम, सीटें और चेनें वही हैं जो खेल की शुरुआत में थीं।
proved-dice = दाँव ठीक वही हैं जो मानों से निकलते हैं: इसी क्रम में, न कोई छूटा, न कोई जोड़ा गया।
proved-dice-chosen = दाँव ठीक वही हैं जो मानों से निकलते हैं, इसी क्रम में, कोई छूटा नहीं। इनके अलावा बस मनचाहे दाँव हैं, जो इस खेल में होते हैं: वहाँ अंक खिलाड़ियों ने ख़ुद चुने। उनके पास मनचाहा दाँव था या नहीं, यह चालें दोबारा चलाने पर दिखता है।
proved-own = इस ब्राउज़र की चेन इसमें शामिल है: { $who }।
proved-moves = सर्वर ने सारी चालें दोबारा चलाकर देखीं: सब नियम से हैं।
moves-asking = सर्वर चालें दोबारा चलाकर देख रहा है …
moves-illegal = सर्वर ने खेल दोबारा चलाकर देखा और उसे सही नहीं मानता: { $reason }
moves-unknown = सर्वर से पूछा नहीं जा सका कि चालें नियम से हैं या नहीं।

unproved-nothing = सिद्ध होने को कुछ बाक़ी नहीं।
unproved-server = यह कि सर्वर ने खेल से पहले अपने मान छाँटकर नहीं चुने: किसी खिलाड़ी का डिवाइस शामिल नहीं था।
unproved-seeded = यह कि दाँव पहले से कोई नहीं जानता था: ये अभ्यास के लिए एक सीड से आते हैं।
unproved-part = { $who } की भागीदारी: { $rolls } में से { $took } दाँव। बाक़ी दाँव इस खिलाड़ी के लिए सिद्ध नहीं हैं।
unproved-missing = { $who } से पूछा गया, जवाब नहीं आया। दाँव: { $list }
unproved-passed-over = { $who } से नहीं पूछा गया, क्योंकि पहले जवाब नहीं आया था। दाँव: { $list }
unproved-away = { $who } की ग़ैरमौजूदगी में, या तब जब उनकी कोई चेन नहीं थी। दाँव: { $list }
unproved-no-chain = { $who } के लिए कुछ सिद्ध नहीं, क्योंकि उनके डिवाइस की कोई चेन नहीं थी। दाँव: { $list }
unproved-single = यह कि { $who } और सर्वर ने मिलकर दाँव नहीं चुने: मान सिर्फ़ इसी खिलाड़ी के डिवाइस ने दिए, और खेल से पहले कई चेनें आज़माई जा सकती थीं।
unproved-anchor = { $who } ने अपनी चेन दाँव { $roll } से ठीक पहले ही तय की: दूसरे डिवाइस से, ब्राउज़र का डेटा मिटाने के बाद, या देर से शामिल होने के बाद। फ़िंगरप्रिंट में वह शामिल नहीं है।
unproved-renewed = दाँव { $roll } से सबकी चेन नई है, क्योंकि एक चेन 4096 दाँव चलती है। फ़िंगरप्रिंट में नई चेनें शामिल नहीं हैं।
unproved-lacking = यह कि ये दाँव किसी ने नहीं चुने: हर एक में किसी ऐसे खिलाड़ी का मान नहीं आया जिसकी चेन थी। वह खिलाड़ी और सर्वर मिलकर दो नतीजों में से एक चुन सकते थे, और कई खिलाड़ी मिलकर उससे ज़्यादा में से। दाँव: { $list }
unproved-unbound = खिलाड़ियों के सिवा किसी और के लिए: इन दाँवों का कोई मान ऐसी चेन का नहीं है जो शुरुआत से पहले तय थी। दाँव: { $list }
unproved-fresh = खिलाड़ियों के सिवा किसी और के लिए, दाँव { $roll }: { $who } के डिवाइस ने यहाँ पहली बार नई चेन इस्तेमाल की। सिर्फ़ खिलाड़ी जानते हैं कि वह बाक़ी मान पता चलने से पहले चुनी गई थी: वरना उनके ब्राउज़र चेतावनी देते।
unproved-fresh-server = खिलाड़ियों के सिवा किसी और के लिए, दाँव { $roll }: सर्वर ने यहाँ पहली बार नई चेन इस्तेमाल की। सिर्फ़ खिलाड़ी जानते हैं कि वह बाक़ी मान पता चलने से पहले चुनी गई थी: वरना उनके ब्राउज़र चेतावनी देते।
unproved-void = खोले गए, पर कभी फेंके नहीं गए, क्योंकि पासा किसी और सीट को फेंकना था: चालें वापस ली गईं, या खिलाड़ी ने टेबल छोड़ी या मनचाहा दाँव लगाया। दाँव: { $list }
unproved-back = इन दाँवों से पहले चालें वापस ली गईं। अगर वहाँ किसी ने कोई चाल वापस नहीं ली, तो इन पर भरोसा न करें। दाँव: { $list }
unproved-other = इस खेल में इस ब्राउज़र की कोई चेन नहीं है। फ़िंगरप्रिंट को किसी खिलाड़ी के देखे हुए फ़िंगरप्रिंट से मिलाएँ।
unproved-end = खेल कैसे ख़त्म हुआ: रिकॉर्ड अंत से पहले रुक जाता है, और बाक़ी हिस्सा काटा गया हो सकता है।

stats-usual = { $dice } पासे। निष्पक्ष पासे { $percent } % खेलों में कम से कम इतने असमान होते हैं: कुछ भी असामान्य नहीं।
stats-rare = { $dice } पासे। निष्पक्ष पासे सिर्फ़ { $percent } % खेलों में इतने असमान होते हैं। यह कम होता है, पर होता है।
stats-very-rare = { $dice } पासे। निष्पक्ष पासे 1000 में एक से भी कम खेलों में इतने असमान होते हैं। बुरी क़िस्मत धोखे का और अच्छी क़िस्मत निष्पक्षता का प्रमाण नहीं: प्रमाण ऊपर की जाँच है।
stats-few = { $dice ->
        [one] { $dice } पासा यह बताने के लिए कम है कि यह असामान्य है या नहीं।
       *[other] { $dice } पासे यह बताने के लिए कम हैं कि यह असामान्य है या नहीं।
    }
stats-face = { $face }: { $count } बार, उम्मीद { $expected }
stats-expected = टूटी रेखाएँ और ⌀ वाली संख्याएँ बताती हैं कि निष्पक्ष पासे औसतन क्या दिखाते हैं।
stats-kept = { $count ->
    [one] इनमें से { $count } पासा वापस लिया गया और फिर नहीं फेंका गया।
   *[other] इनमें से { $count } पासे वापस लिए गए और फिर नहीं फेंके गए।
}

seal-label = दाँव { $roll } का ब्योरा
seal-title = दाँव { $roll }
seal-good = जाँचा हुआ दाँव
seal-without = जाँचा हुआ दाँव, आपके डिवाइस के मान के बिना
seal-chosen = किसी ने मनचाहा दाँव लगाया: पासा नहीं फेंका गया
seal-unsure = अभी पूरी जाँच नहीं हुई
seal-bad = इस दाँव में कुछ गड़बड़ है
seal-later = जाँचा हुआ दाँव। कौन चुना गया, यह खेल के बाद रिकॉर्ड सिद्ध करता है।
seal-sealed = जाँचे हुए पासे: सर्वर और हर खिलाड़ी का डिवाइस मिलकर इन्हें बनाते हैं।
seal-some = जाँचे हुए पासे: सर्वर और खिलाड़ियों के डिवाइस मिलकर इन्हें बनाते हैं। इनका कोई डिवाइस शामिल नहीं: { $who }।
seal-server = पासे सिर्फ़ सर्वर के तय मानों से: किसी खिलाड़ी का डिवाइस शामिल नहीं है।
seal-seeded = अभ्यास के पासे: ये एक सीड से आते हैं और कुछ सिद्ध नहीं करते।
seal-elsewhere = आपका मान आपके दूसरे डिवाइस से आता है, जब तक वह जुड़ा है।
seal-watched = आप देख रहे हैं, इसलिए आपका डिवाइस शामिल नहीं है।
seal-silent = आपके डिवाइस से मान माँगा गया, पर उसके आने से पहले पासा गिर गया।
seal-unasked = आपके डिवाइस से पूछा नहीं गया: दाँव खुलते समय वह ऑफ़लाइन था, पहले जवाब नहीं दिया था, या अभी-अभी जुड़ा था।
seal-count = { $count ->
       *[other] इस खेल में { $count } बार पासा आपके मान के बिना गिरा, जबकि आपका डिवाइस जुड़ा था या उसका कनेक्शन अभी-अभी टूटा था।
    }
seal-count-why = जो आपका मान छोड़ देता है, वह दो नतीजों में से चुन सकता है: अगर ऐसा अक्सर हो, तो इस खेल पर भरोसा न करें।
seal-unsure-text = आपका ब्राउज़र ऑफ़लाइन था, या उसके पास खेल का रिकॉर्ड अभी नहीं है। मिलते ही वह सब जाँचता है।
seal-waiting = अभी पासा नहीं फेंका गया।
seal-values = मान
seal-of-server = सर्वर
seal-own = आपका
seal-missing = नहीं मिला
seal-chain = हर मान, बार-बार हैश करने पर, उस एंकर तक पहुँचता है जो उसके मालिक ने पहले तय किया था।
seal-anchor = आपके डिवाइस का एंकर, खेल से पहले तय
seal-anchor-text = इसे रख लें तो इसे रिकॉर्ड में ढूँढ सकते हैं: homestretch verify या verify.py, --anchor के साथ।
seal-unfollowed = यह ब्राउज़र ऑफ़लाइन था, इसलिए जाँचा नहीं जा सका: { $who }।
seal-seed = सारे मान मिलकर, सर्वर के मान को कुंजी बनाकर, दाँव का सीड देते हैं।
seal-bytes = सीड से बाइट निकलते हैं। जो बाइट कुछ अंकों का पक्ष लेते, वे छोड़ दिए जाते हैं।
seal-over = छोड़ा गया
seal-die = बाइट { $byte } → { $byte } ÷ { $faces } का शेष, धन 1 = { $face }
seal-first = बाइट { $byte } → { $byte } ÷ { $faces } का शेष, धन 1 = { $face }; भरी सीटों में क्रम से यह { $who } है
seal-lots = शब्द { $word } → { $word } ÷ { $total } का शेष = { $rest }, जिसका मतलब { $value } है
seal-fell = पासे

alarm-title = पासों में कुछ गड़बड़ है
alarm-server-anchor = सर्वर ने वे मान बदल दिए जो उसने खेल से पहले तय किए थे।
alarm-start = खेल के नियम, सीटें या चेनें अचानक शुरुआत से अलग हैं।
alarm-mode = इस खेल के पासे अचानक शुरुआत से अलग स्रोत से आ रहे हैं, या उनका कोई स्रोत नहीं।
alarm-anchor = { $who }: इस ब्राउज़र की चेन बदल दी गई। जब तक यह जुड़ा है, आपका कोई और डिवाइस ऐसा नहीं करता।
alarm-stranger = { $who }: कोई दूसरा डिवाइस आपके नाम से पासों में शामिल है, और आपके मुताबिक़ वह आपका नहीं है।
alarm-server-value = दाँव { $roll }: सर्वर का मान वह नहीं है जो उसने तय किया था।
alarm-value = दाँव { $roll }: { $who } का मान वह नहीं है जो तय था।
alarm-forged = दाँव { $roll }: { $who } के लिए ऐसा मान इस्तेमाल हुआ जो आपके डिवाइस से नहीं आया।
alarm-dice = दाँव { $roll }: मानों से { $right } निकलता है, पर { $shown } दिखाया गया।
alarm-table = दाँव { $roll }: मानों से { $right } निकला, पर टेबल पर { $shown } है।
alarm-unshown = टेबल पर { $shown } है, पर उसके लिए कोई मान नहीं है।
alarm-item = लगता है { $who } ने ऐसी चीज़ इस्तेमाल की जो इस खेल में है ही नहीं।
alarm-again = दाँव { $roll } दोबारा दिखाया गया, अलग नतीजे के साथ।
alarm-gap = दाँव { $roll }: सर्वर ने नहीं बताया कि क्या हुआ।
alarm-void = दाँव { $roll } बिना कारण रद्द किया गया। दाँव रद्द करना नतीजा चुनने का तरीक़ा है।
alarm-roller = दाँव { $roll } उस खिलाड़ी का नहीं है जिसकी बारी है।
alarm-part = दाँव { $roll }: दाँव खुलते समय जिनसे मान माँगे गए थे, शामिल खिलाड़ी उनसे अलग हैं।
alarm-left-out = दाँव { $roll }: { $who } का मान भेजा गया, पर छोड़ दिया गया। धीमे कनेक्शन से ऐसा एक बार हो सकता है; बार-बार हो तो यह संयोग नहीं।
alarm-not-asked = दाँव { $roll }: { $who } का कनेक्शन बना है, फिर भी मान नहीं माँगा गया।
alarm-record = इस खेल के बारे में सर्वर का ब्योरा उससे अलग है जो इस ब्राउज़र ने देखा, या ख़ुद से ही मेल नहीं खाता।
alarm-early = सर्वर ने दाँव { $roll } का मान समय से पहले माँगा, पर उसे मिला नहीं।
alarm-shut-out = { $who }: आपके डिवाइस ने अपने मान तय किए, पर सर्वर उन्हें पासों में शामिल नहीं करता।
alarm-unclicked = दाँव { $roll }: { $who } का पासा बिना क्लिक के गिरा, जबकि समय बाक़ी था।
alarm-late = दाँव { $roll }: कनेक्शन होते हुए भी { $who } को फिर दाँव का पता उसके गिरने के बाद ही चला। कनेक्शन बहुत धीमा न हो, तो कोई दाँव रोककर रख रहा है।
alarm-undone = चालें वापस ली गईं, जबकि यहाँ यह बंद है या आपकी सहमति नहीं थी।
alarm-withheld = सर्वर खेल का रिकॉर्ड नहीं दे रहा। उसके बिना आपका ब्राउज़र छूटे हुए हिस्से की जाँच नहीं कर सकता।
alarm-next = प्रमाण रिकॉर्ड में सुरक्षित है। आगे तभी खेलें जब सर्वर चलाने वाले पर भरोसा हो।
alarm-seen = ठीक है

elsewhere-text = कोई दूसरा डिवाइस आपकी ओर से पासों में शामिल है। क्या वह आपका है?
elsewhere-yes = हाँ, मेरा है
elsewhere-no = नहीं, मेरा नहीं है
doubted-text = किसी दूसरे डिवाइस पर आपके नाम से चाल वापस ली गई या इसकी मंज़ूरी दी गई। क्या यह आपने किया?
doubted-yes = हाँ, यह मैंने किया
doubted-no = नहीं, यह मैंने नहीं किया

dice-lead = जब तक आपका ब्राउज़र शामिल है, कोई दाँव पहले से नहीं जान सकता: न सर्वर, न होस्ट, न बाक़ी सब मिलकर। कुछ नतीजों में से चुनने के लिए सर्वर को ऐसा खिलाड़ी चाहिए जो अपना मान रोके, और रिकॉर्ड में हर छूटा मान दिखता है।
dice-picture = यूँ समझें: हर कोई टेबल पर बंद लिफ़ाफ़ों की गड्डी रखता है। हर दाँव पर सब अगला लिफ़ाफ़ा खोलते हैं, और सारी संख्याएँ मिलकर पासा बनाती हैं।
dice-before = खेल से पहले
dice-before-text = हर खिलाड़ी का डिवाइस हज़ारों गुप्त संख्याएँ चुनता है और बंद लिफ़ाफ़ों में टेबल पर रख देता है। सर्वर भी। अब कोई उन्हें बदल नहीं सकता।
dice-roll = हर दाँव पर
dice-roll-text = सब अगला लिफ़ाफ़ा खोलते हैं और संख्याएँ मिला दी जाती हैं। हर संख्या बहुत पहले तय हो चुकी थी, जब दूसरों की संख्याएँ किसी को पता नहीं थीं। सब अपना लिफ़ाफ़ा खोलें तो एक ईमानदार संख्या ही काफ़ी है: नतीजा पहले से कोई नहीं जान सकता।
dice-after = खेल के बाद
dice-after-text = खोली गई सारी संख्याएँ रिकॉर्ड में हैं। आपका ब्राउज़र उन्हें तुरंत जाँचता है, और कोई भी बाद में फिर जाँच सकता है।
dice-questions = सवाल
dice-do = क्या मुझे कुछ करना है?
dice-do-text = नहीं। आपका ब्राउज़र आपके लिफ़ाफ़े रखता है और ज़रूरत पड़ने पर खोलता है। आपके अपने दाँव के लिए वह आपके क्लिक का इंतज़ार करता है।
dice-away = अगर कोई मौजूद न हो?
dice-away-text = दो सेकंड बाद पासा उसकी संख्या के बिना गिरता है, और सब देखते हैं कि किसकी नहीं थी। इंतज़ार करके बुरा दाँव टाला नहीं जा सकता। पर जो जान-बूझकर मान रोके, वह सर्वर के साथ मिलकर दो नतीजों में से चुन सकता है। इसलिए ऐसे दाँव सिद्ध नहीं माने जाते।
dice-devices = अगर मैं दो डिवाइस पर खेलूँ?
dice-devices-text = एक पर आपके लिफ़ाफ़े रहते हैं, और पासा दोनों से फेंका जा सकता है। उसका कनेक्शन टूटे तो दूसरा नए लिफ़ाफ़ों के साथ उसकी जगह लेता है। रिकॉर्ड में यह दिखता है।
dice-bots = और कंप्यूटर?
dice-bots-text = कंप्यूटर के लिफ़ाफ़े नहीं होते, पर आपके होते हैं। जब किसी इंसान का ब्राउज़र जुड़ा न हो, तभी पासे अकेले सर्वर से आते हैं, और स्क्रीन यह बताती है।
dice-luck = बीस बार फेंका, एक भी छक्का नहीं: क्या यह ठीक है?
dice-luck-text = चालीस में से एक खिलाड़ी के साथ ऐसा होता है। पासों की याददाश्त नहीं होती। जाँच दिखाती है कि हर अंक कितनी बार आया और यह कितना असामान्य है।
dice-see = कैसे पता चले कि यह चालू है?
dice-see-text = पासों के पास सही का निशान बताता है कि आपके ब्राउज़र ने दाँव जाँच लिया है। उसे छूकर संख्याएँ, हिसाब और खेल का फ़िंगरप्रिंट देखें, जो हर स्क्रीन पर एक ही होता है। कुछ गड़बड़ हो तो आपका ब्राउज़र साफ़ चेतावनी देता है।
dice-math = गणित
dice-math-text = H यानी SHA-256 और HM यानी HMAC-SHA-256; दोनों की शुरुआत टैग homestretch-dice/1/ से होती है। ‖ बाइट जोड़ता है, संख्याएँ big-endian हैं, g खेल के 16 बाइट हैं, N 4096 है। owner किसी सीट का नंबर है, सर्वर के लिए 255।
dice-chain = लिफ़ाफ़े हैश की एक चेन हैं, जो 32 बेतरतीब बाइट के रहस्य X से बनती है। उसकी आख़िरी कड़ी, एंकर, सबको बताई जाती है। बाद का हर मान उसी एंकर तक पहुँचकर ख़ुद को सिद्ध करता है।
dice-start = शुरू में सब कुछ आपस में बाँध दिया जाता है: नियम, सीटें और सारे एंकर। फ़िंगरप्रिंट T का शुरुआती हिस्सा है। rules रिकॉर्ड में लिखे नियमों का SHA-256 है, बिना टैग के। इंसान का kind 0 है, कंप्यूटर का 1। जिसका एंकर नहीं, उसके 32 शून्य बाइट हैं।
dice-seed = दाँव i के लिए सर्वर का मान कुंजी है, और सब भाग लेने वालों के मान संदेश हैं। उनकी सीटें बढ़ते क्रम में आती हैं; n उनकी गिनती है। पहली सीट लॉटरी से चुनी जाए तो कोई पासा नहीं फेंकता: सीट 255 है, और पासे में हर सीट के लिए एक पहलू है।
dice-faces = सीड से बाइट निकलते हैं। ऊपर के जो बाइट कुछ पहलुओं का पक्ष लेते, वे छोड़ दिए जाते हैं, ताकि हर पहलू की संभावना बराबर रहे। कौड़ियाँ और असमान पासे इसी तरह चार बाइट लेते हैं। W वज़नों का जोड़ है।
dice-rules = डिवाइस दाँव i का मान तभी भेजता है जब दाँव i खुला हो और दाँव i − 1 निपट चुका हो। जिस खिलाड़ी का दाँव है, वह उसे क्लिक के साथ भेजता है। दाँव i + 1 चाल के बाद ही खुलता है।
dice-attacks = धोखेबाज़ क्या आज़मा सकता है
attack-server = सर्वर अपना मान बदल दे
attack-server-why = उसका मान अब उस एंकर तक नहीं पहुँचता जो सबने खेल से पहले देखा था।
attack-other = सर्वर किसी खिलाड़ी का मान बदल दे
attack-other-why = वह मान अब उस डिवाइस के एंकर तक नहीं पहुँचता, और डिवाइस ख़ुद देखता है कि यह उसका नहीं है।
attack-replay = किसी दूसरे खेल, सीट या दाँव का मान फिर से इस्तेमाल हो
attack-replay-why = चेन की हर कड़ी के हैश में खेल, सीट और नंबर हैं, इसलिए वह मान और कहीं सही नहीं बैठता।
attack-early = सर्वर समय से पहले मान माँगे
attack-early-why = आपका ब्राउज़र मना करता है: वह सिर्फ़ खुले दाँव का मान भेजता है, और वह भी पिछला दाँव दिखने के बाद।
attack-silent = आख़िरी खिलाड़ी दूसरों के मान देखकर अपना रोक ले
attack-silent-why = सर्वर का मान दिखने से पहले पासा कोई नहीं देखता, पासा फिर भी गिरता है, और रिकॉर्ड में छूटा मान दिखता है। सर्वर के साथ मिलकर यह दो नतीजों में से चुनना होता, इसलिए ऐसे दाँव सिद्ध नहीं माने जाते।
attack-anchor = कोई एंकर बदल दिया जाए
attack-anchor-why = तब T अलग होगा, और हर ब्राउज़र अपना एंकर ढूँढता है।
attack-file = फ़ाइल बाद में बदली जाए
attack-file-why = पासे मानों से और मान एंकरों से निकलने चाहिए। मेल खाते दूसरे मान कोई नहीं बना सकता।
attack-restart = सर्वर “क्रैश” हो और फिर से फेंके
attack-restart-why = पासा फेंकते समय कुछ चुना नहीं जाता: वही मान वही दाँव देते हैं, और आपका ब्राउज़र उन्हें याद रखता है।
dice-trust = फिर भी किस पर भरोसा करना होगा
dice-trust-text = अपने डिवाइस पर और उस पेज पर जो उसने खोला। पेज पर शक हो तो रिकॉर्ड और स्क्रिप्ट दूसरे कंप्यूटर पर ले जाएँ। और कोई हिसाब नहीं बता सकता कि दो खिलाड़ी एक ही सोफ़े पर बैठकर बातें कर रहे हैं।
