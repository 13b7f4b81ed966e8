import type { Entry } from './entry.ts';

/** Prices, time, payment and how the work is done. */
export const work: readonly Entry[] = [
  {
    ask: 'What does a website cost?',
    at: '/faqs#cost /sell/ecommerce',
    topic: 'website',
    say: {
      bn: 'রেডিমেড ওয়েবসাইটের দাম {lowest} থেকে {highest}, চালু করে দেওয়া সহ। আলাদা করে বানালে আগে লিখিত পরিকল্পনা ও একটি নির্দিষ্ট দাম দেওয়া হয়।',
      banglish:
        'Ready-made website er dam {lowest} theke {highest}, chalu kore deya shoho. Alada kore banale age likhito scope r ekta fixed dam deya hoy.',
    },
    en: `price/prices/pricing/cost/costs/rate/rates/fee/fees/charge/charges; how much website/site/webpage/homepage/page cost/charge/pay/price/money; what website/site/webpage/homepage cost/price/rate; how much website/site/page; how much money pay/spend/need website/site; pay website/site/page; how much pay ready made site/website; how much charge/take/ask; how much; how much build/make/create/develop/design website/site; budget website/site; what budget bring/need/plan; cheap/expensive/affordable website/site; expensive; quote/estimate/quotation website/site/project; quote/estimate/quotation; price/cost range/list; fixed price/quote/sum; hidden fees/costs/charges; extra costs/charges/fees later; price/cost small business website/site; hourly/daily rate/price; ballpark figure/price; price increase/grow/creep later; how much page website/site; starting price; minimum price/budget; packages/plans price; cost new website/site; price negotiable/final/fixed; lowest price; flat rate/hour/hourly/price; charge/bill/price hour/day/page; how expensive/pricey/costly; discount/discounts/offer/offers/deal special; how much spend average website/site; price tag; rough/approximate idea/figure/number spend/cost/price; company site/website fee/cost/price; invest/investment website/site/online; what range/sum/amount; price shop/site/app/logo; price list; cost website small/local business/company/restaurant/shop; money needed website/site; cost per page/month/year; total cost/price`,
    bn: `কত টাকা/খরচ/দাম/মূল্য; দাম/খরচ/মূল্য/প্রাইস/রেট/বাজেট কত/কেমন; ওয়েবসাইট/সাইট কত টাকা/খরচ/দাম; ওয়েবসাইট/সাইট বানাতে/তৈরি/করতে/বানাবো/বানানো কত টাকা/খরচ লাগে/লাগবে/পড়বে/নেন; কত টাকা নেন/লাগবে/লাগে/দিতে; ওয়েবসাইট/সাইট দাম/খরচ/মূল্য; কত খরচ হবে/পড়বে; দামি/সস্তা ওয়েবসাইট/সাইট; বাজেট; ছোট/ব্যবসার/ব্যবসা সাইট/ওয়েবসাইট/বাজেট/খরচ; মোট খরচ/টাকা; সর্বনিম্ন/কমপক্ষে কত টাকা/খরচ; রেট কেমন; কত দিতে হবে ওয়েবসাইট/সাইট`,
    banglish: `koto taka/khoroch/tk/cost/poisha; dam/dham/price/khoroch/rate koto/kemon; website/site koto taka/khoroch/dam; website/site banate/toiri/korte/banabo/banano koto taka/khoroch/tk lagbe/lage/porbe/nen/neben; koto nen/lagbe/lage/porbe/neben; website/site dam/price/rate; koto khoroch hobe/porbe; budget koto lagbe; kom dam/taka website/site; choto business/bebsha site/website/khoroch; mot/total khoroch/taka; kompokkhe/minimum koto taka/khoroch; rate kemon/koto; kemon khoroch/taka/dam site/website`,
  },
  {
    ask: 'How long does a website take?',
    at: '/faqs#time',
    topic: 'website',
    say: {
      bn: 'সাইটে যা লেখা আছে (ইংরেজিতে): {quote}',
    },
    en: `how long; how long take/need/last website/site/build/project/work; how long make/build/create/develop/finish website/site/shop; how many days/weeks/months; how many days/weeks/months website/site/shop/app live/ready/finished/done; when ready/done/finished/live/online/complete website/site/shop; how fast/quick/soon/quickly build/make/deliver/ready/finish/start; turnaround; delivery time; timeline/timeframe/schedule/duration; time take/need/required; how much time need/take; deadline; time; go live/launch date/when; urgent/rush/hurry website/site/job; website/site week/days/month; finish/deliver time/before; how long shop/store products; shop products finished when; when shop/store finished/ready/open; how long until ready/live/online; ready next week/month; when deliver; how long application/app/software take; when see first result/version/draft; fast delivery; turnaround website/webshop/project; finished/done/ready before/until/till christmas/ramadan/eid/summer/date/month; how soon online; weeks need; how long products/items/pages; deliver/delivery/delivered when/date/soon; time until/before launch/opening/ready; completed/completion time/date; finish/done next month/week; speed work; days/weeks required`,
    bn: `কত দিন/সময়/সপ্তাহ/মাস; কতদিন/কতক্ষণ লাগে/লাগবে; কত দিন/সময়/সপ্তাহ লাগে/লাগবে ওয়েবসাইট/সাইট/কাজ; ওয়েবসাইট/সাইট তৈরি/বানাতে/করতে কত/কতদিন দিন/সময়; কবে/কখন পাব/রেডি/শেষ/চালু/হবে ওয়েবসাইট/সাইট/কাজ; ডেলিভারি সময়/কবে/কতদিন; তাড়াতাড়ি দরকার/লাগবে; সময়সীমা; কয়দিন/কয়/কতদিন দিন/লাগে/লাগবে; বানাইতে/বানাতে কয়দিন/কতদিন/সময়; কাজ শেষ/করতে কত/কতদিন দিন/সময়; কত দিনের মধ্যে/ভিতরে; কবে নাগাদ/পাবো/পাব`,
    banglish: `koto/koy din/somoy/shomoy/soptaho/mash; kotodin/kotokkhon lagbe/lage; koto din/somoy/time lagbe/lage website/site/kaj/ready; website/site toiri/ready/banate/korte/hote koto/kotodin din/somoy/time; kobe/kokhon pabo/ready/shesh/sesh/hobe website/site/kaj; delivery kobe/kotodin/time; taratari/druto lagbe/dorkar; koydin/koidin/kotodin lage/lagbe; kaj shesh/sesh korte/hote koto/koy somoy/din; koto diner moddhe/vitore; kobe nagad/pabo`,
  },
  {
    ask: 'Who owns the code and the design?',
    at: '/faqs#ownership /TermsAndConditions#ownership',
    topic: 'code',
    en: `who own/owns/owner code/design/website/site/source; own/ownership/belong/belongs code/design/website/site; source code/files; source code; code/design afterwards/after; copyright; intellectual property/rights; repository/repo/github access/account; design files/figma; stop working keep/lose code/site/website; leave take code/site/website; licence/license fonts/typefaces; full rights/control; change agency later code/site; hand over code/files/passwords/accounts; domain; vendor lock/locked; who passwords/accounts after; use code elsewhere/again; paid/done/after/once; belong done/paid/after; leave/switch another/other agency/developer; figma/photoshop/source/original/working files over/end/after; keep website/site leave/stop; transfer ownership/code/domain/account; who owner after; property; legally own`,
    bn: `কোড/ডিজাইন/ওয়েবসাইট/সাইট মালিক/মালিকানা/কার; মালিকানা কার; সোর্স কোড/ফাইল পাব/দেবেন/দিবেন; কপিরাইট/স্বত্ব; কোড আমার/আমাদের থাকবে/হবে`,
    banglish: `code/design/website/site malik/malikana/kar; source code/file pabo/diben/deben; copyright kar; code amar/amader thakbe/hobe`,
  },
  {
    ask: 'Do you work with companies outside Bangladesh?',
    at: '/faqs#abroad',
    en: `companies/clients/customers/businesses outside/abroad/overseas/foreign/international/other countries bangladesh; abroad/overseas/international/foreign/worldwide/remote; work/working abroad/overseas/internationally/remotely/worldwide; based/located/live/company/business/client germany/usa/america/uk/england/london/europe/canada/australia/india/dubai/france/singapore/japan/berlin/york; speak/write english/language/languages; time zone/difference; calls/meetings europe/america/zoom/online; invoice/contract/pay/currency dollars/euros/euro/taka/dollar/usd/eur; other countries; which currency/currencies; work/help/serve another country/city; export; what languages/language speak; based/located germany/sweden/usa/uk/dubai/india/canada/australia/norway/spain/italy/nepal/saudi/qatar/malaysia; american/european/german/british/indian/canadian startups/companies/company/clients/customers; work across time zones; europe; usa; country; head office/headquarters/company toronto/paris/berlin/sydney/tokyo/dubai/chicago; language problem/barrier/issue; clients country; italy/spain/switzerland/austria/netherlands/sweden/norway; work local/locally; accept foreign customers; work remotely; overlap hours; international payment/invoice`,
    bn: `বিদেশ/বিদেশি/বিদেশী/বিদেশে/বিদেশের/আন্তর্জাতিক কোম্পানি/ক্লায়েন্ট/কাজ/গ্রাহক; দেশের/বাংলাদেশের বাইরে কাজ/থাকি; আমেরিকা/ইউরোপ/লন্ডন/দুবাই থেকে/কাজ; ইংরেজি বলেন/পারেন/জানেন; ডলার/ইউরো পেমেন্ট/বিল`,
    banglish: `bidesh/bideshi/bidesher/bideshe/foreign client/company/kaj; desher/bangladesher baire/bahire kaj/thaki; america/europe/london/dubai theke/kaj; english/ingreji bolen/paren/janen; dollar/euro payment/bill`,
  },
  {
    ask: 'Can you take over a site somebody else built?',
    at: '/faqs#takeover',
    en: `take/taking over site/website/project/code; existing/old/current/outdated/broken/hacked site/website/page/shop; fix/repair/mend/rescue/save/improve site/website/page; previous/last/former/other/old developer/agency/freelancer/programmer/company built/made/left/disappeared/gone; else built/made site/website; developer/freelancer/guy disappeared/gone/vanished/left/quit/stopped; redesign/rebuild/relaunch/refresh/modernise/renew/update site/website/page; unfinished/half project/site/website; audit/review/check site/website/code; site/website slow/broken/hacked/ugly; fix bugs/errors site/website; take over maintenance other agency/developer; made another agency/company; move/migrate/transfer site/website; already website/site; website/site mess/ugly/old fashioned/dated sort/clean/fix; web designer/agency/developer answering/answer; wordpress hacked/broken/slow; redo/rework/remake website/site; rescue; hacked; site down; nephew/friend/cousin/brother/student/intern site/website/page; nobody maintain/update/fix site/website; page/site/website old/dated/2005/1990s/ugly/terrible; modern/fresh/new site/website; inherit/inherited site/code/project; continue/finish project/site/work; bring site/website date; replace website/site; site working/broken`,
    bn: `অন্য/আগের/পুরনো/পুরানো কেউ/ডেভেলপার/এজেন্সি/কোম্পানি বানানো/বানিয়েছে/করা সাইট/ওয়েবসাইট; পুরনো/পুরানো/নষ্ট/বর্তমান সাইট/ওয়েবসাইট ঠিক/মেরামত/নতুন/রিডিজাইন/আপডেট; সাইট/ওয়েবসাইট ঠিক করে/করা/করবেন; আগে থেকে সাইট/ওয়েবসাইট আছে`,
    banglish: `onno/onner/ager/purano/purono keu/developer/agency/company banano/baniyeche/kora site/website; purano/purono/nosto site/website thik/notun/redesign/update; site/website thik kore/kora/korben diben/deben; age theke site/website ache; developer chole/haray geche`,
  },
  {
    ask: 'What do you need from us to begin?',
    at: '/faqs#begin /contact',
    en: `what begin/start/starting; what prepare/send/bring/provide/give before/first begin/start/project; how start/begin/started/order/proceed; next step/steps; requirements; onboarding/briefing/kickoff/kick off; before project/work starts/begins; content/texts/photos/words/pictures/images who writes/takes/provides/write/take/make; no texts/photos/content/words/pictures; write/writing content/texts/copy; copywriting/photography/photographer/copywriter; take photos/pictures; how much time/involvement/effort; hire; how order; process/procedure/workflow; how work/works; start/begin/hire project; when start/begin project; pictures/texts/photos/logo; what info/information/material/files need side; how much time need/needed; how start/begin working together; where begin; idea what next; idea/plan/sketch/concept start/begin; where/how start/begin/go; write texts/content/copy own/myself; who prepares/supplies content/texts/pictures; what next/first; idea/project how/what next; what information; steps project; how project go/run`,
    bn: `শুরু করতে/করার কী/কি লাগবে/লাগে/দরকার/প্রয়োজন; কী/কি দিতে/লাগবে শুরু/আগে; কিভাবে/কীভাবে শুরু/অর্ডার/কাজ করব/করবো/করা/করেন; কাজ শুরু কিভাবে/কীভাবে/কবে; লেখা/ছবি কে দেবে/লিখবে/তুলবে/দিবে; কাজের প্রক্রিয়া/ধাপ`,
    banglish: `shuru/suru/start korte ki/kichu lagbe/lage/dorkar; ki ki dite/lagbe shuru/suru/age/start; kivabe/kibhabe/kemne shuru/suru/start/order/kaj korbo/kori/koren; kaj shuru/suru/start kivabe/kobe; lekha/chobi/content/photo ke dibe/likhbe/tulbe`,
  },
  {
    ask: 'Shopify, WordPress or something of our own?',
    at: '/faqs#platform',
    en: `shopify wordpress/custom; wordpress shopify/custom; which better/best/right shopify/wordpress/platform/cms/system/tool/technology; what/which platform/cms/system/technology/tool/software/stack use/recommend/choose/best/suggest; compare/difference between shopify/wordpress/platforms; wix/squarespace/webflow/drupal/magento/joomla/prestashop; woocommerce; recommend/advise/suggest platform/cms/system; difference shopify wordpress; best platform/system shop/magazine/blog; choose platform/technology; technology/technologies/stack/tools use; work which platforms/technologies; go/use/take/choose wordpress/shopify; better/best choice platform; wordpress/shopify better; what best shop/business/blog; advise/advice/suggest/recommend/suitable wordpress/shopify/platform/system; wordpress/shopify good/right/suitable; what use/choose/pick; prefer wordpress/shopify; shopify/wordpress good/enough; which software/system fits`,
    bn: `শপিফাই না/নাকি ওয়ার্ডপ্রেস; ওয়ার্ডপ্রেস না/নাকি শপিফাই; কোন/কোনটা প্ল্যাটফর্ম/টেকনোলজি/সিস্টেম ভালো/ভাল/ব্যবহার; কোনটা ভালো/ভাল`,
    banglish: `shopify naki/na wordpress; wordpress naki/na shopify; kon/konta platform/technology/system bhalo/valo/use; konta bhalo/valo amar`,
  },
  {
    ask: 'What happens after launch?',
    at: '/faqs#after-launch /TermsAndConditions#faults',
    en: `what happens after/afterwards launch/launching/release/live; after launch/launching/release/golive; maintenance/maintain website/site; support; support after launch/release/live; support/help/care website/site once online/live/finished/done; maintenance/support/aftercare/updates; update/updates/backup/backups; monthly plan/fee/subscription/retainer/care; warranty/guarantee work/bugs/faults; bugs/bug/error/errors/problem/problems/fault found/after/fix later; breaks/broken/crashes/down goes/stops after; who after website/site; small changes later/after; security updates/patches; fix free; hosting; technical support; keep site running; aftercare; maintenance contract/plan/cost/price; bug/fault/problem month/weeks/year later; who keep/keeps website/site secure/updated/running/safe; what breaks/crash; long term support; help later; support hours/plan; free support; site/website/server/shop down/offline/broken/slow night/weekend/later who/ring/call; emergency; backups/backup; keep/keeps looking after; problem/problems later/afterwards who; service/support contract; what updates/support/maintenance; ongoing support/costs/work; hours support; free fixes`,
    bn: `চালু/লঞ্চ হওয়ার/হলে/করার পর/পরে সাপোর্ট/সেবা/কী/কি; সাপোর্ট/মেইনটেন্যান্স/রক্ষণাবেক্ষণ/আপডেট/ব্যাকআপ দেন/পাব/করেন/পাওয়া/দেবেন; পরে সমস্যা/ভুল/বাগ হলে/ঠিক; ওয়ারেন্টি/গ্যারান্টি আছে/দেন; মাসিক প্ল্যান/ফি; হোস্টিং; পরে কোনো সমস্যা/ঝামেলা হলে; সাইট বন্ধ/নষ্ট/ডাউন হলে; মেইনটেন্যান্স/সাপোর্ট`,
    banglish: `launch/chalu/live howar/hole/korar/er por/pore support/seba/ki; support/maintenance/update/backup den/pabo/koren/paoa/pawa/diben/deben jabe; pore somossa/problem/vul/bug hole/thik; warranty/guarantee ache/den; mashik/monthly plan/fee; hosting den/lagbe; pore kono somossa/problem/jhamela hole; site bondho/nosto/down hole; maintenance/support`,
  },
  {
    ask: 'Will the site be easy to find in a search?',
    at: '/faqs#search /services/seo',
    en: `easy find/found site/website; guarantee/promise google/place/rank/ranking/position; first/number google; rank/ranking/appear/show/found/visible google/bing/search/results; site/website found google/search/internet; search engine friendly; google site/website; show google; how customers/people find; google; included seo website/site; rank site; people/customers/clients see/find/discover shop/site/business google/online/internet; come high/top google; visible/visibility online/google/internet; google rank/ranking guarantee/promise; found online`,
    bn: `গুগলে/গুগল/সার্চে প্রথম/এক/নম্বর/র‍্যাংক/আসবে/পাওয়া/উপরে; গুগলে সাইট/ওয়েবসাইট আসবে/পাওয়া/দেখাবে; প্রথম পেজে গ্যারান্টি`,
    banglish: `google/googlee/search e prothom/first/one/rank/ashbe/asbe/upore; google site/website ashbe/asbe/dekhabe/paoa; prothom/first page guarantee`,
  },
  {
    ask: 'Does it work for people who use a keyboard or a screen reader?',
    at: '/faqs#accessibility',
    en: `accessible/accessibility/wcag/a11y/ada; screen reader/readers/magnifier; blind/disabled/impaired/deaf/handicapped/disability/disabilities/elderly/old people/users/visitors/customers; work keyboard/screen reader; wheelchair/colour/color blindness/contrast; usable everyone/everybody; accessible disabled/blind people; blind people use website/site; people disabilities/disability; large text/font; follow/comply/meet/compliant wcag/ada/accessibility standards/guidelines; screenreader; bad/poor eyes/sight/vision grandma/old/people; accessibility extra/included/price; large print; mouse; usable/use wheelchair/mouse/handicap; older/old people/eyes; visually/hearing impaired; large letters/letters; inclusive/inclusion`,
    bn: `অন্ধ/দৃষ্টিপ্রতিবন্ধী/প্রতিবন্ধী মানুষ/ব্যবহার/পারবে/ব্যবহারকারী; স্ক্রিন রিডার/কিবোর্ড; অ্যাক্সেসিবিলিটি/এক্সেসিবিলিটি`,
    banglish: `ondho/protibondhi manush/use/parbe; screen reader/keyboard diye/use; accessibility/accessible`,
  },
  {
    ask: 'Can we edit it ourselves?',
    at: '/faqs#editing',
    en: `edit/change/update/manage/maintain/modify ourselves/myself/self/own/alone/yourself; edit/change/update/add/upload content/text/texts/photos/pictures/images/products/pages/prices; edit/change; training/teach/course/learn/lesson/workshop/tutorial use/edit/site; editor/backend/admin panel/dashboard edit/included; need coding/code/html; add products/pages/articles/news/blog myself/later; staff/team/secretary/colleagues edit/update/use; easy use/edit/update/manage; manual/documentation/instructions; change/update later myself; need programmer; how editor works; update opening hours/times/prices/menu site/myself; change asking/calling; easy update; assistant/staff/secretary/employee/colleague/wife/team add/change/edit/update products/texts/pictures/dresses/items; show/teach/explain/train how use/edit/update/works; learn/learning how use/edit; upload/post new products/pictures/photos/articles/items self/ourselves/myself/herself/himself; change prices/texts/menu later self/myself; train/teach staff; simple/easy use/manage/edit; introduction/handover`,
    bn: `নিজে/নিজেরা/আমরা/আমি লেখা/ছবি/কনটেন্ট/সাইট/পণ্য/প্রোডাক্ট বদলাতে/পাল্টাতে/পরিবর্তন/এডিট/আপডেট/যোগ পারব/পারবো/করতে; নিজে এডিট/পরিবর্তন/আপডেট/চালাতে; প্রশিক্ষণ/ট্রেনিং/শেখাবেন/শিখিয়ে দেন/দেবেন; এডমিন প্যানেল; নিজে প্রোডাক্ট/পণ্য/ছবি/লেখা যোগ/আপলোড/বদল/এডিট করতে/পারব/পারবো; ব্যবহার শেখাবেন/শেখানো`,
    banglish: `nije/nijera/amra/ami lekha/chobi/content/site/product bodlate/paltate/change/edit/update/add parbo/korte; nije edit/change/update/chalate; training/shekhaben/shikhaben den/deben; admin panel thakbe/ache; nije product/chobi/lekha jog/add/upload/edit korte/parbo; use kora shekhaben; product add korte parbo`,
  },
  {
    ask: 'How do the ready-made websites work?',
    at: '/faqs#ready-made /sell /TermsAndConditions#scope',
    topic: 'ready-made website',
    en: `how ready made/finished website/websites/site/template work/works; what ready made/finished/template/website/buy/price; included price/template; set included domain; logo/colours/colors/name put/change/included template/ready; customise/customize/adapt/change/modify template/ready made/design/theme; after order/buying/purchase template/ready made happens; how buy/order/purchase template/ready made/theme; change design template/ready made; price include domain/setup/everything; how work buy/buying/order finished/ready/template; what happens buy/order finished/ready/template; finished/ready how buy/order/work`,
    bn: `রেডিমেড/তৈরি ওয়েবসাইট/সাইট/টেমপ্লেট কিভাবে/কীভাবে কাজ/কিনব/অর্ডার; রেডিমেড/টেমপ্লেট সাথে/মধ্যে কী/কি পাব/থাকে/আছে; টেমপ্লেট/ডিজাইন পরিবর্তন/বদলানো/কাস্টমাইজ`,
    banglish: `ready made/template website/site kivabe/kibhabe kaj/kinbo/order; ready made/template shathe/moddhe ki pabo/thake/ache; template/design change/bodlano/customize`,
  },
  {
    ask: 'How do we pay?',
    at: '/faqs#payment /TermsAndConditions#payment',
    topic: 'payment',
    en: `how pay; pay/payment/payments terms/method/methods/options/schedule/plan; payment; pay/paying card/credit/debit/visa/mastercard/bank/transfer/paypal/bkash/stripe/cash/cheque/nagad; accept/take card/cards/credit/paypal/bkash/bank/transfer/cash/nagad/rocket/stripe; instalment/instalments/installment/installments/parts/stages/rates/split; pay parts/half/later/monthly/stages/instalments; deposit/advance/upfront/front/prepay/down payment; pay money; invoice/bill/receipt; when pay/payment due; percentage/percent first/start/deposit; how send/transfer money; payment gateway; pay after finished/delivery/done; bkash/paypal/card/cash; pay per month; when need make first/last payment; first payment; money before/start; accept currency/taka; settle bill/invoice card/visa/mastercard/bank; first/second/last rate/payment/instalment/part due/when/how; transfer money/bank/account; credit card; pay after/when finished/done/launch; what payment methods; payments stages`,
    bn: `টাকা/পেমেন্ট/মূল্য কীভাবে/কিভাবে/কখন/কবে দিতে/দেব/দেবো/দিব/করব/করবো/পরিশোধ; পেমেন্ট পদ্ধতি/নিয়ম/সিস্টেম; কিস্তি/কিস্তিতে/ভাগে/ধাপে দেওয়া/দিতে/টাকা; অগ্রিম/এডভান্স কত/দিতে/লাগবে/টাকা; বিকাশ/নগদ/কার্ড/ব্যাংক/কার্ডে/বিকাশে পেমেন্ট/টাকা/নেন/দেওয়া/দিতে; ইনভয়েস/রসিদ`,
    banglish: `taka/payment/tk kivabe/kibhabe/kemne/kokhon/kobe dite/debo/dibo/korbo/dibe; payment method/system/niyom/kivabe; kisti/kistite/vage/bhage/installment dewa/dite/taka; advance/ogrim koto/dite/lagbe/taka; bkash/bikash/nagad/card/bank/cash payment/taka/nen/dewa/dite/e; invoice/rosid`,
  },
];
