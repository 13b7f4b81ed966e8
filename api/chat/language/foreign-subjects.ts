/** Subjects that a web agency's site has nothing about. Words joined by hyphens are phrases. */
const SUBJECTS = `
food pizza burger cake recipe cook cooking bake rice pasta bread cheese coffee tea beer wine vegan vegetarian meat fish soup restaurant dinner lunch breakfast menu grocery groceries kitchen chocolate sugar eat drink meal
car cars bike bicycle motorbike truck bus train taxi next-train train-to trains flight fly plane airline airport ticket petrol tyre parking driving engine garage hotel holiday vacation trip tourist beach visa-free passport
weather rain snow sunny temperature forecast climate storm moon sun planet star universe space earth mountain everest ocean river physics chemistry biology gravity
football soccer cricket basketball tennis olympics match league cup sport gym fitness yoga marathon score
doctor dentist hospital medicine pill headache fever disease symptom pregnant diet lose-weight vaccine therapy surgery
dog cat puppy kitten horse bird pet vet animal zoo garden plant flower tree lawn
film movie cinema song music piano guitar violin singer band concert novel poem joke riddle netflix television tv game-console playstation xbox horoscope zodiac lottery casino bet gambling
president minister election vote politics war army king queen parliament government capital population
tax taxes lawyer divorce mortgage loan lend borrow insurance pension stock-price share-price shares bitcoin crypto cryptocurrency inflation stockmarket forex salary
washing dishwasher fridge freezer oven plumber plumbing pipe roof carpet furniture sofa bed mattress lamp heating electrician toilet window-cleaning cleaner vacuum printer printers scanner toner laptop battery charger passcode wifi router headphones
shoes dress trousers jeans jewellery watch-repair haircut hairdresser makeup perfume tattoo wedding birthday party baby babysitter school homework exam university essay
translate solve calculate equation algebra square-root maths mathematics history-of meaning-of-life religion god bible dinosaur shakespeare einstein
my-phone my-iphone my-laptop my-computer my-pc my-car my-bike my-tv my-wifi phones iphone iphones smartphone smartphones computer computers pc mac macbook windows tablet tablets gadget sim sim-card gmail outlook whatsapp-account facebook-account instagram-account facebook-password my-account screen-is cracked jammed wont-charge
bank-account savings savings-account account-at checking-account loans invest investing stocks stock-market exchange-rate bonds wage wages visa-for work-permit passports citizenship renew immigration
apple microsoft amazon tesla samsung nokia walmart uber airbnb ikea bmw toyota spotify twitter youtube
how-far distance miles kilometres altitude tall height timezone-of time-in population-of capital-of president-of prime-minister monarch pope mayor
hotels hostel apartment apartments flat rent rental house houses landlord estate-agent
nurse cough flu cold throat sore pain stomach belly calories diabetes covid virus allergy tablets-for
nba nfl fifa ipl goal-scored championship athlete player coach stadium golf rugby swimming boxing
ramadan eid christmas easter holiday-in church mosque islam christian buddhist priest prayer soul afterlife
boyfriend girlfriend husband wife dating marry single love tinder kids children favourite favorite colour-of color-of
tie socks hat coat jacket hair cut-hair beard nail nails barber
fox lion tiger parrot parrots elephant fish-tank hamster
atom atoms quantum electron mars jupiter galaxy astronomy geology mineral
roofing gutter garage-door paint-my wallpaper boiler radiator leak leaking tap
truck-driver truck-drivers drivers chef waiter nanny housekeeper
book-a-flight tickets concert-tickets cinema-tickets lyrics celebrity actor actress
thesis dissertation history-homework grammar spell synonym pronounce
bank banks banking interest-rate pension-fund tax-return my-taxes refund-from lottery-ticket currency-converter minimum-wage
clean cleaning cleans ironing laundry cook-a gardening babysit babysitting moving-house removals car-broke breakdown tow mechanic brakes oil-change
sky rainbow grass light-year eclipse speed-of-light aliens alien ufo ghost magic dragon unicorn superhero cartoon anime
python java c++ rust fortran excel powerpoint word-document photoshop tutorial-for homework-help
best-phone new-phone which-phone best-laptop best-computer best-camera camera smartwatch airpods battery-life
eating tonight snack protein vitamin vitamins alcohol smoking smoke cigarette coffee-healthy vegan-food
safe-to-travel travel-to best-time-to tokyo-and nearest near-me nearby directions-to bus-stop train-station airport-transfer traffic-jam taxi-to
richest famous celebrity-gossip elon musk trump putin messi ronaldo taylor swift beatles napoleon hitler gandhi
guitar-lesson drums learn-to-drive driving-licence driving-test swim chess poker crossword sudoku puzzle
chatgpt-is siri alexa robot-vacuum
gun weapon drugs cocaine kill steal illegal hack hacking virus-removal
paint painter painting house-painter carpenter builder-for renovation kitchen-fitting
does-google does-shopify does-facebook does-wix does-wordpress does-apple of-google of-shopify of-facebook of-wordpress of-wix of-apple owned-by google-pay facebook-down my-android my-keyboard android-phone people-live hotel-room learn-spanish learn-french learn-english learn-german business-cards name-mean
password passwords system-prompt prompt instructions jailbreak secret secrets
`;

/** Words of such subjects, in lower case. */
export const FOREIGN_SUBJECTS: ReadonlySet<string> = new Set(SUBJECTS.trim().split(/\s+/));

/** Words that make any subject one of the agency's, such as `website` in "a website for a restaurant". */
export const MADE_HERE: ReadonlySet<string> = new Set(
  'website websites websit site sites webpage webpages homepage page pages shop store webshop online online-shop online-store ecommerce e-commerce web app apps mobile-app iphone-app android-app application applications logo brand template templates theme themes article articles blog post posts ads campaign campaigns software dashboard portal project projects portfolio ready-made form forms booking price-list seo ux ui interface interfaces cookie cookies privacy cms wordpress shopify domain built have-you-built have-you-made have-you-done have-you-worked'.split(
    ' ',
  ),
);
