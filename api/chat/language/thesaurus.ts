/**
 * Words that visitors use for one thing. Each line is the name of a thing, a colon, and its words. A word can stand for
 * several things. Hyphens join the words of a phrase. Lines of business begin with `trade-`: their words are those of the
 * visitors and those of a site about the trade.
 */
export const THESAURUS = `
price: price prices pricing cost costs charge fee fees rate rates expensive cheap cheapest affordable pricey pricy budget quote quotation estimate tariff dollar usd how-much sum worth money spend invest ballpark flat-rate hourly by-the-hour over-budget overrun hidden-fees surcharge extra-cost fixed-price price-range investment most-expensive lowest-price starting-price vat tax-included vat-included included-in-the-price set-me-back sets-me-back setting-me-back packages package plans bucks pounds discount discounts free-quote offers special-offer special-offers promo negotiable negotiate haggle
payment: pay payment paying pay-later half half-now instalment installment instalments installments deposit upfront up-front in-advance downpayment down-payment card credit-card debit visa mastercard paypal stripe transfer bank-transfer invoice invoices bill billing paid prepayment pay-monthly
due: due late overdue late-payment pay-late unpaid
duration: how-long how-fast how-soon how-quickly how-many-weeks how-many-days how-many-months how-much-time take-long turnaround turn-around duration deadline timeline timeframe time-frame schedule lead-time delivery deliver deliver-by finished done-by is-done be-done ready when-is when-are when-will when-would when-can weeks
ownership: own owner owns owned ownership belong belongs copyright rights licence license ip property mine intellectual source-code passwords-and-accounts logins credentials
code: code source repo repository git github
country: abroad outside international overseas foreign country countries europe european america american asia asian africa african australian usa uk us remote remotely worldwide global bangladesh timezone time-zone time-difference live-in lives-in living-in i-live we-live im-based we-are-based i-am-based from-abroad nationality
language: language english speak speaking bilingual multilingual
repair: repair fix fixes fixing mend rescue broken break breaks broke bug bugs error fault faults issue crash crashed hacked outage defect malware infected virus
takeover: mess somebody-else-built take-over takeover inherit existing old outdated legacy previous current somebody-else someone-else another-agency other-agency last-agency old-agency redesign rebuild relaunch revamp overhaul modernise modernize refresh disappeared vanished abandoned freelancer unfinished half-finished half-done started-by makeover redo remake redone stopped-answering stopped-replying disappear gone-missing old-developer old-designer inherited other-developer previous-developer current-site old-site existing-site old-website existing-website current-website made-our built-our who-made-our who-built-our made-my built-my is-gone
audit: audit review check inspect assessment analysis evaluate
aftercare: after-launch aftercare after-release after-sales look-after looked-after maintenance maintain maintains upkeep update updates updated upgrade backup backups warranty guarantee monthly-plan monthly retainer support ongoing keep-running secure security sla
warranty: warranty guarantee guaranteed fault faults bug bugs defect free-of-charge for-free free
online: goes-live is-live went-live go-live release launch online deploy publish-it
begin: need-from require-from information info begin start started starting get-started getting-started prepare kick-off kickoff onboarding requirement require first-step briefing brief prerequisite you-need begin-with homework of-my-time my-time our-time time-commitment effort involvement send-you give-you provide-you hand-you
content: words-and-pictures text texts copy photo photos photograph photographs picture pictures image images content writing write copywriting photography copywriter video videos
platform: platform cms shopify wordpress woocommerce wix squarespace webflow drupal joomla magento prestashop technology stack system
choice: better-than vs versus better best recommend choose compare comparison choosing suggest advise recommendation which-one which-system which-cms which-platform or-shopify or-wordpress should-i-use should-i-go decide
findable: optimise optimize optimisation optimization search google bing seo find found findable rank ranks ranking ranked rankings visibility visible discover discovered organic serp first-place first-page top-of number-one keyword keywords search-engine search-engines position position-in google-results traffic show-up showing-up shows-up appear appears
accessible: accessibility accessible disabled disability disabilities blind impaired deaf wcag ada keyboard screen-reader screenreader a11y handicap handicapped usable bad-eyes poor-sight eyesight elderly old-people older-people bad-eyesight magnifier magnifiers low-vision visually-impaired
editing: editor edit editing without-you change change-it modify myself ourselves self self-service admin backend manage-content on-my-own on-our-own by-ourselves by-myself our-own-staff my-staff without-a-programmer without-a-developer update-the upload
teaching: training train trained teach teaching taught tutorial workshop manual handover hand-over course-for how-to-use show-us-how
readymade: ready-made readymade template templates theme themes premade pre-made prebuilt pre-built pre-designed finished-website finished-site finished-sites finished-websites off-the-shelf off-the-peg on-the-shelf off-the-rack prefab turnkey shelf site-you-sell sites-you-sell websites-you-sell website-you-sell pre-built-store pre-built-site
sale: buy for-sale purchase order ordering buying sell-templates
adapt: customise customize customisation personalise colours colors changes-to change-the-design adapt adjust tweak
tryout: try-out try-it demo live-preview preview before-i-buy before-buying before-you-ask
phone: phone telephone telefone call ring phone-number telephone-number mobile-number phone-nr nr tel whatsapp landline hotline
mail: mail email e-mail emails mail-address email-address
place: based-in address office location located visit street map directions headquarter headquarters hq based where-are come-by find-you your-office showroom where-is-your where-are-you where-in whereabouts located-in postal postal-address post-code postcode zip come-over drop-by stop-by pop-in
hours: do-you-open you-open are-you-open you-close are-you-there when-open hours opening-hours opening opening-times office-hours business-hours working-hours work-hours open-on open-at closed weekend weekends weekday monday tuesday wednesday thursday friday saturday sunday sundays fridays saturdays mondays holidays
contact: contact contact-details contact-info reach reach-out get-in-touch in-touch touch message write-to chat-with get-hold-of whatsapp contact-form inquiry enquiry enquire
appointment: appointment book-a-meeting book-a-call consultation schedule-a-call meeting meet-you meet-in-person book-an-appointment make-an-appointment appointments
talk: talk speak discuss conversation
contact-person: contact-person point-of-contact who-do-i-talk who-will-i project-manager account-manager talk-to who-works-on relay
reply: reply replies respond response hear-back hear-from answer-me get-back-to do-you-answer do-you-reply answers-within response-time
people: people team staff employee employees colleague colleagues crew
headcount: headcount how-many-people how-many-employees how-many-of-you how-many-developers how-many-staff how-big how-large team-size size-of big-company small-company big-agency small-agency large-company big-team a-big one-man
leader: ceo cto coo cmo boss leadership management in-charge executive executives chief head-of who-runs who-leads director directors
founder: who-founded who-started started-the-studio started-the-company ceo boss
technical: cto technical technical-side tech-lead head-of-technology
operations: coo operations planning budgets finance logistics-of launches
skills: skills expertise good-at knows experience qualifications
background: background did-before career-of before-this came-from studied worked-before education-of
history: how-did how-old-is began-in established history how-old since-when in-business how-long-have began when-did founded does-the-company-exist what-year which-year
purpose: mission goal aim purpose
vision: vision future
values: values value principle principles belief beliefs culture ethics ethic stand-for believe believe-in
reasons: why-choose why-you why-should why-us what-makes choose-you pick-you hire-you hire pick different difference advantage benefit benefits over-others competitor competitors other-agencies better-than-other stand-out unique usp
company: about-your-company about-the-company about-your-agency about-the-agency about-the-studio who-are-you your-company about-us tell-me-about-you your-story our-story studio-285 introduce-yourself introduce-your your-background something-about-you
progress: progress drafts draft see-progress work-in-progress status milestone milestones staging along-the-way while-you-are sprint sprints see-it-before every-friday in-between show-work show-progress while-its-being being-made intermediate
leaving: leave-you leaving leave take-away move-away switch-agency change-agency another-agency-later
offering: what-do-you-do what-you-do what-we-do what-services which-services services-do-you list-of-services what-do-you-offer what-can-you-build what-we-offer range-of
shop: sell-online selling-online shop store ecommerce e-commerce online-shop online-store webshop web-shop cart checkout storefront product products goods item items merchandise catalogue catalog sell-on selling-on start-selling
publishing: blog news magazine publish publishing newspaper editorial newsroom
post: wrote written blog blogs article articles post posts news notes write-about wrote-about written read story stories advice tips
app: app apps mobile-app mobile-apps mobile-application iphone-app ios android android-app play-store app-store native phone-app phone-apps smartphone-app
brand: logo logos brand branding identity rebrand mark rebranding corporate-design company-name naming business-name packaging stationery letterhead rename visual visual-identity
marketing: marketing ad ads advert adverts advertising advertise advertisement campaign campaigns facebook instagram tiktok linkedin social-media social facebook-ads instagram-ads ppc sem adwords google-ads promotion promote newsletter newsletters mailing influencer leads
interface: ux ui ui-ux ux-ui usability usability-test user-testing user-research ux-research interface interfaces user-experience wireframe wireframes figma screens prototype prototypes design-system design-systems
engineering: mern mongodb mongo express react reactjs node nodejs javascript typescript full-stack fullstack web-app web-apps web-application web-applications portal portals dashboard dashboards booking reservation reservations saas crm erp appointment-system booking-system intranet
custom: custom customised custom-system own-system bespoke tailor-made tailored made-to-measure individual tool tools software program nobody-sells internal process automate automation warehouse inventory
client: client clients customer customers companies-trust trust hired-you have-hired-you use-you work-with-you
testimonial: testimonial testimonials review reviews feedback opinion opinions what-clients-say clients-say customers-say say-about-you happy satisfied recommend-you reputation
work: portfolio example examples case-study case-studies case showcase previous-work past-work past-project past-projects previous-projects work-samples samples references reference your-work your-projects built-so-far you-built you-have-built you-made have-you-done have-you-worked worked-with did-you-do have-you-built made-before done-before have-you-made you-did something-you-did you-have-done youve-built youve-made youve-done
privacy: privacy personal personal-data personal-info personal-information data gdpr cookie cookies confidential confidentiality data-protection data-privacy data-policy privacy-policy my-email my-email-address my-mail my-name my-address my-message my-messages my-information my-info my-details my-number
tracking: tracking track tracks tracker trackers analytics google-analytics counts spy spying monitor statistics fingerprint pixel track-me track-visitors follow-me watch-me
cookies: cookie cookies cookie-banner consent consent-banner
stored: you-store do-you-keep you-keep you-save you-collect you-record is-saved are-saved get-saved gets-saved are-kept saved recorded record stored collect collected retain retention about-me on-me what-do-you-do-with what-happens-with-my what-happens-to-my
erase: delete deletion erase remove-my wipe forget-me deleted right-to-be
passed-on: third-party third-parties share-my pass-on passed-on sell-my sell-data give-my advertisers hand-over-my with-others share-data
helper: chatbot bot chat chats helper assistant chatgpt openai language-model llm artificial-intelligence this-chat gpt ai
logs: log logs logged ip-address ip-addresses internet-address
browser-storage: local-storage session-storage my-browser own-browser in-browser
terms: term terms conditions terms-of-service terms-of-use tos contract contracts agreement agreements sign legal small-print fine-print
scope: scope scopes statement-of-work
liable: liable liability responsible responsibility damage damages negligence harm answer-for
law: law laws court courts jurisdiction dispute disputes lawsuit sue legal arbitration
cancel: cancel cancels cancelled canceled cancellation refund refunds reimburse money-back back-out pull-out pull-the-plug terminate termination end-it ending end-a end-the stop-the stop-a to-stop step-back call-off walk-away bind binding binds commitment lock-in locked-in tied notice notice-period change-my-mind quit leave leaving
feedback-time: answers-within deadline-for-feedback respond-in-time miss-a-deadline working-days
permission: without-asking permission show-the-work show-our show-our-project publish-our
move: migrate migration move moved moving import switch transfer-our bring-over bring-across
speed: fast faster slow slowly speed speeds speed-up performance loading load loads quick lightweight page-speed
connection: offline connection internet-connection weak-line signal no-signal slow-connection bad-connection lost-signal network
notification: notification notifications push push-notifications alerts interruption interruptions distraction distractions
price-list: price-list price-lists pricing-table pricing-page prices-page write-my-prices show-prices show-my-prices present-prices price-table
form: form forms form-fields fields field booking-form booking-page appointment-form
menu: menu menus menu-card dishes sold-out sells-out
theme: skin layout shopify-theme
hosting: hosting host server domain dns
job: job jobs career careers vacancy vacancies hiring internship intern apply position-open
trade-law: lawyer lawyers law-firm attorney attorneys solicitor barrister notary advocate chambers practice-areas law-office law-practice legal-practice
trade-food: restaurant restaurants cafe bistro diner takeaway catering caterer bar food dish dishes menu-that tables
trade-bakery: bakery bakeries baker cake cakes bread pastry pastries cupcakes
trade-health: clinic clinics doctor doctors hospital medical dentist dental physician practice-website pharmacy physiotherapist health patient patients
trade-school: school schools course courses lesson lessons teacher teachers pupil pupils student students tutor tutoring academy university college education e-learning elearning kindergarten
trade-freight: freight logistic shipping logistics cargo courier haulage transport forwarding voyage
trade-fleet: fleet lorry lorries truck trucks trucking van vans vehicle vehicles gps
trade-bicycle: bicycle bicycles bike bikes cycling cycle-shop
trade-books: books bookshop bookstore book-shop bookseller book-seller library reading spine
trade-music: vinyl records record-shop record-store music-shop needle band
trade-toys: toy toys toy-shop games kids children
trade-beauty: skincare cosmetics cosmetic beauty makeup soap salon spa
trade-eyewear: spectacles glasses eyewear optician sunglasses six-frames
trade-travel: travel tour tours tourism trip trips travel-agency tour-operator guide guides cruise
trade-jewellery: jewellery jewelry jewelery jewellers jeweller jeweler pearl pearls necklace earrings gold diamonds
trade-farm: farm farms farmer vegetables vegetable fruit greengrocer box-delivery veg-box weeks-box
trade-tea: tea coffee tea-garden tins
trade-fashion: fashion garment garments clothes clothing boutique apparel dress dresses weaver shawl
trade-factory: factory factories manufacturer manufacturing knitwear textile textiles industrial supplier
trade-crafts: pottery potter potters ceramics ceramic craft crafts handmade artisan artisans makers kiln
trade-wedding: wedding weddings marriage married invitation invitations event events bride
trade-architect: architect architects architecture architectural interior-design drawings construction builder
trade-startup: startup start-up saas landing-page sign-up software-company
trade-accounting: accountant accountants accounting bookkeeping bookkeeper finance-company month-end
trade-magazine: magazine magazines journal essays newspaper literary
`;
