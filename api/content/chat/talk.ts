import type { Entry, Language } from './entry.ts';

/** What visitors say to the helper itself. It is answered without a place of the site. */
export const talk: readonly Entry[] = [
  {
    ask: 'Hello',
    at: '',
    say: {
      en: 'Hello. Ask me about prices, time, payment or what we build. I answer from this site.',
      bn: 'আসসালামু আলাইকুম, স্বাগতম। দাম, সময়, পেমেন্ট বা আমাদের কাজ সম্পর্কে জিজ্ঞেস করুন। আমি এই সাইট থেকে উত্তর দিই।',
      banglish:
        'Assalamu alaikum, shagotom. Dam, somoy, payment ba amader kaj niye jiggesh korun. Ami ei site theke uttor dei.',
    },
    en: `hi; hello; hey; hiya; howdy; yo; greetings; welcome; how going; how today; sup; nice meet; test; hi there; hello bot; hey you; good evening; anyone here; good morning to you; salam; hello is someone there; helo; hii; hey there, how are you; hey there; helo ther gud morning; Morning! Hope you're having a good start to the week; hey hey anybody there; good evening from rainy Toronto; Good afternoon, I just found this little chat window, how do you do?; Hey team, hope business is going well over there; Dear all, warm regards from a small shop in Comilla; Hi, first time on your page, pleased to meet you; Knock knock, is this thing switched on and are you listening?; good afternoon; hellooo; helo gud aftanoon, how r u al; hai ther wats up; I only wanted to say hi before anything else.; Greetings from a rainy Khulna, my son told me that one can chat with you here; Good day to you, Sir or Madam; Hi there folks, just passing by after I saw your name on a friend's page; Peace be upon you, dear brother, I hope this finds you in good health; Hey, are you awake at this hour?; Well hello, what a friendly little window this is; hello again friend; heyyy wasssup; gud mrning sir hru`,
    bn: `কেউ আছেন; সালাম; হ্যালো ভাই; শুভ সন্ধ্যা; কেউ আছেন নাকি; আসসালামু আলাইকুম, কেমন আছেন?; শুভ সকাল; শুভ অপরাহ্ন, কেমন আছেন সবাই?; আদাব, আপনাদের সাথে পরিচিত হয়ে ভালো লাগল; নমস্কার দাদা, কী খবর?; হাই, শুনতে পাচ্ছেন?; সুপ্রভাত, আপনাদের দিন কেমন যাচ্ছে?; এই যে ভাই, একটু শুনবেন?; ওয়ালাইকুম, ঢাকার বাইরে থেকে লিখছি, ভালো আছেন তো?`,
    banglish: `salam vai; hello bhai; ki obostha; keu ase naki; assalamualaikum; kemon asen bhai; assalamu alaikum bhai; kemon achen apni?; adab, kemon cholche sob; assalamualaikum wa rahmatullah vaiya; namaskar dada, ki khobor; hlw apu, valo asen?; shuprovat, apnader din kemon jacche?; ei je vai, ektu shunben?; slm bro, ki khobor apnader`,
  },
  {
    ask: 'Thank you',
    at: '',
    say: {
      en: 'You are welcome. Is there anything else you would like to know?',
      bn: 'আপনাকেও ধন্যবাদ। আর কিছু জানতে চান?',
      banglish: 'Apnakeo dhonnobad. Ar kichu jante chan?',
    },
    en: `ok; okay; great; cool; perfect; nice; alright; fine; good; understood; helpful; helps; good job; yes; no; sure; good bot; appreciate; thanks a lot; thank you very much; that helped, thanks; great, thank you; ok thanks bye; super; got it; many thanks; perfect thank you; cool; that was useful; tnx; thanks a lot, very helpful; thanks, bye; ah brilliant, cheers for that; ok got it; lovely, you've been a star; Many thanks, I'll think it over and talk to my wife. Have a nice weekend!; That is exactly what I needed to hear, much obliged; Wonderful, you have saved me a phone call; Good, then I know enough and will tell my partner; Very kind of you to explain it so clearly; Right, makes sense to me now, I am grateful; much appreciated; noted, thanks; tnx a lott, u r very helpfull; thankyuo so mutch dear; I'm really grateful for your quick answer.; My worries are gone now, bless you; You answered in ten seconds what the others could not in a week, hats off; Fine, I have written it all down, that is very nice of you; That settles it, I owe you a cup of tea; Excellent, just the thing I was looking for; Alright, all clear, thanks for being patient with an old man; cheers mate; thx alot bro it was gr8 help; oky thnku i undrstud`,
    bn: `ধন্যবাদ; অনেক ধন্যবাদ; ঠিক আছে; আচ্ছা; হ্যাঁ; না; অনেক ধন্যবাদ ভাই; খুব উপকার হলো; বুঝতে পেরেছি ধন্যবাদ; অনেক ধন্যবাদ ভাই, খুব উপকার হলো; ধন্যবাদ, অনেক উপকার হলো; বেশ, এটাই জানতে চেয়েছিলাম, কৃতজ্ঞ রইলাম; দারুণ, সব পরিষ্কার হয়ে গেল; বাহ, চমৎকার বুঝিয়ে বলেছেন; শুকরিয়া ভাই, কাজ হয়ে গেছে; বাহ, মাথা থেকে একটা চিন্তা নেমে গেল, আপনার ভালো হোক; অশেষ কৃতজ্ঞতা, এত দ্রুত জবাব পাব ভাবিনি; জি আচ্ছা, সব লিখে নিলাম, ধন্যবাদ দিদি`,
    banglish: `onek dhonnobad; khub upokar holo; bujhte perechi thanks; ok vai dhonnobad; dhonnobad apu, onek help korlen; shukriya vai, eitai jante chaisilam; onek thnx, shob clear hoye gelo; besh besh, bujhlam ekhon; darun bujhaisen, kritoggo; bah, matha theke ekta chinta namlo, apnar bhalo hok; oshesh kritoggota, eto taratari uttor pabo vabi nai; ji accha shob likhe nilam, tnx didi`,
  },
  {
    ask: 'Goodbye',
    at: '',
    say: {
      en: 'Goodbye. This conversation stays in your browser until you clear it.',
      bn: 'আবার দেখা হবে। এই আলাপ আপনার ব্রাউজারে থাকে, মুছে না ফেলা পর্যন্ত।',
      banglish: 'Abar dekha hobe. Ei alap apnar browser e thake, muche na fela porjonto.',
    },
    en: `bye; goodbye; cya; later; take care; farewell; talk later; nothing else; bye bye; see you; goodbye then; have a nice day; talk to you later; i am leaving; that's all for today; ttyl; cheers, that's all for today; right, I'm off then, bye for now; Okay, my customers are waiting, I will come back another day; I have to close the shop now, until next time; Nothing more from me, enjoy your evening; Must run to a meeting, speak soon; We are finished here, all the best to your team; so long; over and out; bubye, hav a gud nite; ok gtg, c u tomoro; I'll leave you now and talk to you next week.; The power is about to go here, so until another time; My bus is coming, catch you on Sunday; I'd better close this now and feed the children, good night to all of you; All right then, I'm signing off; We will sleep on it and return, farewell for the moment; That was everything, I wish you a peaceful weekend; adios for now; k by c ya l8r; im goin now tata gn`,
    bn: `বিদায়; আল্লাহ হাফেজ; খোদা হাফেজ; আবার দেখা হবে; শুভ রাত্রি; টাটা; আসি; আচ্ছা আসি; ভালো থাকবেন; বিদায়; আচ্ছা ঠিক আছে, আজ আসি তাহলে। খোদা হাফেজ; আজকের মতো উঠি, পরে আবার আসব; দোকান বন্ধ করতে হবে, চলি তাহলে; আর কিছু জানার নেই, শুভ বিদায়; কাল আবার কথা বলব, শুভ রাত; কারেন্ট চলে যাবে, আজ এখানেই শেষ করি, আবার কথা হবে; বাস এসে গেছে, যাই তাহলে, রবিবার দেখা হবে; বাচ্চাদের খাওয়াতে হবে, এখন রাখি, শুভ রাত্রি`,
    banglish: `biday; allah hafez; khoda hafez; abar dekha hobe; shuvo ratri; tata; ashi; accha ashi; valo thakben; bye bhai; thik ase, pore abar kotha hobe, allah hafez; ajker moto uthi, pore abar ashbo; ar kichu lagbe na, choli tahole; gelam bhai, kal kotha hobe; shuvo biday, bhalo theken sobai; current chole jabe, aj ekhanei shesh kori, abar kotha hobe; bus chole ashche, jai tahole bhai; ekhon rakhi, pore dekha hobe, valo thakben shobai`,
  },
  {
    ask: 'Are you a real person?',
    at: '',
    say: {
      en: 'No, I am a program. I answer from the texts of this site and link to where I looked. A person answers on the contact page.',
      bn: 'না, আমি একটি প্রোগ্রাম। আমি এই সাইটের লেখা থেকে উত্তর দিই। মানুষের উত্তর পেতে যোগাযোগ পাতায় লিখুন।',
      banglish:
        'Na, ami ekta program. Ami ei site er lekha theke uttor dei. Manusher uttor pete contact page e likhun.',
    },
    en: `what name; artificial intelligence; language model; are you human; am i talking to a machine; is this a bot; who am i talking to; are you an ai; what are you; are you chatgpt; is a person answering me; what is your name; do you use artificial intelligence; are you real; am i talking to a bot or a real person?; Is there an actual human typing this or is it a computer?; are you a bot lol; The answers come so fast that I wonder who sits at the other end, a lady or a machine?; Is it a member of the staff that I am chatting with here?; Are these replies written by somebody or generated automatically?; Do you have a name or are you just some program?; Which kind of AI is behind this chat window?; human or robot; just a machine?; r u a humen bing or compuetr; is this ai chatbott or sum one realy typing; I have the feeling that I'm chatting with software.; My grandmother would like to know if she should say Sir or Madam to you or if you're an apparatus; Is some poor girl in the office typing to me at midnight, or does a computer do it?; You sound rather polite for a robot, so which is it?; Do I have a salesman in front of me or only an algorithm?; Who or what writes the lines that I'm reading here?; Before I pour out my heart, tell me whether anybody with a pulse is listening; flesh or software; u a robo or realy man pls dont lie; hu is dis, comptr anser or gurl from ofice`,
    bn: `আসল মানুষ; আপনি কি রোবট; আমি কি মানুষের সাথে কথা বলছি; তুমি কে; এটা কি বট; আপনি কি মানুষ নাকি রোবট?; উত্তরগুলো কি কেউ টাইপ করছেন, নাকি যন্ত্র দিচ্ছে?; আপনার নাম কী, আপনি কি কৃত্রিম বুদ্ধিমত্তা?; ওপাশে কি সত্যিই কেউ বসে আছেন?; তুমি কি একটা সফটওয়্যার নাকি অফিসের লোক?; এত রাতে কি অফিসের কেউ লিখছেন, নাকি কম্পিউটার জবাব দিচ্ছে?; আমি কার সাথে আলাপ করছি, জীবন্ত কেউ নাকি অ্যালগরিদম?; আপনাকে ভাই বলব নাকি আপা, নাকি আপনি একটা মেশিন?`,
    banglish: `apni ki robot; ami ki manusher sathe kotha bolchi; tumi ke; eta ki bot; apni manush naki bot; tumi ki asol manush naki bot; oi pashe ki sotti kew bose ase, naki machine; tumi ki ai naki office er kono staff?; apnar nam ki, program na manush; ei uttor gula ki automatic ashtese naki keu lekhe; eto rate ki office er keu likhtese, naki computer jobab dey?; ami kar sathe alap kortesi, jibonto keu na algorithm; apnake vai bolbo na apu, naki apni ekta machine?`,
  },
  {
    ask: 'What can you do?',
    at: '',
    say: {
      en: 'Ask about prices, time, payment, our services, the ready-made websites, the team or the terms. I quote this site and link to it.',
      bn: 'দাম, সময়, পেমেন্ট, সেবা, রেডিমেড ওয়েবসাইট, টিম বা শর্ত সম্পর্কে জিজ্ঞেস করুন। আমি এই সাইট থেকে উত্তর দিই।',
      banglish:
        'Dam, somoy, payment, service, ready-made website, team ba shorto niye jiggesh korun. Ami ei site theke uttor dei.',
    },
    en: `help; need help; what ask; how help; what questions; question; what can i ask you; how can you help me; what do you know; can you help me; i have a question; what are you for; i need help; how does this chat work; I have never used such a window. On which subjects may I put questions to you?; What kinds of things are you able to tell me about the studio?; Could you give me a hint as to what people normally ask here?; Is this chat only for prices or can it answer other matters too?; I am not good with computers, how should I go about asking you something?; your abilities; what topics; wat al can i aks u here; hlp me plz, how dis chat wrks; Explain to me what this helper is good for.; My boss left me alone with this page. What sort of facts could I squeeze out of you?; Apart from telling prices, what else are you good for?; Before I type a long story, tell me which matters you are familiar with; If I wanted to test you, with what should I begin?; Could you list a few examples of things that visitors may ask in this box?; I clicked on the bubble by accident, so what purpose do you serve?; your purpose here; wat thing u no n wat u dont, say frst; how i use dis chatbox, wat 2 rite`,
    bn: `কী কী জানতে পারি; আমাকে সাহায্য করতে পারবেন; একটা প্রশ্ন আছে; এই চ্যাটে কোন কোন বিষয়ে প্রশ্ন করা যায়?; আপনি আমাকে কী কী ব্যাপারে সাহায্য করতে পারেন?; আমি কম্পিউটার কম বুঝি, এখানে কীভাবে জিজ্ঞেস করব?; এই চ্যাট কী কাজে লাগে একটু বলুন; দাম বলা ছাড়া আর কী কাজে আসেন আপনি?; ভুল করে এই বাক্সটা খুলে ফেলেছি, এখানে কী ধরনের তথ্য মেলে?; লম্বা করে লেখার আগে বলুন কোন কোন ব্যাপারে আপনার জানা আছে`,
    banglish: `ki ki jante pari; amake help korte parben; ekta prosno ache; ki jiggasa korbo; ei chat e kon kon bishoye jiggesh kora jay?; apni amake ki ki bepare shahajjo korte paren; eikhane ki shudhu dam jana jay naki aro kichu; ei chat ta ki kaje lage ektu bolen; dam bola chara ar ki kaje ashen apni?; vul kore ei box ta khulsi, ekhane ki dhoroner tottho paowa jay; kon kon bepare apnar jana ase ektu agei bolen`,
  },
  {
    ask: 'You did not help me',
    at: '',
    say: {
      en: 'I am sorry that I was no help. I am a program and only know this site. A person can do better: the contact page or WhatsApp reaches one.',
      bn: 'দুঃখিত, আমি সাহায্য করতে পারিনি। আমি একটি প্রোগ্রাম। যোগাযোগ পাতা বা WhatsApp-এ একজন মানুষ উত্তর দেবেন।',
      banglish:
        'Dukkhito, ami help korte parini. Ami ekta program. Contact page ba WhatsApp e ekjon manush uttor diben.',
    },
    en: `useless; wrong answer; hate; annoying; nonsense; makes no sense; that is not what i asked; you don't understand me; wrong answer; this does not help; you are no help; that's not right; i meant something else; bad bot; I asked about one thing and you replied about something completely different, can't you read?; Is that all you've got? It brings me no further at all; Why do you keep repeating the same sentence when it is not what I want to know?; You misunderstood me again, I am losing my patience; After five attempts I still know nothing, what a waste of time; totally off topic; not my question; thats rong anser, u dont get it; ur reply hav no conection wit my qestion; Your reply has nothing to do with what I asked.; I might as well talk to my fridge; Seriously? My question was about something else entirely, read it once more; You send me in circles and I am no wiser than before; That is not it either, you have missed the point completely; If this is what you call an answer, I'd rather ring another agency; No no no, you mixed up what I said; completely wrong reply; ur ans is usless i ask diffrent thing; dis bot dont undrstand nothing omg`,
    bn: `ভুল উত্তর; কাজের না; ফালতু; বাজে; আপনি বুঝতে পারেননি; এটা আমার প্রশ্নের উত্তর না; ভুল বলছেন; আমি এক কথা জিজ্ঞেস করলাম, আপনি আরেক কথা বললেন; এই উত্তরে আমার কোনো লাভ হলো না; বারবার একই কথা বলছেন কেন, এটা তো জানতে চাইনি; পাঁচবার জিজ্ঞেস করেও কিছু জানতে পারলাম না; এর চেয়ে দেয়ালের সাথে কথা বলাও ভালো ছিল; আরে না, আমার কথাটা উল্টো বুঝেছেন; ঘুরেফিরে একই জায়গায় আনছেন, কোনো লাভই হচ্ছে না`,
    banglish: `kajer na; faltu; baje; apni bujhte parenni; eta amar prosner uttor na; vul bolchen; kichui bujhen na; ek kotha jigaisi ar apni onno kotha bolen; ei uttor e amar kono lav hoilo na; bar bar same kotha bolen ken, eita to chai nai; dhur, kichui help hoilo na apnake diye; er cheye dewal er sathe kotha bola bhalo chilo; are na, amar kotha ta ulta bujhsen; ghure fire eki jaygay anen, kono kajei lagtese na apnar uttor`,
  },
];

/** What the chat says itself. */
export const phrases = {
  /** Before a text of the site, which is in English. */
  quoted: {
    en: '{quote}',
    bn: 'আমাদের সাইটে (ইংরেজিতে) লেখা আছে: {quote}',
    banglish: 'Amader site e (English e) lekha ache: {quote}',
  },
  declined: {
    en: 'I do not know. I answer only from this site, and I found nothing about that on it. A person can tell you more.',
    bn: 'দুঃখিত, এটা আমি জানি না। আমি শুধু এই সাইটের লেখা থেকে উত্তর দিই, সেখানে এ বিষয়ে কিছু পাইনি। একজন মানুষ আপনাকে বলতে পারবেন।',
    banglish:
      'Dukkhito, eta ami jani na. Ami shudhu ei site er lekha theke uttor dei, okhane e bishoye kichu paini. Ekjon manush apnake bolte parben.',
  },
  both: {
    en: 'Two places of this site may answer that.',
    bn: 'সাইটের দুটি জায়গায় এর উত্তর থাকতে পারে।',
    banglish: 'Site er duti jaygay er uttor thakte pare.',
  },
  offered: {
    en: 'I am not sure that I understand. Did you mean one of these?',
    bn: 'ঠিক বুঝতে পারিনি। আপনি কি এর কোনোটি জানতে চান?',
    banglish: 'Thik bujhte parini. Apni ki er konota jante chan?',
  },
  noneFits: {
    en: 'None of our {count} ready-made websites fits that. They cost between {lowest} and {highest}.',
    bn: 'এমন রেডিমেড ওয়েবসাইট আমাদের নেই। মোট {count}টি আছে, দাম {lowest} থেকে {highest}।',
    banglish: 'Emon ready-made website amader nei. Mot {count} ta ache, dam {lowest} theke {highest}.',
  },
} as const satisfies Record<string, Record<Language, string>>;
