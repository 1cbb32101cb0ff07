### The rulebooks in Hindi. Sentences speak to "आप" and avoid verbs that would need a person's gender.

## Parts

rulebook-number =
    { $n ->
        [0] शून्य
        [1] एक
        [2] दो
        [3] तीन
        [4] चार
        [5] पाँच
        [6] छह
        [7] सात
        [8] आठ
        [9] नौ
        [10] दस
        [11] ग्यारह
        [12] बारह
       *[other] { $n }
    }
# Before a noun with a postposition.
rulebook-ordinal =
    { $n ->
        [1] पहले
        [2] दूसरे
        [3] तीसरे
        [4] चौथे
        [5] पाँचवें
        [6] छठे
        [7] सातवें
        [8] आठवें
        [9] नौवें
        [10] दसवें
        [11] ग्यारहवें
        [12] बारहवें
       *[other] { $n }वें
    }
rulebook-squares =
    { $n ->
        [1] एक खाना
       *[other] { rulebook-number } खाने
    }
rulebook-tokens =
    { $n ->
        [1] एक गोटी
       *[other] { rulebook-number } गोटियाँ
    }
rulebook-pips =
    { $n ->
        [1] एक खाना
       *[other] { rulebook-number } खाने
    }
rulebook-face =
    { $n ->
        [6] छक्का
       *[other] { rulebook-number }
    }
rulebook-colour =
    { $name ->
        [red] लाल
        [blue] नीला
        [green] हरा
        [yellow] पीला
        [purple] बैंगनी
        [orange] नारंगी
        [olive] जैतूनी
        [indigo] जामुनी
        [white] सफ़ेद
        [black] काला
       *[other] { $name }
    }
rulebook-comma = { $first }, { $last }
rulebook-and = { $first } और { $last }
rulebook-or = { $first } या { $last }
rulebook-comma-and = { $first }, और { $last }
rulebook-comma-or = { $first }, या { $last }
rulebook-then = { $first }, फिर { $last }
rulebook-mover =
    { $tokens ->
        [1] अपनी गोटी
       *[other] अपनी कोई एक गोटी
    }
rulebook-at =
    { $place ->
        [square] खाने { $n }
       *[step] क़दम { $n }
    }
rulebook-at-any =
    { $place ->
        [square] खाने { $squares }
       *[step] क़दम { $squares }
    }
rulebook-at-all =
    { $place ->
        [square] खाने { $squares }
       *[step] क़दम { $squares }
    }
rulebook-end =
    { $end ->
        [square] खाने { $n }
        [place] आख़िरी जगह
       *[finish] होम
    }
rulebook-roll =
    { $with ->
        [lots] कौड़ियाँ फेंकें
       *[dice] पासा फेंकें
    }

## Conditions

rulebook-worth = { $values } का दाँव
rulebook-face-on-die = किसी पासे पर { rulebook-face }
rulebook-total = कुल { rulebook-number }
rulebook-double = जोड़ा
rulebook-even-die = किसी पासे पर सम अंक
rulebook-even-total = कुल सम अंक
rulebook-even-number = सम अंक
rulebook-even-roll = सम दाँव
rulebook-anything = कुछ भी
rulebook-any-roll = कोई भी दाँव
rulebook-together = { $first } और साथ में { $last }
rulebook-throw-that = ऐसा { $throw } जिससे { $does }
rulebook-other-than = { $not } छोड़कर { $throw }
rulebook-while = { $throw } (जब { $when })
rulebook-for-first = खेल की अपनी पहली गोटी के लिए { $throw }
rulebook-except-first = { $throw } (खेल की अपनी पहली गोटी को छोड़कर)
rulebook-unless = { $throw } (अगर उससे { $does }, तो नहीं)
rulebook-deed = ऐसी चाल जिससे { $does }
rulebook-deed-captures = गोटी काटना
rulebook-deed-finishes = गोटी होम पहुँचाना
rulebook-deed-enters = गोटी खोलना
rulebook-deed-first-enters = खेल की अपनी पहली गोटी खोलना
rulebook-does-capture = कोई गोटी कटे
rulebook-does-finish = कोई गोटी होम पहुँचे
rulebook-does-enter = कोई गोटी खुले
rulebook-does-first-enter = खेल की आपकी पहली गोटी खुले
rulebook-does-jump = गोटी { $links } पकड़े
rulebook-does-mark = गोटी { $squares } पर रुके
rulebook-does-mark-any = गोटी निशान वाले खाने पर रुके
rulebook-a-link =
    { $kind ->
        [snake] साँप
        [ladder] सीढ़ी
        [jump] छलाँग
       *[flight] उड़ान
    }
rulebook-state-yard-empty =
    { $yard ->
        [off] आपकी कोई गोटी बोर्ड से बाहर न हो
       *[yard] आपकी कोई गोटी घर में न हो
    }
rulebook-state-yard-waits =
    { $yard ->
        [off] आपकी कोई गोटी बोर्ड से बाहर हो
       *[yard] आपकी कोई गोटी घर में हो
    }
rulebook-state-track-empty = रास्ते पर आपकी कोई गोटी न हो
rulebook-state-track-taken = रास्ते पर आपकी कोई गोटी हो
rulebook-state-last = एक को छोड़ आपकी सारी गोटियाँ होम में हों
rulebook-state-more = आपकी कम से कम दो गोटियों का पहुँचना बाक़ी हो
rulebook-state-not-entered = इस खेल में आपकी कोई गोटी अभी न खुली हो
rulebook-state-entered = इस खेल में आपकी कोई गोटी खुल चुकी हो

## In short

rulebook-short-title = थोड़े में
rulebook-short-enter =
    { $how }{ $must ->
        [yes] ; खुल सकती हो तो खोलनी होगी।
       *[no] ।
    }
rulebook-short-links = सीढ़ी के नीचे पहुँचें तो चढ़कर ऊपर जाएँ; साँप के मुँह पर पहुँचें तो फिसलकर उसकी पूँछ तक आएँ।
rulebook-short-capture =
    विरोधी की गोटी के खाने में पहुँचें तो वह कटती है और { $yard ->
        [off] बोर्ड से बाहर जाकर फिर से शुरू करती है
       *[yard] वापस अपने घर जाती है
    }{ $safe ->
        [yes] , सिवाय सुरक्षित खाने के।
        [enters] ; सुरक्षित खाने पर उसे सिर्फ़ खुलने वाली गोटी काट सकती है।
       *[no] ।
    }
rulebook-short-stairs = होम की गली में गोटी एक-एक खाना चढ़ती है, और सिर्फ़ सही दाँव से।
rulebook-short-march =
    { $place ->
        [unsafe] आपकी दो गोटियाँ सुरक्षित खानों से बाहर मिलें
       *[anywhere] आपकी दो गोटियाँ मिलें
    } तो ब्लॉक बन जाती हैं: विरोधी की कोई अकेली गोटी उसे नहीं लाँघ सकती, और वह सम दाँव का आधा चलता है।
rulebook-short-bonus = गोटी काटने पर { $capture } का बोनस मिलता है, होम पहुँचाने पर { $finish } का।
rulebook-short-passing =
    { $who ->
        [own] आपकी गोटियाँ एक-दूसरी को नहीं लाँघ सकतीं।
       *[any] कोई गोटी किसी दूसरी को नहीं लाँघ सकती।
    }
# What special squares do.
rulebook-short-special = ख़ास खाने { $effects }।
rulebook-short-skip = आपकी अगली बारी छीन लेते हैं
rulebook-short-swap = आपकी गोटी को सबसे आगे वाली से बदल देते हैं
rulebook-short-items = बाद में काम आने वाली चीज़ देते हैं

## What you need

rulebook-needs-title = क्या चाहिए
rulebook-people =
    { $n ->
        [1] एक खिलाड़ी के लिए।
       *[other] { rulebook-number } खिलाड़ियों के लिए।
    }
rulebook-people-range = { $least } से { $most } खिलाड़ियों के लिए।
rulebook-pairs = खेल जोड़ियों में होता है: साथी आमने-सामने बैठते हैं और साथ जीतते हैं।
rulebook-seats = हर खिलाड़ी की एक सीट और { rulebook-tokens } होती हैं।
rulebook-seats-colours = हर खिलाड़ी की अपने रंग की एक सीट ({ $colours }) और उसी रंग की { rulebook-tokens } होती हैं।
rulebook-token-names =
    { $n ->
        [1] खिलाड़ी की गोटी का नाम { $names } है।
       *[other] खिलाड़ी की गोटियों के नाम { $names } हैं।
    }
rulebook-lots =
    { $n ->
        [1] एक कौड़ी फेंकें (या एक डंडी, या एक सिक्का), जो जितनी बार सीधी गिरे उतनी बार उलटी।
       *[other] { rulebook-number } कौड़ियाँ फेंकें (या डंडियाँ, या सिक्के), जो जितनी बार सीधी गिरें उतनी बार उलटी।
    }
rulebook-lots-count = जितनी कौड़ियाँ सीधी गिरें, दाँव उतने खाने का होता है।
rulebook-lots-values = दाँव कितने का है, यह इस पर है कि कितनी कौड़ियाँ सीधी गिरीं:
rulebook-lots-value =
    { $n ->
        [0] एक भी सीधी नहीं: { $pips }।
       *[other] { rulebook-number } सीधी: { $pips }।
    }
rulebook-dice =
    { $n ->
        [1] खेल { $sides } पहलुओं वाले एक पासे से होता है।
       *[other] खेल { $sides } पहलुओं वाले { rulebook-number } पासों से होता है।
    }
rulebook-dice-weights = 1 से { $n } तक के पहलुओं की संभावना बराबर नहीं: वह { $weights } के अनुपात में है।
rulebook-double-is = दो पासों पर एक ही अंक आए तो उसे जोड़ा कहते हैं।

## The aim

rulebook-aim-title = लक्ष्य
rulebook-aim = सबसे पहले { $what } { $to } पहुँचाएँ।
rulebook-aim-pairs = { $what } { $to } पहुँचाएँ। जिस जोड़ी के दोनों खिलाड़ी पहले ऐसा कर लें, वह जीतती है।
rulebook-what-one = अपनी गोटी
rulebook-what-all =
    { $n ->
        [2] अपनी दोनों गोटियाँ
        [3] अपनी तीनों गोटियाँ
        [4] अपनी चारों गोटियाँ
       *[other] अपनी सारी { rulebook-number } गोटियाँ
    }
rulebook-what-some =
    { $n ->
        [1] अपनी { $tokens } में से एक गोटी
       *[other] अपनी { $tokens } में से { rulebook-number } गोटियाँ
    }
rulebook-to =
    { $end ->
        [square] खाने { $n } तक
        [stretch] होम की अपनी गली में
       *[finish] होम में
    }
rulebook-home = वहाँ पहुँची गोटी होम में होती है।

## The board

rulebook-board-title = बोर्ड
rulebook-one-way = सब एक ही रास्ते चलते हैं, खाने { $first } से खाने { $last } तक; वही होम है।
rulebook-rows = खाने { rulebook-number }-{ rulebook-number } की क़तारों में हैं जो एक बार दाएँ, एक बार बाएँ चलती हैं; सबसे नीचे वाली पहली क़तार बाएँ से दाएँ चलती है।
rulebook-track =
    { $direction ->
        [clockwise] रास्ते में { rulebook-squares } हैं जो सबके साझे हैं, चाल की दिशा में { $first } से { $last } तक गिने हुए, यानी घड़ी की दिशा में।
        [anticlockwise] रास्ते में { rulebook-squares } हैं जो सबके साझे हैं, चाल की दिशा में { $first } से { $last } तक गिने हुए, यानी घड़ी की उलटी दिशा में।
       *[none] रास्ते में { rulebook-squares } हैं जो सबके साझे हैं, चाल की दिशा में { $first } से { $last } तक गिने हुए।
    }
rulebook-way = हर सीट का बोर्ड पर अपना रास्ता है, जो क़दमों में गिना जाता है: { $way }।
rulebook-way-ends = { $way }; आख़िरी खाना होम है
rulebook-part-pad = उसकी दहलीज़ ({ $steps })
rulebook-part-finish = होम ({ $steps })
rulebook-part-track =
    { $n ->
        [1] रास्ते का एक खाना ({ $steps })
       *[other] रास्ते के { rulebook-number } खाने ({ $steps })
    }
rulebook-part-track-shared =
    { $n ->
        [1] रास्ते का एक खाना, जो सबका साझा है ({ $steps })
       *[other] रास्ते के { rulebook-number } खाने, जो सबके साझे हैं ({ $steps })
    }
rulebook-part-own =
    { $n ->
        [1] उसका अपना एक खाना ({ $steps })
       *[other] उसके अपने { rulebook-number } खाने ({ $steps })
    }
rulebook-part-stretch =
    { $n ->
        [1] उसका अपना एक खाना, यानी होम की गली ({ $steps })
       *[other] उसके अपने { rulebook-number } खाने, यानी होम की गली ({ $steps })
    }
rulebook-part-stretch-again =
    { $n ->
        [1] वापसी में वही एक खाना, यानी होम की गली ({ $steps })
       *[other] वापसी में वही { rulebook-number } खाने, यानी होम की गली ({ $steps })
    }
rulebook-steps =
    { $n ->
        [1] क़दम { $from }
        [2] क़दम { $from } और { $to }
       *[other] क़दम { $from } से { $to }
    }
rulebook-start = इनमें पहले खाने को शुरुआती खाना कहते हैं।
rulebook-start-squares = शुरुआती खाने ये हैं: { $squares }।
rulebook-first-squares = रास्ते के पहले खाने ये हैं: { $squares }।
rulebook-last-squares =
    { $next ->
        [finish] होम से पहले रास्ते के आख़िरी खाने ये हैं: { $squares }।
       *[stretch] होम की गली से पहले रास्ते के आख़िरी खाने ये हैं: { $squares }।
    }
rulebook-square-for = { $seat } { $square }

## Setting up

rulebook-setup-title = तैयारी
rulebook-partners = साथी ये हैं: { $pairs }।
rulebook-pair = { $first }–{ $last }
rulebook-usual-seats = { rulebook-number } खिलाड़ी हों तो आम तौर पर { $seats } लेते हैं।
rulebook-empty-seats = ख़ाली सीटों के खाने भी खेल में रहते हैं।
rulebook-begin =
    { $yard ->
        [off] हर गोटी बोर्ड से बाहर से शुरू करती है।
       *[yard] हर गोटी अपने खिलाड़ी के घर से शुरू करती है, जो रास्ते के बग़ल में है।
    }
rulebook-begin-out =
    { $at ->
        [pad] हर गोटी अपने खिलाड़ी की दहलीज़ से शुरू करती है।
       *[start] हर गोटी अपने खिलाड़ी के शुरुआती खाने से शुरू करती है।
    }
rulebook-begin-some =
    आपकी { rulebook-tokens } { $at ->
        [pad] आपकी दहलीज़ से
       *[start] आपके शुरुआती खाने से
    } शुरू करती { $n ->
        [1] है
       *[other] हैं
    }; बाक़ी आपके घर में रहती { $rest ->
        [1] है
       *[other] हैं
    }, जो रास्ते के बग़ल में है।
rulebook-first-seat = पहली सीट, { $seat }, की बारी पहली है।
rulebook-first-drawn = पहला खिलाड़ी लॉटरी से चुना जाता है।
rulebook-first-rolls =
    { $with ->
        [lots] पहली बारी किसकी हो, यह देखने के लिए सब एक बार कौड़ियाँ फेंकें, बिना चले।
       *[dice] पहली बारी किसकी हो, यह देखने के लिए सब एक बार पासा फेंकें, बिना चले।
    }
rulebook-first-highest =
    { $tied ->
        [all] जिसका दाँव सबसे बड़ा, उसकी बारी पहली; कई का बराबर हो तो सब फिर फेंकें।
       *[they] जिसका दाँव सबसे बड़ा, उसकी बारी पहली; कई का बराबर हो तो वे फिर फेंकें।
    }
rulebook-turns =
    { $direction ->
        [clockwise] उसके बाद बारियाँ घड़ी की दिशा में चलती हैं।
        [anticlockwise] उसके बाद बारियाँ घड़ी की उलटी दिशा में चलती हैं।
       *[none] उसके बाद बारियाँ सीटों के क्रम में चलती हैं।
    }

## Your turn

rulebook-turn-title = आपकी बारी
rulebook-throw-lots = कौड़ियाँ फेंकें और जितने का दाँव हो, { rulebook-mover } उतने खाने चलें।
rulebook-roll-one = पासा फेंकें और जितना आए, { rulebook-mover } उतने खाने चलें।
rulebook-roll-sum = { rulebook-number } पासे फेंकें और उनका जोड़ जितना हो, { rulebook-mover } उतने खाने चलें।
rulebook-roll-choose = { rulebook-number } पासे फेंकें, उनमें से एक चुनें और { rulebook-mover } उतने खाने चलें; बाक़ी दाँव बेकार जाता है।
rulebook-roll-each = { rulebook-number } पासे फेंकें: हर पासा अपनी अलग चाल है।
rulebook-roll-each-order =
    { $tokens ->
        [1] ये चालें एक के बाद एक चलें, किसी भी क्रम में।
       *[other] ये चालें एक के बाद एक चलें, किसी भी क्रम में, एक ही गोटी से या अलग-अलग से।
    }
rulebook-pip = दाँव में जितना आए, गोटी उतने खाने आगे बढ़ती है।
rulebook-counts = { $face } यानी { $pips }।
rulebook-counts-if = { $throw } आए, तो { $face } यानी { $pips }।
rulebook-counts-while = जब { $when }, तब { $face } यानी { $pips }।
rulebook-fewer =
    { $n ->
        [1] जब आपकी गोटी { $square } पर या उससे आगे हो, तब एक ही पासा फेंकें।
       *[other] जब आपकी गोटी { $square } पर या उससे आगे हो, तब { rulebook-number } ही पासे फेंकें।
    }
rulebook-undersides =
    { $n ->
        [1] { $throw } आए तो पासे का निचला पहलू भी चलें।
       *[other] { $throw } आए तो पासों के निचले पहलू भी चलें, हर एक अलग चाल की तरह।
    }
rulebook-undersides-sum = ऊपर और नीचे के पहलू मिलकर { $sum } होते हैं: { $over } के नीचे { $under } होता है।
rulebook-must-nothing = चलना ज़रूरी नहीं: जो भी दाँव आए, चाल छोड़ी जा सकती है।
rulebook-must-move =
    { $tokens ->
        [1] चाल हो तो चलना ज़रूरी है।
       *[other] कौन-सी गोटी चले, यह आप चुनें, पर चाल हो तो चलना ज़रूरी है।
    }
rulebook-must-dice = जितने ज़्यादा पासे काम आ सकें, उतने काम में लेने होंगे।
rulebook-must-capture = चाल हो तो चलना ज़रूरी है, और गोटी कट सकती हो तो काटना ज़रूरी है।
rulebook-dice-lost = जो पासे किसी गोटी के काम न आएँ, वे बेकार जाते हैं।
rulebook-pass =
    { $tokens ->
        [1] आपकी गोटी न चल सके तो बारी छूटती है।
       *[other] कोई गोटी न चल सके तो बारी छूटती है।
    }
rulebook-zero = शून्य का दाँव कोई गोटी नहीं चलाता।
rulebook-tries =
    { $pad ->
        [yes] अगर कोई गोटी न चल सके और रास्ते या दहलीज़ पर आपकी कोई गोटी न हो, तो फिर कोशिश करें, कुल { rulebook-number } दाँव तक।
       *[no] अगर कोई गोटी न चल सके और रास्ते पर आपकी कोई गोटी न हो, तो फिर कोशिश करें, कुल { rulebook-number } दाँव तक।
    }
rulebook-tries-over = जैसे ही कोई गोटी चल सके, वह चलती है और कोशिशें ख़त्म।
rulebook-assist = ज़रूरत की सारी गोटियाँ होम पहुँचने के बाद भी आपकी बारी आती रहती है, और आपको साथी की गोटियाँ चलनी होती हैं।
rulebook-next =
    { $extra ->
        [yes] फिर अगले खिलाड़ी की बारी, अगर आपको एक और दाँव न मिला हो।
       *[no] फिर अगले खिलाड़ी की बारी।
    }

## Bringing tokens into play

rulebook-enter-title =
    { $tokens ->
        [1] गोटी खोलना
       *[other] गोटियाँ खोलना
    }
rulebook-enter-any =
    { $zero ->
        [yes] शून्य छोड़ किसी भी दाँव से
       *[no] किसी भी दाँव से
    } { $tokens ->
        [1] आपकी गोटी
       *[other] एक गोटी
    } खेल में आती है
rulebook-enter-needs =
    { $tokens ->
        [1] अपनी गोटी खोलने के लिए चाहिए: { $throw }
       *[other] गोटी खोलने के लिए चाहिए: { $throw }
    }
rulebook-enter-start = { $how }; वह आपके घर से आपके शुरुआती खाने पर आती है।
rulebook-enter-pad = { $how }; वह आपके घर से आपकी दहलीज़ पर आती है, जो रास्ते के बग़ल में है।
rulebook-enter-square = { $how }; वह बाहर से उस नंबर के खाने पर जाती है।
rulebook-enter-walk = { $how }; वह बाहर से आकर आपके रास्ते पर दाँव जितने खाने चलती है, यानी एक आने पर क़दम 1 पर आती है।
rulebook-enter-die =
    { $sum ->
        [yes] एक पासे से गोटी खुले तो वह पासा ख़र्च होता है; जोड़ से खुले तो पूरा दाँव।
       *[no] एक पासे से गोटी खुले तो वह पासा ख़र्च होता है।
    }
rulebook-enter-used = इसमें पूरा दाँव ख़र्च होता है: गोटी उससे आगे नहीं चलती।
rulebook-pad-many = आपकी दहलीज़ पर आपकी कितनी भी गोटियाँ रह सकती हैं, और कोई दूसरा वहाँ नहीं आता।
rulebook-pad-leave = वहाँ से चाल का पहला खाना गोटी को रास्ते पर लाता है।
rulebook-start-own = जब तक शुरुआती खाने पर आपकी अपनी गोटी हो, दूसरी नहीं खुल सकती।
rulebook-start-full =
    { $n ->
        [1] जब तक शुरुआती खाने पर आपकी एक गोटी हो, कोई और नहीं खुल सकती।
       *[other] जब तक शुरुआती खाने पर आपकी { rulebook-number } गोटियाँ हों, कोई और नहीं खुल सकती।
    }
rulebook-start-held = जब तक आपके शुरुआती खाने पर विरोधी की गोटी हो, आपकी गोटी नहीं खुल सकती।
rulebook-start-captures = खुलने वाली गोटी आपके शुरुआती खाने पर खड़ी विरोधी गोटियों को काटती है।
rulebook-start-last =
    { $blocks ->
        [yes] आपका शुरुआती खाना भरा हो तो खुलने वाली गोटी वहाँ सबसे बाद में आई विरोधी गोटी को काटती है, भले वह खाना सुरक्षित हो और वह गोटी ब्लॉक में हो।
       *[no] आपका शुरुआती खाना भरा हो तो खुलने वाली गोटी वहाँ सबसे बाद में आई विरोधी गोटी को काटती है, भले वह खाना सुरक्षित हो।
    }
rulebook-start-single = खुलने वाली गोटी आपके शुरुआती खाने पर अकेली खड़ी विरोधी गोटी को काटती है, भले वह खाना सुरक्षित हो।
rulebook-enter-last = खुलने वाली गोटी सिर्फ़ उस विरोधी गोटी को काटती है जो खाने पर सबसे बाद में आई, और सुरक्षित खाने पर तभी जब वह भरा हो।
rulebook-enter-single = खुलने वाली गोटी जहाँ रुके, वहाँ अकेली खड़ी विरोधी गोटी को काटती है, सुरक्षित खाने पर भी।
rulebook-enter-must = गोटी खुल सकती हो तो खोलनी होगी।
rulebook-enter-may = खोलना ज़रूरी नहीं: उसके बदले खेल में मौजूद कोई गोटी चली जा सकती है।
rulebook-enter-clear = जब तक आपके घर में गोटियाँ हों और उनमें से कोई न खुल सके, शुरुआती खाने की गोटी को आगे बढ़ना होगा; वह न चल सके, तभी दूसरी चलें।

## Moving

rulebook-move-title = चलना
rulebook-walk = गोटी अपने रास्ते पर चलती है और हर खाना गिनती है, चाहे ख़ाली हो या नहीं।
rulebook-passing =
    { $tokens ->
        [1] वह दूसरी गोटियों को लाँघ सकती है
       *[other] वह दूसरी गोटियों को लाँघ सकती है, अपनी भी और औरों की भी
    }{ $blocks ->
        [yes] , पर उसे रोकने वाले ब्लॉक को नहीं।
       *[no] ।
    }
rulebook-passing-others =
    { $blocks ->
        [yes] वह आपकी अपनी गोटी को नहीं लाँघ सकती; औरों की गोटियों को लाँघ सकती है, पर उसे रोकने वाले ब्लॉक को नहीं।
       *[no] वह आपकी अपनी गोटी को नहीं लाँघ सकती; औरों की गोटियों को लाँघ सकती है।
    }
rulebook-passing-nobody = वह किसी गोटी को नहीं लाँघ सकती: ऐसी चाल मना है जिसमें वह किसी से आगे निकले।

## Meeting and capturing

rulebook-meet-title =
    { $captures ->
        [yes] मिलना और काटना
       *[no] मिलना
    }
rulebook-capture =
    { $yard ->
        [off] रास्ते पर विरोधी गोटियों के खाने में पहुँचें तो वे सब कटती हैं: वे बोर्ड से बाहर जाती हैं और फिर से शुरू करती हैं।
       *[yard] रास्ते पर विरोधी गोटियों के खाने में पहुँचें तो वे सब कटती हैं: वे वापस अपने घर जाती हैं।
    }
rulebook-capture-partners = साथी एक-दूसरे की गोटी कभी नहीं काटते।
rulebook-capture-nobody = कोई गोटी नहीं कटती: अलग-अलग खिलाड़ियों की गोटियाँ एक खाने पर रह सकती हैं।
rulebook-safe =
    { $n ->
        [1] रास्ते का यह खाना सुरक्षित है
       *[other] रास्ते के ये खाने सुरक्षित हैं
    }{ $starts ->
        [yes] , इनमें सारे शुरुआती खाने भी हैं: { $squares }।
       *[no] : { $squares }।
    }
rulebook-safe-held =
    जहाँ सुरक्षित खाने पर कोई गोटी हो, वहाँ { $side ->
        [pair] किसी विरोधी की गोटी
       *[player] किसी और खिलाड़ी की गोटी
    } नहीं रुक सकती, इसलिए वह वहाँ नहीं कटती{ $enters ->
        [yes] ; बस खुलने वाली गोटी उसे काट सकती है।
       *[no] ।
    }
rulebook-safe-shared =
    { $enters ->
        [yes] सुरक्षित खाने पर कोई नहीं कटता, सिवाय खुलने वाली गोटी से, और अलग-अलग खिलाड़ियों की गोटियाँ वहाँ साथ रह सकती हैं।
       *[no] सुरक्षित खाने पर कोई नहीं कटता, और अलग-अलग खिलाड़ियों की गोटियाँ वहाँ साथ रह सकती हैं।
    }
rulebook-own-share =
    { $side ->
        [pair] एक खाने पर आपकी और आपके साथी की कितनी भी गोटियाँ रह सकती हैं।
       *[player] एक खाने पर एक खिलाड़ी की कितनी भी गोटियाँ रह सकती हैं।
    }
rulebook-own-forbid =
    एक खिलाड़ी की दो गोटियाँ कभी एक खाने पर नहीं रहतीं{ $except ->
        [both] , सिवाय दहलीज़ और होम के
        [pad] , सिवाय दहलीज़ के
        [finish] , सिवाय होम के
       *[none] {""}
    }: ऐसी चाल मना है जो अपनी ही गोटी पर ख़त्म हो।
rulebook-own-behind = जो चाल अपनी ही गोटी पर ख़त्म होती, वह उसके ठीक पीछे वाले खाने पर ख़त्म होती है; जो गोटी पहले से वहीं हो, वह यह चाल नहीं चल सकती।
rulebook-stack =
    { $pad ->
        [yes] एक खिलाड़ी की जो गोटियाँ एक खाने पर मिलें, वे गड्डी बन जाती हैं: तब से वे एक गोटी की तरह साथ चलती हैं, सिवाय दहलीज़ के।
       *[no] एक खिलाड़ी की जो गोटियाँ एक खाने पर मिलें, वे गड्डी बन जाती हैं: तब से वे एक गोटी की तरह साथ चलती हैं।
    }
rulebook-stack-captured = गड्डी पर पहुँचें तो पूरी गड्डी कटती है।
rulebook-block =
    एक खिलाड़ी की { $more ->
        [yes] { rulebook-number } या ज़्यादा गोटियाँ
       *[no] { rulebook-number } गोटियाँ
    } { $place ->
        [unsafe] ऐसे एक खाने पर जो सुरक्षित न हो,
       *[anywhere] एक खाने पर
    } ब्लॉक होती हैं: { $stops ->
        [everyone] कोई और गोटी, उसी खिलाड़ी की भी,
        [opponents] किसी विरोधी की गोटी
       *[players] किसी और खिलाड़ी की गोटी
    } न वहाँ रुक सकती है, न उसे लाँघ सकती है{ $immune ->
        [yes] , इसलिए वह नहीं कटता।
       *[no] ।
    }
rulebook-block-singly = ब्लॉक की गोटियाँ फिर भी एक-एक करके चलती हैं।
rulebook-block-break = { $throw } आए और आपका ब्लॉक हो, तो हो सके तो उसी की एक गोटी चलनी होगी।
rulebook-march =
    { $place ->
        [unsafe] जब आपकी गोटी रास्ते के ऐसे खाने पर रुके जो सुरक्षित न हो और वहाँ आपकी ठीक एक और गोटी हो, तो दोनों ब्लॉक बन जाती हैं।
       *[anywhere] जब आपकी गोटी रास्ते के किसी खाने पर रुके और वहाँ आपकी ठीक एक और गोटी हो, तो दोनों ब्लॉक बन जाती हैं।
    }
rulebook-march-half = ब्लॉक कभी नहीं टूटता: उसकी गोटियाँ साथ चलती हैं, हर एक सम दाँव का आधा; विषम दाँव उन्हें नहीं चला सकता।
rulebook-march-stops =
    { $stops ->
        [everyone] कोई अकेली गोटी, उसी खिलाड़ी की भी,
        [opponents] विरोधी की कोई अकेली गोटी
       *[players] किसी और खिलाड़ी की कोई अकेली गोटी
    } रास्ते के ब्लॉक पर न रुक सकती है, न उसे लाँघ सकती है, भले ब्लॉक सुरक्षित खाने पर आ गया हो।
rulebook-march-passes =
    ब्लॉक दूसरे ब्लॉकों को लाँघ सकता है और उन पर रुक सकता है{ $captures ->
        [unsafe] ; सुरक्षित खानों से बाहर वह उन्हें काटता है, अकेली गोटियों की तरह।
        [anywhere] ; वह उन्हें काटता है, अकेली गोटियों की तरह।
       *[no] ।
    }
rulebook-march-home = ब्लॉक की दोनों गोटियाँ होम में साथ पहुँचती हैं।
rulebook-full =
    { $n ->
        [1] एक खाने पर एक ही गोटी रह सकती है: इससे ज़्यादा करने वाली चाल मना है।
       *[other] एक खाने पर ज़्यादा से ज़्यादा { rulebook-number } गोटियाँ रह सकती हैं: इससे ज़्यादा करने वाली चाल मना है।
    }

## The home stretch and the finish

rulebook-home-title =
    { $stretch ->
        [yes] होम की गली और होम
       *[no] होम
    }
rulebook-private =
    { $squares ->
        [stretch] होम की आपकी गली में सिर्फ़ आपकी गोटियाँ आती हैं
       *[own] आपके अपने खानों पर सिर्फ़ आपकी गोटियाँ आती हैं
    }, इसलिए वहाँ उन्हें कोई नहीं काट सकता{ $flight ->
        [yes] , सिवाय उड़ान के।
       *[no] ।
    }
rulebook-gate-seat = जब तक आप कोई गोटी न काटें, होम की आपकी गली बंद रहती है।
rulebook-gate-token = होम की आपकी गली उस गोटी के लिए बंद है जिसने ख़ुद कोई गोटी न काटी हो; जिसने काटी हो, उसका हक़ बना रहता है, भले वह बाद में कट जाए।
rulebook-gate-lap = गली बंद हो और गोटी रास्ते के आख़िरी खाने पर पहुँचे, तो वह रास्ते पर ही अपने शुरुआती खाने से होकर एक चक्कर और लगाती है।
rulebook-gate-missed = जो गोटी आगे निकल गई, उसे फिर पूरा चक्कर लगाना होगा, भले इस बीच गली खुल गई हो।
rulebook-gate-open = जब किसी घर में या रास्ते पर विरोधी की कोई गोटी न बची हो, तब भी होम की आपकी गली खुली रहती है।
rulebook-slots = होम की गली के हर खाने में एक गोटी रह सकती है, और वहाँ कोई गोटी दूसरी को नहीं लाँघ सकती।
rulebook-slots-on = ऐसे खाने की गोटी होम में मानी जाती है, पर आगे के ख़ाली खाने तक चल सकती है।
rulebook-exact =
    { $end ->
        [place] जो गोटी { rulebook-end } से आगे निकलती, वह नहीं चल सकती।
       *[finish] { rulebook-end } पर ठीक-ठीक पहुँचना होगा: जो गोटी आगे निकलती, वह नहीं चल सकती।
    }
rulebook-exact-then =
    { $end ->
        [place] वहाँ से जो गोटी { rulebook-end } से आगे निकलती, वह नहीं चल सकती।
       *[finish] वहाँ से { rulebook-end } पर ठीक-ठीक पहुँचना होगा: जो गोटी आगे निकलती, वह नहीं चल सकती।
    }
rulebook-bounce =
    { $end ->
        [place] जो गोटी { rulebook-end } से आगे निकलती, वह बचे हुए खाने पीछे लौटती है।
       *[finish] { rulebook-end } पर ठीक-ठीक पहुँचना होगा: जो गोटी आगे निकलती, वह बचे हुए खाने पीछे लौटती है।
    }
rulebook-bounce-example = जैसे { rulebook-end } से दो खाने पहले पाँच आए, तो गोटी वहाँ तक जाकर तीन खाने पीछे लौटती है।
rulebook-bounce-rest = जहाँ वह रुके, वहाँ सारे नियम पहले जैसे लागू होते हैं।
rulebook-beyond = जो गोटी { rulebook-end } से आगे निकलती, वह वहीं रुक जाती है।
rulebook-gate-exact = गोटी को पहले रास्ते के आख़िरी खाने ({ $square }) पर ठीक-ठीक रुकना होगा: आगे निकले तो बचे हुए खाने पीछे लौटती है।
rulebook-stairs = होम की गली एक सीढ़ी है जिस पर गोटी एक-एक खाना चढ़ती है, और सिर्फ़ सही दाँव से: { $stairs }।
rulebook-stair = { rulebook-ordinal } खाने के लिए { $face }
rulebook-stair-finish = होम के लिए { $face }
rulebook-stairs-walk = सिर्फ़ रास्ते पर पीछे से आती गोटी अपने बचे दाँव से सीढ़ी पर चढ़ती है।
rulebook-dead-end = गोटी { $squares } पर नहीं रुक सकती, क्योंकि वहाँ से कोई दाँव उसे होम तक नहीं ले जाएगा।
rulebook-finish-stays = होम पहुँची गोटी वहीं रहती है और फिर नहीं चलती।

## Extra rolls

rulebook-again-title = एक और दाँव
rulebook-again = एक और दाँव मिलने की शर्त: { $after }।
rulebook-again-always = हर दाँव के बाद एक और दाँव मिलता है।
rulebook-again-most =
    { $n ->
        [1] एक बारी में ज़्यादा से ज़्यादा एक और दाँव मिलता है।
       *[other] एक बारी में ज़्यादा से ज़्यादा { rulebook-number } और दाँव मिलते हैं।
    }
rulebook-again-once = एक दाँव से कभी एक से ज़्यादा दाँव नहीं मिलता।
rulebook-again-home = ज़रूरत की सारी गोटियाँ होम पहुँच जाएँ तो और दाँव नहीं मिलता।
rulebook-again-kept =
    { $without ->
        [wish] चाल छोड़ने पर भी यह दाँव मिलता है।
       *[move] कोई गोटी न चल सकी हो, तब भी यह दाँव मिलता है।
    }
rulebook-again-lost =
    { $without ->
        [wish] चाल छोड़ने पर यह दाँव नहीं मिलता।
       *[move] कोई गोटी न चल सकी हो तो यह दाँव नहीं मिलता।
    }
rulebook-streak =
    { $n ->
        [1] { $throw } आए तो वह दाँव बेकार जाता है और बारी ख़त्म हो जाती है।
       *[other] एक बारी में लगातार { rulebook-number } बार { $throw } आए तो आख़िरी दाँव बेकार जाता है और बारी ख़त्म हो जाती है।
    }
rulebook-streak-back =
    { $yard ->
        [off] बोर्ड से बाहर जाती है
       *[yard] वापस घर जाती है
    }
rulebook-streak-last =
    { $stretch ->
        [yes] इस बारी में आख़िर में चली गोटी { rulebook-streak-back }, अगर वह होम में या होम की गली में न हो।
       *[no] इस बारी में आख़िर में चली गोटी { rulebook-streak-back }, अगर वह होम में न हो।
    }
rulebook-streak-furthest = खेल में आपकी जो गोटियाँ होम में नहीं हैं, उनमें सबसे आगे वाली { rulebook-streak-back }।
rulebook-streak-moved = इस बारी में चली हर गोटी { rulebook-streak-back }, अगर वह होम में न हो।

## Special squares

rulebook-special-title = ख़ास खाने
rulebook-snake = जो गोटी साँप के मुँह पर रुके, वह फिसलकर उसकी पूँछ तक आती है।
rulebook-ladder = जो गोटी सीढ़ी के नीचे रुके, वह चढ़कर ऊपर पहुँचती है।
rulebook-links =
    { $n ->
        [1] { $kind ->
            [snake] साँप ले जाता है
            [ladder] सीढ़ी ले जाती है
            [jump] छलाँग ले जाती है
           *[flight] उड़ान ले जाती है
        } { $links }।
       *[other] { $kind ->
            [snake] { rulebook-number } साँप ले जाते हैं
            [ladder] { rulebook-number } सीढ़ियाँ ले जाती हैं
            [jump] { rulebook-number } छलाँगें ले जाती हैं
           *[flight] { rulebook-number } उड़ानें ले जाती हैं
        } { $links }।
    }
rulebook-link =
    { $place ->
        [square] खाने { $from } से
        [step] क़दम { $from } से
       *[none] { $from } से
    } { $to } तक
rulebook-jump-one =
    { $kind ->
        [flight] जो गोटी { $from } पर रुके, वह उड़कर { $to } पर पहुँचती है।
       *[jump] जो गोटी { $from } पर रुके, वह कूदकर { $to } पर पहुँचती है।
    }
rulebook-jump-by =
    जो गोटी { $squares } पर रुके, वह { rulebook-squares } { $towards ->
        [back] पीछे
       *[on] आगे
    } { $kind ->
        [flight] उड़ती है।
       *[jump] कूदती है।
    }
rulebook-jump =
    { $kind ->
        [both] जो गोटी वहाँ रुके जहाँ से छलाँग या उड़ान शुरू होती है, वह उसके अंत पर पहुँचती है।
        [flight] जो गोटी वहाँ रुके जहाँ से उड़ान शुरू होती है, वह उड़कर उसके अंत पर पहुँचती है।
       *[jump] जो गोटी वहाँ रुके जहाँ से छलाँग शुरू होती है, वह कूदकर उसके अंत पर पहुँचती है।
    }
rulebook-flight-hits = उड़ान सामने वाली सीट की होम की गली के { rulebook-ordinal } खाने की गोटियों को काटती है।
rulebook-flight-hits-step = उड़ान सामने वाली सीट के रास्ते के क़दम { $n } की गोटियों को काटती है।
rulebook-chain =
    { $from } { $kind ->
        [snake] का साँप { $to } पर ख़त्म होता है
        [ladder] की सीढ़ी { $to } पर ख़त्म होती है
        [jump] की छलाँग { $to } पर ख़त्म होती है
       *[flight] की उड़ान { $to } पर ख़त्म होती है
    }, जहाँ { $next ->
        [snake] साँप
        [ladder] सीढ़ी
        [jump] छलाँग
       *[flight] उड़ान
    } है
rulebook-chain-on = { $chain }, और गोटी उस पर भी चलती है।
rulebook-chain-flies = { $chain }, और गोटी उड़ती भी है।
rulebook-chain-stops =
    { $apart ->
        [yes] इसके सिवा एक चाल में गोटी इनमें से एक ही पर चलती है
       *[no] एक चाल में गोटी इनमें से एक ही पर चलती है
    }: { $chain }, पर गोटी वहीं रुकती है।
rulebook-link-captures = इस तरह गोटी जिस-जिस खाने पर आए, वहाँ काटती है, सिर्फ़ आख़िरी पर नहीं।
rulebook-link-home =
    { $square } { $kind ->
        [snake] का साँप सीधे होम में ले जाता है।
        [ladder] की सीढ़ी सीधे होम में ले जाती है।
        [jump] की छलाँग सीधे होम में ले जाती है।
       *[flight] की उड़ान सीधे होम में ले जाती है।
    }
rulebook-marks = { $squares } पर निशान है: वहाँ पहुँचने पर एक और दाँव मिल सकता है।
rulebook-skip = आपकी गोटी { $squares } पर रुके तो आपकी अगली बारी छूटती है।
rulebook-swap = आपकी गोटी { $squares } पर रुके तो वह सबसे आगे वाली गोटी से जगह बदलती है, अगर ख़ुद सबसे आगे न हो; होम पहुँची गोटी नहीं गिनी जाती।
rulebook-swap-still = इस तरह दोनों गोटियाँ जिन खानों पर आएँ, उनका और कोई असर नहीं होता।

## Things to collect

rulebook-items-title = चीज़ें
rulebook-shield = { $squares } पर आपको ढाल मिलती है: अगली बार साँप के मुँह पर पहुँचें तो वह बचाती है, और फिर ख़र्च हो जाती है।
rulebook-second-throw = { $squares } पर आपको दूसरा दाँव मिलता है: कोई दाँव पसंद न आए तो चलने से पहले इससे एक बार और { rulebook-roll }।
rulebook-chosen-roll = { $squares } पर आपको मनचाहा दाँव मिलता है: पासा फेंकने के बदले इसे लगाएँ और अंक ख़ुद चुनें।
rulebook-items-kept = चीज़ तब मिलती है जब आपकी गोटी वहाँ रुके, इस्तेमाल तक पास रहती है, और एक तरह की दो कभी नहीं होतीं।

## Bonus pips

rulebook-bonus-title = बोनस खाने
rulebook-bonus-capture = गोटी काटने पर { rulebook-pips } का बोनस मिलता है।
rulebook-bonus-finish = गोटी होम पहुँचाने पर { rulebook-pips } का बोनस मिलता है।
rulebook-bonus-when =
    इन्हें उसी बारी में चलें, { $when ->
        [dice] बचे हुए पासों से पहले या बाद में
        [extra] और किसी दाँव से पहले
       *[once] तुरंत
    }, सारे अपनी चुनी एक ही गोटी से; कोई इतना न चल सके तो ये बेकार जाते हैं।
rulebook-bonus-enter = इनसे कोई गोटी नहीं खुल सकती।
rulebook-bonus-again = इनसे भी गोटी कटे या होम पहुँचे तो फिर बोनस मिलता है।

## Winning and places

rulebook-win-title = जीत और स्थान
rulebook-done-both = अपनी दोनों गोटियाँ होम पहुँचाए
rulebook-done-one =
    { $end ->
        [square] अपनी गोटी खाने { $n } तक पहुँचाए
       *[finish] अपनी गोटी होम पहुँचाए
    }
rulebook-done-all =
    { $n ->
        [2] अपनी दोनों गोटियाँ होम पहुँचाए
        [3] अपनी तीनों गोटियाँ होम पहुँचाए
        [4] अपनी चारों गोटियाँ होम पहुँचाए
       *[other] अपनी सारी { rulebook-number } गोटियाँ होम पहुँचाए
    }
rulebook-done-pair = अपनी सारी { rulebook-number } गोटियाँ होम पहुँचाए
rulebook-done-some = { rulebook-tokens } होम पहुँचाए
rulebook-done-each = हर एक की { rulebook-tokens } होम पहुँचाए
rulebook-side =
    { $side ->
        [pair] जो जोड़ी सबसे पहले
       *[player] जो खिलाड़ी सबसे पहले
    }
rulebook-win = { rulebook-side } { $done }, उसकी जीत।
rulebook-win-over = { rulebook-side } { $done }, उसकी जीत, और खेल ख़त्म।
rulebook-win-on =
    { $side ->
        [pair] बाक़ी जोड़ियाँ अगले स्थानों के लिए खेलती रहती हैं, जब तक एक ही न बचे।
       *[player] बाक़ी खिलाड़ी अगले स्थानों के लिए खेलते रहते हैं, जब तक एक ही न बचे।
    }
rulebook-win-rest = जिसका खेल पूरा हो गया, उसकी बाक़ी गोटियाँ जहाँ हैं वहीं रहती हैं।
rulebook-win-others =
    { $home ->
        [yes] बाक़ी के स्थान इससे तय होते हैं कि किसकी कितनी गोटियाँ होम में हैं, फिर इससे कि कौन कितना आगे है।
       *[no] बाक़ी के स्थान इससे तय होते हैं कि कौन कितना आगे है।
    }
rulebook-win-waits = जिसकी सारी गोटियाँ होम में हों, वह साथी का इंतज़ार करे।

## If a player leaves

rulebook-leave-title = अगर कोई खिलाड़ी खेल छोड़ दे
rulebook-leave = खेल छोड़ने वाले खिलाड़ी की गोटियाँ बोर्ड से हट जाती हैं, और उसे बचा हुआ आख़िरी स्थान मिलता है।
rulebook-leave-kept = जिसे स्थान मिल चुका है, वह उसी का रहता है।
rulebook-leave-partner = साथी अकेले खेल जारी रखे; अब उसे सिर्फ़ अपनी गोटियाँ होम पहुँचानी हैं।
rulebook-leave-over =
    { $side ->
        [pair] एक ही जोड़ी बचे तो खेल ख़त्म।
       *[player] एक ही खिलाड़ी बचे तो खेल ख़त्म।
    }
