/**
 * Words of the trade that visitors use for one thing, a thing a line: its name, a colon, and the words. A word may stand
 * for several things. Words of several parts are joined by a hyphen; `phrases` in words.ts joins them.
 */
export const THESAURUS = `
price: money fees pricey spend invest price cost charge fee rate expensive cheap affordable budget quote quotation estimate pricing tariff dollar usd how-much sum worth
payment: half rate-plan pay-later half-now pay payment instalment installment deposit upfront advance card credit visa mastercard paypal stripe transfer bank invoice billing bill paid prepayment downpayment
duration: when-is when-are take-long when-will when-would when-can how-long how-fast how-soon how-quickly how-many-weeks how-many-days how-many-months turnaround duration deadline timeline timeframe schedule lead-time delivery deliver week ready finished done-by
ownership: own owner ownership belong copyright rights licence license ip property mine intellectual
code: code source repo repository git github
country: abroad outside international overseas foreign country countries europe european america american asia africa usa uk us remote remotely worldwide global bangladesh timezone time-zone time-difference
language: language english speak speaking bilingual multilingual
repair: repair fix mend rescue broken break broke bug bugs error fault issue crash crashed hacked outage
takeover: mess somebody-else-built take-over takeover inherit existing old outdated legacy previous current somebody-else another-agency other-agency redesign rebuild relaunch revamp overhaul modernise modernize refresh disappeared freelancer unfinished
audit: audit review check inspect assessment analysis evaluate
aftercare: look-after looked-after after-release after-launch aftercare maintenance maintain upkeep update upgrade backup warranty guarantee monthly-plan retainer support after-sales ongoing
online: goes-live is-live went-live release launch go-live online release deploy
begin: need-from require-from information info begin start started starting get-started getting-started prepare kick-off kickoff onboarding requirement require first-step briefing brief prerequisite
content: words-and-pictures text copy photo picture image content writing copywriting photograph video photography copywriter
platform: platform cms shopify wordpress woocommerce wix squarespace webflow drupal joomla magento prestashop technology
choice: better-than vs versus better recommend choose compare choosing suggest advise recommendation
findable: optimise optimize optimisation search google seo find found findable rank ranking ranked visibility visible bing discover organic serp first-place number-one keyword
accessible: accessibility accessible disabled disability disabilities blind impaired deaf wcag keyboard screen-reader a11y handicap handicapped
editing: update without-you edit editor editing change modify myself ourselves self admin backend manage on-my-own on-our-own by-ourselves
teaching: training train teach teaching learn tutorial workshop manual handover
readymade: ready-made readymade template premade prebuilt pre-built finished-website finished-site off-the-shelf prefab
sale: sell buy purchase for-sale order selling sold buying
phone: whatsapp phone telephone call ring phone-number telephone-number mobile-number tel
mail: mail email e-mail
place: based-in address office location located visit street map direction headquarter based where come-by
hours: do-you-open you-open are-you-open you-close when-open hour opening opening-hours opening-times office-hours business-hours open-on open-at closed weekend weekday monday tuesday wednesday thursday friday saturday sunday
contact: whatsapp chat-with contact reach get-in-touch touch message
talk: talk speak discuss conversation
reply: reply respond response answer hear
people: people team staff employee colleague crew
headcount: headcount how-many-people how-many-employees how-many-of-you how-big how-large team-size
leader: ceo cto coo cmo boss director leadership
history: how-did how-old-is began-in established exist history how-old since-when
purpose: mission goal aim purpose
vision: vision future
values: value principle belief culture ethic
reasons: why choose pick different advantage benefit reason over-others competitor
progress: progress preview demo staging see-progress work-in-progress status milestone
shop: sell-online clothes clothing shop store ecommerce e-commerce online-shop webshop web-shop cart checkout storefront product goods item merchandise catalogue catalog
publishing: blog news magazine publish article editorial post newsroom
app: app application mobile-app iphone ios android
brand: logo brand branding identity rebrand mark rebranding
marketing: marketing ad ads advert advertising advertise advertisement campaign facebook instagram tiktok linkedin social-media ppc adwords google-ads promotion promote newsletter
interface: ux ui ui-ux usability interface user-experience wireframe figma screens
engineering: mern mongodb mongo express react reactjs node nodejs javascript typescript full-stack fullstack web-app portal dashboard booking reservation saas crm erp appointment-system
custom: custom custom-system own-system bespoke tailor tailored made-to-measure individual tool software customise customize
client: client customer testimonial review reference feedback opinion
work: portfolio example case-study case-studies case showcase previous-work past-work past-project reference
privacy: privacy personal personal-data gdpr cookie confidential tracking data-protection data
terms: term terms condition conditions legal contract agreement liability
cancel: cancel cancellation bind binding commitment lock-in leave leaving quit notice
move: migrate migration move import switch transfer moved bring
speed: fast slow speed performance loading load quick lightweight
theme: theme skin design layout
hosting: hosting host server domain dns
job: job career vacancy hiring internship apply position
`;
