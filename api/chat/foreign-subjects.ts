/** Subjects of everyday life that a web agency's site does not speak of. */
const SUBJECTS = `
food pizza burger cake recipe cook cooking bake rice pasta bread cheese coffee tea beer wine vegan vegetarian meat fish soup restaurant dinner lunch breakfast menu grocery groceries kitchen chocolate sugar eat drink meal
car cars bike bicycle motorbike truck bus train taxi flight fly plane airline airport ticket petrol tyre parking driving engine garage hotel holiday vacation trip tourist beach visa-free passport
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
password passwords system-prompt prompt instructions jailbreak secret secrets
`;

/** Each subject's words, in small letters. */
export const FOREIGN_SUBJECTS: ReadonlySet<string> = new Set(SUBJECTS.trim().split(/\s+/));

/** Words that turn any subject into one of ours: a site for a restaurant is a site. */
export const MADE_HERE: ReadonlySet<string> = new Set(
  'website websites site sites webpage homepage page shop store webshop online online-shop online-store ecommerce e-commerce web app application logo brand template'.split(
    ' ',
  ),
);
