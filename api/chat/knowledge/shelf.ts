import type { Entry } from './entry.ts';

/** Returns an entry for a ready-made website. The chat answers with its card: title, price and description. */
const template = (id: string, trade: string, en: string, bn: string, banglish: string): Entry => ({
  ask: `Is there a ready-made website for ${trade}?`,
  at: `/sell/preview/${id}`,
  topic: `ready-made ${trade}`,
  en,
  bn,
  banglish,
});

/** The ready-made websites as a whole. The chat answers from their cards: cheapest, dearest, below a price, of a kind. */
export const shelf: readonly Entry[] = [
  {
    ask: 'Which ready-made websites do you have?',
    at: '/sell/ecommerce /sell',
    topic: 'ready-made website',
    say: {
      en: 'We have {count} ready-made websites, from {lowest} to {highest}. Each can be tried before you ask.',
      bn: 'আমাদের {count}টি রেডিমেড ওয়েবসাইট আছে, দাম {lowest} থেকে {highest}।',
      banglish: 'Amader {count} ta ready-made website ache, dam {lowest} theke {highest}.',
    },
    en: `template/templates/theme/themes; ready made/finished/prebuilt/premade/built/existing website/websites/site/sites/template/templates/design/designs; buy/purchase/order/sell/sale website/websites/site/template/theme; how many template/templates/ready/made/themes; list/all/which/show/see/browse templates/themes/ready/made; cheapest/cheap/lowest price website/template/site/theme/ready; most expensive website/template/site/theme/ready; dearest/costliest website/template/site; templates/themes/websites/sites under/below/over/between dollars/price; laravel/corporate template/templates/theme/themes; demo/preview template/templates; range/price templates; website for sale; which/what websites for sale; only those/ones under/between/below/over`,
    bn: `রেডিমেড/তৈরি/টেমপ্লেট/থিম ওয়েবসাইট/সাইট; টেমপ্লেট/থিম/রেডিমেড; রেডিমেড/টেমপ্লেট কত/কতগুলো/কয়টা/কোনগুলো; সবচেয়ে সস্তা/কম/দামি/বেশি ওয়েবসাইট/টেমপ্লেট/দাম; ওয়েবসাইট/সাইট কিনতে/কিনব/কিনি/কেনা; রেডিমেড/টেমপ্লেট দেখান/দেখতে/দেখি`,
    banglish: `ready made website/site/template/websites; template/theme/templates; ready made/template koto/kotogulo/koyta/kongulo; shobcheye/sobcheye/sob kom/dami/sosta/beshi website/template/dam; website/site kinte/kinbo/kini/kena; ready made/template dekhan/dekhte/dekhi`,
  },
  template(
    'kiln-clay',
    'a pottery',
    `pottery/ceramics/cups/bowls/potter/handmade/crafts`,
    `মৃৎশিল্প/মাটির/হস্তশিল্প`,
    `mritshilpo/matir/hostoshilpo`,
  ),
  template(
    'noor',
    'a fashion label',
    `fashion/clothes/clothing/coat/dress/boutique/apparel/garment/tailor`,
    `ফ্যাশন/কাপড়/পোশাক/জামা/বুটিক`,
    `fashion/kapor/poshak/jama/boutique`,
  ),
  template(
    'shokal',
    'a bakery',
    `bakery/bread/cakes/cake/baker/pastry/sweets/confectionery/cafe/coffee`,
    `বেকারি/রুটি/কেক/মিষ্টি`,
    `bakery/ruti/cake/mishti`,
  ),
  template(
    'haque-sattar',
    'a law firm',
    `law/lawyer/lawyers/advocate/advocates/attorney/legal/chambers/barrister/solicitor`,
    `আইনজীবী/উকিল/আইন/ল`,
    `ainjibi/ukil/ain/lawyer`,
  ),
  template(
    'ledgerline',
    'accounting software',
    `accounting/accountant/bookkeeping/saas/finance/fintech`,
    `হিসাব/অ্যাকাউন্টিং`,
    `hishab/accounting`,
  ),
  template(
    'shapla',
    'a clinic',
    `clinic/hospital/doctor/doctors/health/medical/dentist/appointments/dental/diagnostic/pharmacy`,
    `হাসপাতাল/ক্লিনিক/ডাক্তার/চিকিৎসা/ডেন্টাল`,
    `hospital/clinic/daktar/doctor/chikitsha`,
  ),
  template(
    'mirch-lime',
    'a restaurant',
    `restaurant/restaurants/food/cafe/bistro/menu/reservations/dining/catering/pizzeria/diner/takeaway/kitchen`,
    `রেস্টুরেন্ট/রেস্তোরাঁ/রেস্তোরা/খাবার/হোটেল`,
    `restaurant/resturant/khabar/khabarer/hotel`,
  ),
  template(
    'nakshi',
    'architects',
    `architect/architects/architecture/buildings/interior/construction`,
    `স্থপতি/আর্কিটেক্ট/স্থাপত্য/নির্মাণ`,
    `sthopoti/architect/nirman`,
  ),
  template(
    'meghna',
    'a fleet of lorries',
    `transport/logistics/trucks/truck/fleet/lorries/lorry/courier/vehicles/rental/trucking`,
    `পরিবহন/ট্রাক/গাড়ি/কুরিয়ার`,
    `poribohon/truck/gari/courier`,
  ),
  template(
    'pathshala',
    'a school',
    `school/schools/education/maths/lessons/teacher/teachers/college/university/coaching/learning/course/courses/academy/madrasa/training`,
    `স্কুল/শিক্ষা/কলেজ/কোচিং/মাদ্রাসা/বিদ্যালয়`,
    `school/shikkha/college/coaching/madrasa`,
  ),
  template(
    'char-review',
    'a magazine',
    `magazine/journal/publishing/newspaper/publisher/news/essays/reviews`,
    `ম্যাগাজিন/পত্রিকা/সংবাদ/খবর`,
    `magazine/potrika/newspaper/khobor`,
  ),
  template('meghbagan', 'a tea estate', `tea/grocery/estate/coffee/organic/honey/spices`, `চা/মুদি`, `cha/chaa/mudi`),
  template(
    'chaka',
    'a bicycle shop',
    `bicycle/bicycles/bike/bikes/spares/cycle/cycling/motorbike`,
    `সাইকেল/বাইক/যন্ত্রাংশ`,
    `cycle/bike/parts`,
  ),
  template(
    'roktim',
    'a knitwear factory',
    `knitwear/textile/textiles/sweaters/factory/manufacturer/garments/manufacturing/industry/mill/rmg`,
    `গার্মেন্টস/কারখানা/টেক্সটাইল/ফ্যাক্টরি`,
    `garments/karkhana/textile/factory`,
  ),
  template(
    'palki',
    'weddings',
    `wedding/weddings/event/events/planner/marriage/invitation/ceremony/party/decorator`,
    `বিয়ে/বিয়ের/অনুষ্ঠান/ইভেন্ট`,
    `biye/biyer/onusthan/event/wedding`,
  ),
  template(
    'boi-ghar',
    'a bookshop',
    `book/books/bookshop/bookstore/novels/library/author/writer`,
    `বই/বইয়ের/লাইব্রেরি`,
    `boi/boier/library`,
  ),
  template(
    'bondor',
    'a freight forwarder',
    `freight/shipping/cargo/forwarder/import/export/ship/port/customs`,
    `জাহাজ/কার্গো/আমদানি/রপ্তানি`,
    `jahaj/cargo/amdani/roptani`,
  ),
  template(
    'jhinuk',
    'a jeweller',
    `jewellery/jewelry/jeweller/pearls/pearl/gold/ornaments/watches`,
    `গহনা/গয়না/জুয়েলারি/সোনা/অলংকার`,
    `gohona/goyna/jewellery/shona/olongkar`,
  ),
  template(
    'khamar',
    'a farm',
    `farm/vegetables/vegetable/groceries/farmer/agriculture/fruit/fruits/fish/dairy`,
    `খামার/সবজি/কৃষি/ফল/মাছ`,
    `khamar/shobji/sobji/krishi/fol/mach`,
  ),
  template(
    'mati',
    'skincare',
    `skincare/cosmetics/beauty/makeup/salon/spa/parlour/soap/perfume`,
    `কসমেটিক্স/প্রসাধনী/বিউটি/পার্লার`,
    `cosmetics/beauty/parlour/prosadhoni`,
  ),
  template(
    'golpo',
    'a toy shop',
    `toy/toys/baby/children/kids`,
    `খেলনা/শিশু/বাচ্চা/বাচ্চাদের`,
    `khelna/shishu/baccha/bacchader`,
  ),
  template(
    'surma',
    'a travel agency',
    `travel/tour/tours/tourism/hiking/boats/trips/holiday/trekking/resort/visa`,
    `ট্রাভেল/ট্যুর/ভ্রমণ/পর্যটন/রিসোর্ট`,
    `travel/tour/bhromon/vromon/resort`,
  ),
  template(
    'baul',
    'a record shop',
    `music/records/record/vinyl/speakers/band/audio/instruments/musician`,
    `গান/মিউজিক/বাদ্যযন্ত্র`,
    `gan/music/baddojontro`,
  ),
  template(
    'doyel',
    'an optician',
    `spectacles/glasses/optician/opticians/eyewear/sunglasses/lenses/eye`,
    `চশমা/চোখ/চোখের`,
    `choshma/chokh`,
  ),
];

/** Words that lead from a trade to its ready-made website. */
export const shelfWords = `template templates theme themes website websites site sites webpage shop store ready made finished premade prebuilt design buy business price cost ওয়েবসাইট সাইট টেমপ্লেট থিম রেডিমেড দোকান দোকানের দাম dokan dokaner dam ready-made`;

/** Words by which a list of ready-made websites is narrowed. */
export const comparisons = {
  below: 'under below less cheaper within max maximum most upto till kom niche নিচে কম মধ্যে কমে moddhe',
  above: 'over above more least minimum min beshi upore উপরে বেশি',
  cheapest: 'cheapest lowest sosta shosta সস্তা shobcheye-kom সবচেয়ে-কম',
  dearest: 'dearest costliest highest priciest দামি dami',
} as const;

/** What ready-made websites are made with or for, as their cards say it. */
export const kinds = ['WordPress', 'Shopify', 'Laravel', 'MERN Applications', 'Corporate', 'E-Commerce'] as const;
