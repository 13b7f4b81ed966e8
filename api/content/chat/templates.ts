import type { Entry } from './entry.ts';

/**
 * Returns an entry for a ready-made website. The chat answers with its card: title, price and description. The first way to ask, in
 * each language, is the words of the trade, with slashes between them.
 */
const template = (id: string, trade: string, en: string, bn: string, banglish: string): Entry => ({
  ask: `Is there a ready-made website for ${trade}?`,
  at: `/sell/preview/${id}`,
  topic: `template for ${trade}`,
  en: `${withTrades(en, ['', ' template', ' website price'])}; do you have a template for ${trade}; i need a website for ${trade}`,
  bn: withTrades(bn, ['', ' টেমপ্লেট', ' ওয়েবসাইট']),
  banglish: withTrades(banglish, ['', ' template', ' site er dam']),
});

/** Returns ways to ask, with those for each word of the trade. */
function withTrades(ways: string, ends: readonly string[]): string {
  const [trades = '', ...others] = ways.split(';');
  return [...trades.split('/').flatMap((trade) => ends.map((end) => `${trade}${end}`)), ...others].join(';');
}

/** The ready-made websites, by trade. */
export const templates: readonly Entry[] = [
  template(
    'kiln-clay',
    'a pottery',
    `pottery/ceramics/cups/bowls/potter/handmade/crafts; template for potters; a finished site for a ceramics studio; we make cups by hand and sell in batches, any design; how much is kiln and clay; shop design for handmade things; makers who sell in batches; a site for my clay workshop; what cost kiln and clay websit; is there something finished for a pottery studio that opens its kiln twice a month; I throw plates and vases in my shed and open the kiln every second Friday. Which finished shop of yours suits someone whose goods come in small lots?; hand-thrown stoneware maker, smth already built?`,
    `মৃৎশিল্প/মাটির/হস্তশিল্প; হাতে গড়া মাটির হাঁড়ি-পাতিল দফায় দফায় বিক্রি করি, আমার জন্য তৈরি কোনো দোকান-সাইট আছে?`,
    `mritshilpo/matir/hostoshilpo; hater toiri jinish er jonno template; matir jinish bikrir site ache; ami matir plate ar fuldani banai, choto choto lot e bechi, amar moto lok er ready shop ase?`,
  ),
  template(
    'noor',
    'a fashion label',
    `fashion/clothes/clothing/coat/dress/boutique/apparel/garment/tailor; template for a fashion brand; do you have a finished shop for clothes; i have a clothing boutique, which design fits; how much is noor; saree shop template; ready made site for dresses; a theme for our fashion label; three piece and panjabi shop design; shoe shop template; fashion template pls; template for a fashion label wat is the prise of Noor; I've got a clothing label, which ready website would suit and for how much; We sew forty kurtis of each cut and then never again. Do you have a finished store where each piece of clothing gets its own page?; Two lookbooks a year, thirty blouses, no patience for a custom build: what can a small women's wear brand take from you right away?`,
    `ফ্যাশন/কাপড়/পোশাক/জামা/বুটিক; কাপড়ের দোকানের জন্য টেমপ্লেট আছে; শাড়ির দোকানের সাইট; ফ্যাশন ব্র্যান্ডের রেডিমেড সাইট; কুর্তি আর থ্রি-পিসের নিজস্ব ব্র্যান্ড আছে, এর জন্য আগে থেকে বানানো শপ কোনটা?`,
    `fashion/kapor/poshak/jama/boutique; kaporer dokaner jonno template ache; saree r dokaner site; fashion brand er ready site; amar nijer kurti brand, prottek design er alada page thakbe emon ready shop dekhan`,
  ),
  template(
    'shokal',
    'a bakery',
    `bakery/bread/cakes/cake/baker/pastry/sweets/confectionery/cafe/coffee; template for a bakery; ready made site for cakes; i bake cakes at home, do you have a finished website; how much is shokal; bread shop design; site for a sweet shop; customers order tonight and collect in the morning; I own a little bakery and want something finished. Which ready-made website would suit me and what does it cost?; I get up at three to knead, and people should be able to reserve their loaf the evening before. Have you got a finished page for that?; croissants and birthday tarts, ready site?`,
    `বেকারি/রুটি/কেক/মিষ্টি; বেকারির জন্য রেডিমেড সাইট; কেকের দোকানের টেমপ্লেট; মিষ্টির দোকানের সাইট; রাতে অর্ডার নিয়ে ভোরে পাউরুটি দিই, এই কাজের জন্য তৈরি সাইট আছে কি?`,
    `bakery/ruti/cake/mishti; bakery r jonno readymade site; cake er dokaner template; mishtir dokaner site; pauruti ar birthday cake banai, age rate order nibo, ready site ase naki kono`,
  ),
  template(
    'haque-sattar',
    'a law firm',
    `law/lawyer/lawyers/advocate/advocates/attorney/legal/chambers/barrister/solicitor; template for lawyers; we are a law firm, do you have a finished website; how much is haque and sattar; site for an advocate with practice areas; barrister website design; notary or legal office template; We are four advocates in Motijheel. Is there a ready-made website for law offices?; template for a law firm forget it, wrong business. What about a law firm; redy made wesbite for lawers; My husband and I plead at the High Court and want prospects to describe their matter online. Is one of your finished sites meant for people like us?; solicitors' office, anything finished?`,
    `আইনজীবী/উকিল/আইন/ল; উকিলের জন্য ওয়েবসাইট টেমপ্লেট; ল ফার্মের রেডিমেড সাইট; হাইকোর্টে মামলা লড়ি, মক্কেল যেন অনলাইনে ঘটনা লিখে পাঠাতে পারেন। তৈরি সাইট আছে?`,
    `ainjibi/ukil/ain/lawyer; ukil er jonno website template; law firm er readymade site; advocate er site; ukil der jonno kono site toiri ache naki; court e practice kori, mokkel ra jeno online e case likhe pathay, emon toiri site lagbe`,
  ),
  template(
    'ledgerline',
    'accounting software',
    `accounting/accountant/bookkeeping/saas/finance/fintech; template for software companies; saas landing page template; how much is ledgerline; a finished site for our accounting program; design with pricing, docs and sign-up; startup product page template; it company ready made site; Have you a finished website for a bookkeeping software startup with docs and a sign-up; We wrote a ledger tool for small firms and need a face for it with tariffs, a manual and a register button. Is a finished one on your shelf?; Is one of the ready designs suitable for selling a bookkeeping app by subscription?`,
    `হিসাব/অ্যাকাউন্টিং; সফটওয়্যার কোম্পানির টেমপ্লেট; হিসাবের সফটওয়্যারের রেডিমেড সাইট; ছোট ব্যবসার খাতা রাখার একটা সফটওয়্যার বানিয়েছি, সেটা বেচার জন্য রেডিমেড সাইট আছে?`,
    `hishab/accounting; software company r template; it company r readymade site; amader khata rakhar app ta bikrir jonno ready site chai, price plan ar docs shoho`,
  ),
  template(
    'shapla',
    'a clinic',
    `clinic/hospital/doctor/doctors/health/medical/dentist/appointments/dental/diagnostic/pharmacy; template for a clinic; ready made site for a hospital; we are dentists, which design fits; how much is shapla; website for a diagnostic centre; doctors chamber template with booking; physiotherapy practice design; a finished website for doctors; Do you sell a finished clinic website with appointment booking, and at which price?; Would Shapla Clinic tell my patients how long they will have to wait?; Three gynaecologists share our practice, and patients should pick a time themselves. Which of the finished sites would you give us?; eight doctors and an emergency ward, we dont want custom, wich redy one fits`,
    `হাসপাতাল/ক্লিনিক/ডাক্তার/চিকিৎসা/ডেন্টাল; হাসপাতালের রেডিমেড সাইট; ডাক্তারের চেম্বারের টেমপ্লেট; ক্লিনিকের ওয়েবসাইট টেমপ্লেট; template for a clinic ওটার দাম কত?; আমাদের চেম্বারে তিনজন গাইনি বিশেষজ্ঞ বসেন, রোগী নিজে সময় বেছে নেবেন এমন তৈরি সাইট কোনটা?`,
    `hospital/clinic/daktar/doctor/chikitsha; hospital er readymade site; daktar er chamber er template; clinic er website template; amra tin jon daktar ek chamber e boshi, rogi serial nibe online e, ready site ase?`,
  ),
  template(
    'mirch-lime',
    'a restaurant',
    `restaurant/restaurants/food/cafe/bistro/menu/reservations/dining/catering/pizzeria/diner/takeaway/kitchen; template for a restaurant; ready made site for a cafe; i run a small diner, is there a finished design; how much is mirch and lime; website with a menu and table bookings; biryani house template; coffee shop design; redymade websit for my resturant; catering website; restaurant er jonno ready made website er dam koto; template for a restaurant can guests reserve a table on it; restaurant er jonno ready made website ache? dam koto; Our steakhouse wants its courses and rates online and a way to hold a table for Saturday. Anything on the shelf?; Which off-the-shelf design would you serve to the owner of a kebab house?`,
    `রেস্টুরেন্ট/রেস্তোরাঁ/রেস্তোরা/খাবার/হোটেল; রেস্টুরেন্টের রেডিমেড সাইট; ক্যাফের টেমপ্লেট; খাবারের দোকানের সাইট; কাবাব ঘরের জন্য পদ আর দাম দেখানো, টেবিল রাখা যায়, এমন তৈরি সাইট আছে?`,
    `restaurant/resturant/khabar/khabarer/hotel; restaurant er readymade site; cafe r template; khabarer dokaner site; amar kabab house, menu dekhabe ar table rakha jabe, ready kichu thakle bolen`,
  ),
  template(
    'nakshi',
    'architects',
    `architect/architects/architecture/buildings/interior/construction; template for architects; a portfolio for our drawings; interior designer website ready made; how much is nakshi; construction company template; building firm design; a finished site for an architecture office; real estate developer website; smth for architects?; redymade web for architct how much; site for architects, how much; I design villas and my plans say more than any slogan. Do you sell a finished portfolio in which sketches and floor plans lead?; Our office plans parks and courtyards. Of what you've already designed, what comes closest to a drawings-first portfolio?`,
    `স্থপতি/আর্কিটেক্ট/স্থাপত্য/নির্মাণ; আর্কিটেক্টদের টেমপ্লেট; ইন্টেরিয়র ডিজাইনারের সাইট; নির্মাণ কোম্পানির সাইট; বাড়ির নকশা করি, আঁকা প্ল্যানগুলোই সামনে থাকবে এমন তৈরি পোর্টফোলিও সাইট আছে?`,
    `sthopoti/architect/nirman; architect der template; interior designer er site; construction company r site; barir noksha kori, drawing gula age dekhabe emon ready portfolio site ase naki`,
  ),
  template(
    'meghna',
    'a fleet of lorries',
    `transport/logistics/trucks/truck/fleet/lorries/lorry/courier/vehicles/rental/trucking; template for transport companies; control room for trucks; how much is meghna; fleet of lorries design; ready made site for our trucking business; vehicle tracking template; ambulance or bus company design; haulage site; Is there something finished for monitoring a fleet, and what would it cost us?; Ledgerline or Meghna, which is dearer; Thirty covered vans of mine roam between Benapole and Dhaka, and I never know which one is stuck. Is there a finished dashboard for owners like me?; redy screen to see all my vans n drivers on map`,
    `পরিবহন/ট্রাক/গাড়ি/কুরিয়ার; ট্রাক কোম্পানির টেমপ্লেট; পরিবহন ব্যবসার রেডিমেড সাইট; ত্রিশটা কাভার্ড ভ্যান বেনাপোল-ঢাকা চলে, কোনটা কোথায় আটকে আছে দেখার তৈরি কিছু আছে?`,
    `poribohon/truck/gari/courier; truck company r template; poribohon bebshar readymade site; gari bhara r site; truck er byabsha kori, gari track korar ready made kichu ache?; 30 ta covered van chole amar, kon ta kothay ase dekhar ready system ase?`,
  ),
  template(
    'pathshala',
    'a school',
    `school/schools/education/maths/lessons/teacher/teachers/college/university/coaching/learning/course/courses/academy/madrasa/training; template for a school; ready made site for a coaching centre; how much is pathshala; online lessons with accounts for parents; a finished website for our university; kindergarten design; training institute template; madrasa website; tuition classes site; Our coaching centre looks at Pathshala. Who gets accounts in it?; training; template for a school ok and how much?; I tutor pupils in algebra over the internet and their mums want to look in. Is there something finished with logins for both sides?; For my home-schooling circle I want weekly plans and quizzes without ordering custom work. What have you got?`,
    `স্কুল/শিক্ষা/কলেজ/কোচিং/মাদ্রাসা/বিদ্যালয়; স্কুলের রেডিমেড সাইট; কোচিং সেন্টারের টেমপ্লেট; মাদ্রাসার ওয়েবসাইট; অনলাইন ক্লাসের সাইট; স্কুলের জন্য একটা রেডিমেড সাইট খুঁজছি; অনলাইনে অঙ্ক পড়াই, অভিভাবকেরাও ঢুকে দেখতে চান। তৈরি কিছু আছে?`,
    `school/shikkha/college/coaching/madrasa; school er readymade site; coaching center er template; madrasa r website; online class er site; online e math porai, maa baba rao login kore dekhbe, emon ready site thakle dekhan`,
  ),
  template(
    'char-review',
    'a magazine',
    `magazine/journal/publishing/newspaper/publisher/news/essays/reviews; template for a magazine; ready made news site; how much is the char review; literary journal design; a finished site for essays; online newspaper template; theme for a newspaper; publishing house design; I like The Char Review, what system is under it; We're five writers with a quarterly of stories and criticism. Is there a finished place for long reads that are set like print?; poetry periodical, ready design?`,
    `ম্যাগাজিন/পত্রিকা/সংবাদ/খবর; ম্যাগাজিনের টেমপ্লেট; পত্রিকার রেডিমেড সাইট; পাঁচজন মিলে গল্প আর সমালোচনার একটা ত্রৈমাসিক করি, ছাপার মতো সাজানো তৈরি সাইট আছে?`,
    `magazine/potrika/newspaper/khobor; magazine er template; potrika r readymade site; news portal template; amra golpo ar probondher ekta shahitto kagoj kori, er jonno ready site ase`,
  ),
  template(
    'meghbagan',
    'a tea estate',
    `tea/grocery/estate/coffee/organic/honey/spices; template for a tea shop; ready made site for tea sellers; how much is meghbagan; we sell single estate tea, any finished design; tea garden website; coffee beans shop design; spice shop template; honey seller site; tea shop one, price?; template for a tea estate koto dam oitar; template for a tea estate and Meghbagan?; our garden in Srimangal sells eight sorts of tea. Ready-made shop for it, with the price?; Grandfather left us a garden in Panchagarh, and we pack six kinds of leaves in tins. Is a finished shop around for a grower like us?; I'd like to be selling our green and black leaves next month already, which of the designs on sale is made for growers?`,
    `চা/মুদি; চায়ের দোকানের টেমপ্লেট; চা বাগানের সাইট; মধু বিক্রির রেডিমেড সাইট; পঞ্চগড়ে বাগান আছে, ছয় রকম চা পাতা টিনে ভরে বেচি। আমাদের জন্য তৈরি দোকান কোনটা?`,
    `cha/chaa/mudi; chayer dokaner template; cha baganer site; modhu bikrir readymade site; panchagarh e bagan ase, 6 rokom cha pata bechi, ready shop kon ta hobe`,
  ),
  template(
    'chaka',
    'a bicycle shop',
    `bicycle/bicycles/bike/bikes/spares/cycle/cycling/motorbike; template for a bike shop; ready made site for bicycles; how much is chaka; we sell spare parts, which design fits; cycle repair shop design; motorcycle parts website; catalogue of parts; cycle store; bike shop template; does the bicycle template let customers bring their bike in for repair by appointment; I fix gears and sell tyres, chains and saddles. Is there a finished store where somebody can find the right bit from a picture and also book a repair?; redy site for two-wheler spare n servicing pls`,
    `সাইকেল/বাইক/যন্ত্রাংশ; সাইকেলের দোকানের টেমপ্লেট; পার্টসের দোকানের রেডিমেড সাইট; চেইন, টায়ার, গিয়ার বেচি আর সাইকেল সারাই। দুটোই চলে এমন তৈরি সাইট আছে?`,
    `cycle/bike/parts; cycle er dokaner template; parts er dokaner readymade site; bike er dokan; cycle er dokan er jonno je chaka naam er site, dam ta bolen; chain tyre gear bechi ar cycle sharai, duita kaj e hoy emon toiri site ase?`,
  ),
  template(
    'roktim',
    'a knitwear factory',
    `knitwear/textile/textiles/sweaters/factory/manufacturer/garments/manufacturing/industry/mill/rmg; template for a garments factory; ready made site for exporters; how much is roktim; our sweater factory needs a site for buyers; textile mill design; manufacturer website; rmg factory site; we produce shirts for foreign buyers; factory website for international buyers; I export sweaters to European buyers. Which of the ready-made sites is for a factory like mine?; we knit sweaters for buyers in Europe, is there a template for factories like ours; Eleven hundred people stitch pullovers in our plant in Gazipur, and buyers from Spain ask about capacity. Is one of your finished sites for us?; A finished site that tells European brands about our gauges, machines and lead times, do you have such a thing?`,
    `গার্মেন্টস/কারখানা/টেক্সটাইল/ফ্যাক্টরি; গার্মেন্টসের রেডিমেড সাইট; ফ্যাক্টরির টেমপ্লেট; পোশাক কারখানার সাইট; template for a knitwear factory ওইটা নিতে কত লাগবে; গাজীপুরে আমাদের কারখানায় পুলওভার হয়, স্পেনের বায়াররা সক্ষমতা জানতে চান। তৈরি সাইট আছে?`,
    `garments/karkhana/textile/factory; garments er readymade site; factory r template; poshak karkhanar site; gazipur e amader sweater er karkhana, bideshi buyer der jonno ready site kon ta`,
  ),
  template(
    'palki',
    'weddings',
    `wedding/weddings/event/events/planner/marriage/invitation/ceremony/party/decorator; template for wedding planners; ready made site for events; how much is palki; event management website design; invitation website for my wedding; decorator business template; birthday and event planner site; community centre website; wedding planner site; I decorate stages for holud and reception nights and need a page that feels like a card in the post. Is there a finished one?; bridal event organiser, ready design wanted`,
    `বিয়ে/বিয়ের/অনুষ্ঠান/ইভেন্ট; বিয়ের সাইটের টেমপ্লেট; ইভেন্ট ম্যানেজমেন্টের রেডিমেড সাইট; বিয়ের অনুষ্ঠান আয়োজন করি, আমার কাজের উপযোগী কোনো রেডিমেড ডিজাইন?; গায়ে হলুদ আর বৌভাতের আয়োজন করি, দাওয়াত কার্ডের মতো দেখতে তৈরি সাইট চাই`,
    `biye/biyer/onusthan/event/wedding; biyer site er template; event management er readymade site; wedding planner er site; gaye holud reception er stage shajai, card er moto dekhte ready site ase naki`,
  ),
  template(
    'boi-ghar',
    'a bookshop',
    `book/books/bookshop/bookstore/novels/library/author/writer; template for a bookshop; ready made site to sell books; how much is boi ghar; bookstore with shelves; library website design; second hand books shop template; we sell novels, any finished design; stationery and books; boi ghar how much; price of Chaka against Boi Ghar please; We sell used novels and school texts from two crammed rooms. I'd like visitors to browse as if along our walls. Do you have that finished?; Which of the finished stores is meant for somebody whose whole life is paperbacks?`,
    `বই/বইয়ের/লাইব্রেরি; বইয়ের দোকানের টেমপ্লেট; লাইব্রেরির রেডিমেড সাইট; বইয়ের দোকানের যে সাইটটা আছে, বই ঘর, ওটার মূল্য জানতে চাই; পুরনো উপন্যাস বেচি দুই ঘর ভরা, তাক ধরে ঘেঁটে দেখার মতো তৈরি সাইট আছে?`,
    `boi/boier/library; boier dokaner template; library r readymade site; boi bikrir site; nilkhet e puran boi bechi, tak dhore dhore dekhbe emon ready site ase`,
  ),
  template(
    'bondor',
    'a freight forwarder',
    `freight/shipping/cargo/forwarder/import/export/ship/port/customs; template for a shipping company; ready made site for freight; how much is bondor; sailing times website; cargo company design; import export business template; customs agent site; clearing and forwarding agent; container shipping; freight forwarder website ready to go?; prise of redymade web for frieght forwader bussines; Which pages are in Bondor Freight?; I forward cargo out of Chittagong, need a page with sailing times. Which one and how much?; Containers are our bread and clients only ask when the vessel leaves. Is there a finished site with departure and transit days?; We book sea containers for exporters and want to be online by the end of the month. What can we take off your shelf?`,
    `জাহাজ/কার্গো/আমদানি/রপ্তানি; শিপিং কোম্পানির টেমপ্লেট; আমদানি রপ্তানির রেডিমেড সাইট; কনটেইনার পাঠাই চট্টগ্রাম বন্দর দিয়ে, জাহাজ কবে ছাড়বে দেখানোর তৈরি সাইট আছে?`,
    `jahaj/cargo/amdani/roptani; shipping company r template; import export er readymade site; c&f agent er site; container pathanor byabsha, jahaj kobe charbe customer dekhbe emon ready site lagbe`,
  ),
  template(
    'jhinuk',
    'a jeweller',
    `jewellery/jewelry/jeweller/pearls/pearl/gold/ornaments/watches; template for a jewellery shop; ready made site for gold and pearls; how much is jhinuk; jewelers theme; we sell rings and necklaces, which design; ornaments shop design; watch shop template; silver jewelry store; jewellery shop ready made?; jhinuk price; I string pearls and set stones, and people need to see every glint before they pay. Which of the finished stores does close-ups?; bangles n earings shop, u hav redy one?`,
    `গহনা/গয়না/জুয়েলারি/সোনা/অলংকার; গহনার দোকানের টেমপ্লেট; সোনার দোকানের রেডিমেড সাইট; গয়নার দোকানের জন্য কোনো রেডিমেড ওয়েবসাইট আছে?; মুক্তা বসানো কানের দুল বানাই, খুব কাছ থেকে দেখা যায় এমন তৈরি দোকান কোনটা?`,
    `gohona/goyna/jewellery/shona/olongkar; gohonar dokaner template; shonar dokaner readymade site; jewellery shop er site; mukta r gohona bechi, ready made shop ache? dam shoho bolen; kaner dul ar har banai, kach theke zoom kore dekha jay emon ready dokan ase?`,
  ),
  template(
    'khamar',
    'a farm',
    `farm/vegetables/vegetable/groceries/farmer/agriculture/fruit/fruits/fish/dairy; template for a farm; ready made site for vegetables; how much is khamar; we deliver vegetable boxes every week; organic food shop design; fish and dairy delivery template; fruit seller site; grocery delivery; mango seller; We deliver vegetable boxes from our farm each week. Which template of yours would fit?; template for a farm what features has it got; farm with weekly veg boxes, which design and what price; We pack crates with whatever is ripe and bring them round on Tuesdays. Is there a finished store for regular crates with pauses during holidays?; My brother grows organic pumpkins and spinach and can't wait for a custom shop. What would you sell him today?`,
    `খামার/সবজি/কৃষি/ফল/মাছ; খামারের টেমপ্লেট; সবজি বিক্রির রেডিমেড সাইট; আম বিক্রির সাইট; খেতে যা পাকে তা বাক্সে ভরে মঙ্গলবারে পৌঁছে দিই, এর জন্য তৈরি শপ আছে?`,
    `khamar/shobji/sobji/krishi/fol/mach; khamar er template; sobji bikrir readymade site; am bikrir site; grocery r site; shobji bikri korar ready site ta koto; khet er jinish box e kore shoptahe ekdin dei, er jonno ready shop ase naki`,
  ),
  template(
    'mati',
    'skincare',
    `skincare/cosmetics/beauty/makeup/salon/spa/parlour/soap/perfume; template for cosmetics; ready made skincare shop; how much is mati; beauty products store design; soap and cream seller site; makeup shop template; parlour website; perfume store; salon; skincare template price; skincare shop price; what features does Mati have; I mix creams from turmeric and clay in my kitchen and people ask what's inside. Have you a finished store where they browse by what is in the jar?; face serums, need something finished`,
    `কসমেটিক্স/প্রসাধনী/বিউটি/পার্লার; কসমেটিক্সের দোকানের টেমপ্লেট; বিউটি পার্লারের রেডিমেড সাইট; হলুদ আর মাটি দিয়ে ফেসপ্যাক বানাই, কোন উপাদান আছে তা ধরে সাজানো তৈরি শপ আছে?`,
    `cosmetics/beauty/parlour/prosadhoni; cosmetics er dokaner template; beauty parlour er readymade site; skin care er site; haldi diye face pack banai, ki upadan ase oita dhore shajano ready shop chai`,
  ),
  template(
    'golpo',
    'a toy shop',
    `toy/toys/baby/children/kids; template for toys; ready made site for a toy store; how much is golpo; kids shop design; baby products website; children's games shop; a finished design for toys; toy shop template?; I sell wooden toys. Which of your sites fits and what's its price?; Puzzles, dolls and rocking horses fill my store, and grannies want to choose by the little one's age. Is there something finished?; Is there a playful finished design for someone who sells dolls?`,
    `খেলনা/শিশু/বাচ্চা/বাচ্চাদের; খেলনার দোকানের টেমপ্লেট; বাচ্চাদের জিনিসের রেডিমেড সাইট; পুতুল আর ধাঁধা বেচি, নাতির বয়স ধরে বাছাই করা যায় এমন তৈরি সাইট আছে?`,
    `khelna/shishu/baccha/bacchader; khelnar dokaner template; bacchader jinish er readymade site; baby product er site; khelna er dokan er website koto porbe, ready made ta; putul ar puzzle bechi, bacchar boyosh dhore bachai korbe emon ready site dekhan`,
  ),
  template(
    'surma',
    'a travel agency',
    `travel/tour/tours/tourism/hiking/boats/trips/holiday/trekking/resort/visa; template for a travel agency; ready made site for tours; how much is surma; boat trips and treks, any finished site; tour operator design; resort or hotel website template; hajj umrah travel site; holiday trips website; visa agency; My brother organises hiking and boat tours. Do you have a finished website for that and how much is it?; we do boat trips and hikes near Sylhet, show me your finished site for tour operators and its price; We paddle guests through Ratargul and up the hills of Bandarban. Is there a finished site which describes each outing and when to come?; kayak excursions, what do you have ready to go live?`,
    `ট্রাভেল/ট্যুর/ভ্রমণ/পর্যটন/রিসোর্ট; ট্রাভেল এজেন্সির টেমপ্লেট; ট্যুর কোম্পানির রেডিমেড সাইট; রিসোর্টের সাইট; রাতারগুলে নৌকা আর বান্দরবানে পাহাড় ঘোরাই, প্রতিটা ট্রিপের বর্ণনাসহ তৈরি সাইট আছে?`,
    `travel/tour/bhromon/vromon/resort; travel agency r template; tour company r readymade site; resort er site; hajj agency r site; ratargul e nouka ar bandarban e pahar ghurai, trip gular ready site ase?`,
  ),
  template(
    'baul',
    'a record shop',
    `music/records/record/vinyl/speakers/band/audio/instruments/musician; template for a record shop; ready made site for music; how much is baul; vinyl store design; band website template; instruments shop; speakers and turntables store; musician page; record store site price; site for sel vinil records redy made prise; got anything for a second-hand vinyl store?; Is Baul a single page or are there several?; LPs from the seventies and a few turntables are all I sell. Which of your finished sites would play my tune?; My dad's basement holds nine thousand LPs that I want to sell online soon. Have you built something I could simply take over?`,
    `গান/মিউজিক/বাদ্যযন্ত্র; গানের দোকানের টেমপ্লেট; বাদ্যযন্ত্রের রেডিমেড সাইট; সত্তরের দশকের লং প্লে আর টার্নটেবল বেচি, আমার জন্য তৈরি কোনো সাইট?`,
    `gan/music/baddojontro; gan er dokaner template; baddojontro r readymade site; music shop er site; purano LP record ar turntable bechi, ready kono site ase amar jonno`,
  ),
  template(
    'doyel',
    'an optician',
    `spectacles/glasses/optician/opticians/eyewear/sunglasses/lenses/eye; template for an optician; ready made site for glasses; how much is doyel; spectacles shop design; sunglasses store; eyewear shop with frames on faces; lens shop template; eye doctor shop; glasses shop template; Doyel price; website for an optician, already made; I grind lenses in Elephant Road and folks want to know how a frame sits before they come by. Is there a finished site for my trade?; eyeglas frames shop redy design, how it look`,
    `চশমা/চোখ/চোখের; চশমার দোকানের টেমপ্লেট; চশমা বিক্রির রেডিমেড সাইট; এলিফ্যান্ট রোডে চশমার ফ্রেম বেচি, মুখে কেমন লাগে দেখানো যায় এমন তৈরি সাইট আছে?`,
    `choshma/chokh; choshmar dokaner template; choshma bikrir readymade site; elephant road e choshma r frame bechi, mukhe kemon lagbe dekhabe emon ready site lagbe`,
  ),
];
