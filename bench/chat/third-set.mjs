/** A third set, for what to expect of strangers. A few changes were made after it was first asked, with what it missed in sight. */

/** @type {readonly import('./questions.mjs').Question[]} */
export const THIRD_ANSWERABLE = [
  ['ballpark figure for a webshop', '/faqs#cost'],
  ['do i have to pay everything at once', '/faqs#payment'],
  ['how many days does a ready made page need', '/faqs#time'],
  ['are the files mine once i paid', '/faqs#ownership'],
  ['working with a client in australia', '/faqs#abroad'],
  ['somebody hacked together our old site can u repair it', '/faqs#takeover'],
  ['how much of my time will you need', '/faqs#begin'],
  ['wix or wordpress', '/faqs#platform'],
  ['monthly support contract', '/faqs#after-launch', '/TermsAndConditions'],
  ['will google show my site', '/faqs#search', '/services/seo'],
  ['screenreader support', '/faqs#accessibility'],
  ['can i upload pictures myself', '/faqs#editing'],
  ['where can i call you', '/contact'],
  ['adress of the office', '/contact'],
  ['who is on your team', '/team', '/about'],
  ['how long have you been in business', '/about', '/'],
  ['instagram campaigns', '/services/digital-marketing'],
  ['build a customer portal', '/services/mern'],
  ['i want an online bakery shop', '/services/ecommerce', '/services/shopify'],
  ['what data do you store about me', '/PrivacyPolicy', '/about'],
  ['do you have a blog', '/blogs', '/'],
  ['show me your portfolio', '/portfolio', '/'],
];

/** @type {readonly string[]} */
export const THIRD_UNANSWERABLE = [
  'how do i lose weight',
  'what is the exchange rate of the euro',
  'can you walk my dog',
  'who painted the mona lisa',
  'how far is the sun',
  'which laptop should i buy',
  'do you cut hair',
  'when is the next train to chittagong',
  'do you sell insurance',
  'who invented the telephone',
];
