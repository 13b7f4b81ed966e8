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
    `pottery/ceramics/cups/bowls/potter/handmade/crafts; template for potters; a finished site for a ceramics studio; we make cups by hand and sell in batches, any design; how much is kiln and clay; shop design for handmade things; makers who sell in batches; a site for my clay workshop; what cost kiln and clay websit; is there something finished for a pottery studio that opens its kiln twice a month`,
    `মৃৎশিল্প/মাটির/হস্তশিল্প`,
    `mritshilpo/matir/hostoshilpo; hater toiri jinish er jonno template; matir jinish bikrir site ache`,
  ),
  template(
    'noor',
    'a fashion label',
    `fashion/clothes/clothing/coat/dress/boutique/apparel/garment/tailor; template for a fashion brand; do you have a finished shop for clothes; i have a clothing boutique, which design fits; how much is noor; saree shop template; ready made site for dresses; a theme for our fashion label; three piece and panjabi shop design; shoe shop template; fashion template pls; template for a fashion label wat is the prise of Noor; I've got a clothing label, which ready website would suit and for how much`,
    `ফ্যাশন/কাপড়/পোশাক/জামা/বুটিক; কাপড়ের দোকানের জন্য টেমপ্লেট আছে; শাড়ির দোকানের সাইট; ফ্যাশন ব্র্যান্ডের রেডিমেড সাইট`,
    `fashion/kapor/poshak/jama/boutique; kaporer dokaner jonno template ache; saree r dokaner site; fashion brand er ready site`,
  ),
  template(
    'shokal',
    'a bakery',
    `bakery/bread/cakes/cake/baker/pastry/sweets/confectionery/cafe/coffee; template for a bakery; ready made site for cakes; i bake cakes at home, do you have a finished website; how much is shokal; bread shop design; site for a sweet shop; customers order tonight and collect in the morning; I own a little bakery and want something finished. Which ready-made website would suit me and what does it cost?`,
    `বেকারি/রুটি/কেক/মিষ্টি; বেকারির জন্য রেডিমেড সাইট; কেকের দোকানের টেমপ্লেট; মিষ্টির দোকানের সাইট`,
    `bakery/ruti/cake/mishti; bakery r jonno readymade site; cake er dokaner template; mishtir dokaner site`,
  ),
  template(
    'haque-sattar',
    'a law firm',
    `law/lawyer/lawyers/advocate/advocates/attorney/legal/chambers/barrister/solicitor; template for lawyers; we are a law firm, do you have a finished website; how much is haque and sattar; site for an advocate with practice areas; barrister website design; notary or legal office template; We are four advocates in Motijheel. Is there a ready-made website for law offices?; template for a law firm forget it, wrong business. What about a law firm; redy made wesbite for lawers`,
    `আইনজীবী/উকিল/আইন/ল; উকিলের জন্য ওয়েবসাইট টেমপ্লেট; ল ফার্মের রেডিমেড সাইট`,
    `ainjibi/ukil/ain/lawyer; ukil er jonno website template; law firm er readymade site; advocate er site; ukil der jonno kono site toiri ache naki`,
  ),
  template(
    'ledgerline',
    'accounting software',
    `accounting/accountant/bookkeeping/saas/finance/fintech; template for software companies; saas landing page template; how much is ledgerline; a finished site for our accounting program; design with pricing, docs and sign-up; startup product page template; it company ready made site; Have you a finished website for a bookkeeping software startup with docs and a sign-up`,
    `হিসাব/অ্যাকাউন্টিং; সফটওয়্যার কোম্পানির টেমপ্লেট; হিসাবের সফটওয়্যারের রেডিমেড সাইট`,
    `hishab/accounting; software company r template; it company r readymade site`,
  ),
  template(
    'shapla',
    'a clinic',
    `clinic/hospital/doctor/doctors/health/medical/dentist/appointments/dental/diagnostic/pharmacy; template for a clinic; ready made site for a hospital; we are dentists, which design fits; how much is shapla; website for a diagnostic centre; doctors chamber template with booking; physiotherapy practice design; a finished website for doctors; Do you sell a finished clinic website with appointment booking, and at which price?; Would Shapla Clinic tell my patients how long they will have to wait?`,
    `হাসপাতাল/ক্লিনিক/ডাক্তার/চিকিৎসা/ডেন্টাল; হাসপাতালের রেডিমেড সাইট; ডাক্তারের চেম্বারের টেমপ্লেট; ক্লিনিকের ওয়েবসাইট টেমপ্লেট; template for a clinic ওটার দাম কত?`,
    `hospital/clinic/daktar/doctor/chikitsha; hospital er readymade site; daktar er chamber er template; clinic er website template`,
  ),
  template(
    'mirch-lime',
    'a restaurant',
    `restaurant/restaurants/food/cafe/bistro/menu/reservations/dining/catering/pizzeria/diner/takeaway/kitchen; template for a restaurant; ready made site for a cafe; i run a small diner, is there a finished design; how much is mirch and lime; website with a menu and table bookings; biryani house template; coffee shop design; redymade websit for my resturant; catering website; restaurant er jonno ready made website er dam koto; template for a restaurant can guests reserve a table on it; restaurant er jonno ready made website ache? dam koto`,
    `রেস্টুরেন্ট/রেস্তোরাঁ/রেস্তোরা/খাবার/হোটেল; রেস্টুরেন্টের রেডিমেড সাইট; ক্যাফের টেমপ্লেট; খাবারের দোকানের সাইট`,
    `restaurant/resturant/khabar/khabarer/hotel; restaurant er readymade site; cafe r template; khabarer dokaner site`,
  ),
  template(
    'nakshi',
    'architects',
    `architect/architects/architecture/buildings/interior/construction; template for architects; a portfolio for our drawings; interior designer website ready made; how much is nakshi; construction company template; building firm design; a finished site for an architecture office; real estate developer website; smth for architects?; redymade web for architct how much; site for architects, how much`,
    `স্থপতি/আর্কিটেক্ট/স্থাপত্য/নির্মাণ; আর্কিটেক্টদের টেমপ্লেট; ইন্টেরিয়র ডিজাইনারের সাইট; নির্মাণ কোম্পানির সাইট`,
    `sthopoti/architect/nirman; architect der template; interior designer er site; construction company r site`,
  ),
  template(
    'meghna',
    'a fleet of lorries',
    `transport/logistics/trucks/truck/fleet/lorries/lorry/courier/vehicles/rental/trucking; template for transport companies; control room for trucks; how much is meghna; fleet of lorries design; ready made site for our trucking business; vehicle tracking template; ambulance or bus company design; haulage site; Is there something finished for monitoring a fleet, and what would it cost us?; Ledgerline or Meghna, which is dearer`,
    `পরিবহন/ট্রাক/গাড়ি/কুরিয়ার; ট্রাক কোম্পানির টেমপ্লেট; পরিবহন ব্যবসার রেডিমেড সাইট`,
    `poribohon/truck/gari/courier; truck company r template; poribohon bebshar readymade site; gari bhara r site; truck er byabsha kori, gari track korar ready made kichu ache?`,
  ),
  template(
    'pathshala',
    'a school',
    `school/schools/education/maths/lessons/teacher/teachers/college/university/coaching/learning/course/courses/academy/madrasa/training; template for a school; ready made site for a coaching centre; how much is pathshala; online lessons with accounts for parents; a finished website for our university; kindergarten design; training institute template; madrasa website; tuition classes site; Our coaching centre looks at Pathshala. Who gets accounts in it?; training; template for a school ok and how much?`,
    `স্কুল/শিক্ষা/কলেজ/কোচিং/মাদ্রাসা/বিদ্যালয়; স্কুলের রেডিমেড সাইট; কোচিং সেন্টারের টেমপ্লেট; মাদ্রাসার ওয়েবসাইট; অনলাইন ক্লাসের সাইট; স্কুলের জন্য একটা রেডিমেড সাইট খুঁজছি`,
    `school/shikkha/college/coaching/madrasa; school er readymade site; coaching center er template; madrasa r website; online class er site`,
  ),
  template(
    'char-review',
    'a magazine',
    `magazine/journal/publishing/newspaper/publisher/news/essays/reviews; template for a magazine; ready made news site; how much is the char review; literary journal design; a finished site for essays; online newspaper template; theme for a newspaper; publishing house design; I like The Char Review, what system is under it`,
    `ম্যাগাজিন/পত্রিকা/সংবাদ/খবর; ম্যাগাজিনের টেমপ্লেট; পত্রিকার রেডিমেড সাইট`,
    `magazine/potrika/newspaper/khobor; magazine er template; potrika r readymade site; news portal template`,
  ),
  template(
    'meghbagan',
    'a tea estate',
    `tea/grocery/estate/coffee/organic/honey/spices; template for a tea shop; ready made site for tea sellers; how much is meghbagan; we sell single estate tea, any finished design; tea garden website; coffee beans shop design; spice shop template; honey seller site; tea shop one, price?; template for a tea estate koto dam oitar; template for a tea estate and Meghbagan?; our garden in Srimangal sells eight sorts of tea. Ready-made shop for it, with the price?`,
    `চা/মুদি; চায়ের দোকানের টেমপ্লেট; চা বাগানের সাইট; মধু বিক্রির রেডিমেড সাইট`,
    `cha/chaa/mudi; chayer dokaner template; cha baganer site; modhu bikrir readymade site`,
  ),
  template(
    'chaka',
    'a bicycle shop',
    `bicycle/bicycles/bike/bikes/spares/cycle/cycling/motorbike; template for a bike shop; ready made site for bicycles; how much is chaka; we sell spare parts, which design fits; cycle repair shop design; motorcycle parts website; catalogue of parts; cycle store; bike shop template; does the bicycle template let customers bring their bike in for repair by appointment`,
    `সাইকেল/বাইক/যন্ত্রাংশ; সাইকেলের দোকানের টেমপ্লেট; পার্টসের দোকানের রেডিমেড সাইট`,
    `cycle/bike/parts; cycle er dokaner template; parts er dokaner readymade site; bike er dokan; cycle er dokan er jonno je chaka naam er site, dam ta bolen`,
  ),
  template(
    'roktim',
    'a knitwear factory',
    `knitwear/textile/textiles/sweaters/factory/manufacturer/garments/manufacturing/industry/mill/rmg; template for a garments factory; ready made site for exporters; how much is roktim; our sweater factory needs a site for buyers; textile mill design; manufacturer website; rmg factory site; we produce shirts for foreign buyers; factory website for international buyers; I export sweaters to European buyers. Which of the ready-made sites is for a factory like mine?; we knit sweaters for buyers in Europe, is there a template for factories like ours`,
    `গার্মেন্টস/কারখানা/টেক্সটাইল/ফ্যাক্টরি; গার্মেন্টসের রেডিমেড সাইট; ফ্যাক্টরির টেমপ্লেট; পোশাক কারখানার সাইট; template for a knitwear factory ওইটা নিতে কত লাগবে`,
    `garments/karkhana/textile/factory; garments er readymade site; factory r template; poshak karkhanar site`,
  ),
  template(
    'palki',
    'weddings',
    `wedding/weddings/event/events/planner/marriage/invitation/ceremony/party/decorator; template for wedding planners; ready made site for events; how much is palki; event management website design; invitation website for my wedding; decorator business template; birthday and event planner site; community centre website; wedding planner site`,
    `বিয়ে/বিয়ের/অনুষ্ঠান/ইভেন্ট; বিয়ের সাইটের টেমপ্লেট; ইভেন্ট ম্যানেজমেন্টের রেডিমেড সাইট; বিয়ের অনুষ্ঠান আয়োজন করি, আমার কাজের উপযোগী কোনো রেডিমেড ডিজাইন?`,
    `biye/biyer/onusthan/event/wedding; biyer site er template; event management er readymade site; wedding planner er site`,
  ),
  template(
    'boi-ghar',
    'a bookshop',
    `book/books/bookshop/bookstore/novels/library/author/writer; template for a bookshop; ready made site to sell books; how much is boi ghar; bookstore with shelves; library website design; second hand books shop template; we sell novels, any finished design; stationery and books; boi ghar how much; price of Chaka against Boi Ghar please`,
    `বই/বইয়ের/লাইব্রেরি; বইয়ের দোকানের টেমপ্লেট; লাইব্রেরির রেডিমেড সাইট; বইয়ের দোকানের যে সাইটটা আছে, বই ঘর, ওটার মূল্য জানতে চাই`,
    `boi/boier/library; boier dokaner template; library r readymade site; boi bikrir site`,
  ),
  template(
    'bondor',
    'a freight forwarder',
    `freight/shipping/cargo/forwarder/import/export/ship/port/customs; template for a shipping company; ready made site for freight; how much is bondor; sailing times website; cargo company design; import export business template; customs agent site; clearing and forwarding agent; container shipping; freight forwarder website ready to go?; prise of redymade web for frieght forwader bussines; Which pages are in Bondor Freight?; I forward cargo out of Chittagong, need a page with sailing times. Which one and how much?`,
    `জাহাজ/কার্গো/আমদানি/রপ্তানি; শিপিং কোম্পানির টেমপ্লেট; আমদানি রপ্তানির রেডিমেড সাইট`,
    `jahaj/cargo/amdani/roptani; shipping company r template; import export er readymade site; c&f agent er site`,
  ),
  template(
    'jhinuk',
    'a jeweller',
    `jewellery/jewelry/jeweller/pearls/pearl/gold/ornaments/watches; template for a jewellery shop; ready made site for gold and pearls; how much is jhinuk; jewelers theme; we sell rings and necklaces, which design; ornaments shop design; watch shop template; silver jewelry store; jewellery shop ready made?; jhinuk price`,
    `গহনা/গয়না/জুয়েলারি/সোনা/অলংকার; গহনার দোকানের টেমপ্লেট; সোনার দোকানের রেডিমেড সাইট; গয়নার দোকানের জন্য কোনো রেডিমেড ওয়েবসাইট আছে?`,
    `gohona/goyna/jewellery/shona/olongkar; gohonar dokaner template; shonar dokaner readymade site; jewellery shop er site; mukta r gohona bechi, ready made shop ache? dam shoho bolen`,
  ),
  template(
    'khamar',
    'a farm',
    `farm/vegetables/vegetable/groceries/farmer/agriculture/fruit/fruits/fish/dairy; template for a farm; ready made site for vegetables; how much is khamar; we deliver vegetable boxes every week; organic food shop design; fish and dairy delivery template; fruit seller site; grocery delivery; mango seller; We deliver vegetable boxes from our farm each week. Which template of yours would fit?; template for a farm what features has it got; farm with weekly veg boxes, which design and what price`,
    `খামার/সবজি/কৃষি/ফল/মাছ; খামারের টেমপ্লেট; সবজি বিক্রির রেডিমেড সাইট; আম বিক্রির সাইট`,
    `khamar/shobji/sobji/krishi/fol/mach; khamar er template; sobji bikrir readymade site; am bikrir site; grocery r site; shobji bikri korar ready site ta koto`,
  ),
  template(
    'mati',
    'skincare',
    `skincare/cosmetics/beauty/makeup/salon/spa/parlour/soap/perfume; template for cosmetics; ready made skincare shop; how much is mati; beauty products store design; soap and cream seller site; makeup shop template; parlour website; perfume store; salon; skincare template price; skincare shop price; what features does Mati have`,
    `কসমেটিক্স/প্রসাধনী/বিউটি/পার্লার; কসমেটিক্সের দোকানের টেমপ্লেট; বিউটি পার্লারের রেডিমেড সাইট`,
    `cosmetics/beauty/parlour/prosadhoni; cosmetics er dokaner template; beauty parlour er readymade site; skin care er site`,
  ),
  template(
    'golpo',
    'a toy shop',
    `toy/toys/baby/children/kids; template for toys; ready made site for a toy store; how much is golpo; kids shop design; baby products website; children's games shop; a finished design for toys; toy shop template?; I sell wooden toys. Which of your sites fits and what's its price?`,
    `খেলনা/শিশু/বাচ্চা/বাচ্চাদের; খেলনার দোকানের টেমপ্লেট; বাচ্চাদের জিনিসের রেডিমেড সাইট`,
    `khelna/shishu/baccha/bacchader; khelnar dokaner template; bacchader jinish er readymade site; baby product er site; khelna er dokan er website koto porbe, ready made ta`,
  ),
  template(
    'surma',
    'a travel agency',
    `travel/tour/tours/tourism/hiking/boats/trips/holiday/trekking/resort/visa; template for a travel agency; ready made site for tours; how much is surma; boat trips and treks, any finished site; tour operator design; resort or hotel website template; hajj umrah travel site; holiday trips website; visa agency; My brother organises hiking and boat tours. Do you have a finished website for that and how much is it?; we do boat trips and hikes near Sylhet, show me your finished site for tour operators and its price`,
    `ট্রাভেল/ট্যুর/ভ্রমণ/পর্যটন/রিসোর্ট; ট্রাভেল এজেন্সির টেমপ্লেট; ট্যুর কোম্পানির রেডিমেড সাইট; রিসোর্টের সাইট`,
    `travel/tour/bhromon/vromon/resort; travel agency r template; tour company r readymade site; resort er site; hajj agency r site`,
  ),
  template(
    'baul',
    'a record shop',
    `music/records/record/vinyl/speakers/band/audio/instruments/musician; template for a record shop; ready made site for music; how much is baul; vinyl store design; band website template; instruments shop; speakers and turntables store; musician page; record store site price; site for sel vinil records redy made prise; got anything for a second-hand vinyl store?; Is Baul a single page or are there several?`,
    `গান/মিউজিক/বাদ্যযন্ত্র; গানের দোকানের টেমপ্লেট; বাদ্যযন্ত্রের রেডিমেড সাইট`,
    `gan/music/baddojontro; gan er dokaner template; baddojontro r readymade site; music shop er site`,
  ),
  template(
    'doyel',
    'an optician',
    `spectacles/glasses/optician/opticians/eyewear/sunglasses/lenses/eye; template for an optician; ready made site for glasses; how much is doyel; spectacles shop design; sunglasses store; eyewear shop with frames on faces; lens shop template; eye doctor shop; glasses shop template; Doyel price; website for an optician, already made`,
    `চশমা/চোখ/চোখের; চশমার দোকানের টেমপ্লেট; চশমা বিক্রির রেডিমেড সাইট`,
    `choshma/chokh; choshmar dokaner template; choshma bikrir readymade site`,
  ),
];
