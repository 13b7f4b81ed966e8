import type { Entry } from './entry.ts';

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
    en: `website sale; what ready made websites do you sell; show me your templates; do you have templates; can i buy a finished website; which designs can i choose from; how many templates are there; finished websites; can i try a template first; is there a demo of the templates; where can i see the ready made websites; templates for small companies; do you sell themes; prices of the templates; list of ready made sites; i want a ready website; what do your templates cost; shopify templates; wordpress templates; laravel templates; readymade; can i look at a preview before buying; click through a template; smaller websites; collection; buy a site today; Can I look at the finished designs somewhere; Which of your templates fits my business; I want something finished that I can take today; May I click around in a design before I decide; How many finished designs are there; we would like to start from one of your designs; how is working this redymade webstes; how many ready-made websites do you have in total; which templates are built with Laravel; Which ready-mades count as Shopify and as E-Commerce at the same time?; can I click around in Golpo before I decide`,
    bn: `রেডিমেড ওয়েবসাইট কী কী আছে; টেমপ্লেট দেখতে চাই; তৈরি ওয়েবসাইট কিনতে চাই; কয়টা টেমপ্লেট আছে; রেডিমেড সাইটের দাম; টেমপ্লেট আগে দেখে নেওয়া যাবে; রেডিমেড সাইট কোথায় দেখব; রেডিমেড ওয়েবসাইট কীভাবে কিনতে হয়, নিয়মটা একটু বুঝিয়ে বলুন; সবচেয়ে দামি রেডিমেড সাইট কোনটা, দাম কত?; মোট কয়টা রেডিমেড ওয়েবসাইট আছে আপনাদের?`,
    banglish: `readymade website ki ki ache; template dekhte chai; toiri website kinte chai; koyta template ache; readymade site er dam; template age dekhe neya jabe; ready site kothay dekhbo; toiri website gula dekhan; kenar age ready made site ta chaliye dekhte parbo?`,
  },
  {
    ask: 'Which ready-made website is the cheapest?',
    at: '/sell/ecommerce /sell',
    topic: 'ready-made website',
    narrows: 'lowest',
    en: `which template is the cheapest; what is the lowest price for a finished site; cheapest ready made website; the least expensive theme; most affordable template; cheapest site u got; ready-made website which one of them is the cheapest?; Cheapest one in the Corporate category?`,
    bn: `সবচেয়ে সস্তা রেডিমেড সাইট কোনটা; সবচেয়ে কম দামের টেমপ্লেট`,
    banglish: `shobcheye sosta readymade site konta; sobcheye kom damer template; ready made er moddhe sosta konta`,
  },
  {
    ask: 'Which ready-made website is the most expensive?',
    at: '/sell/ecommerce /sell',
    topic: 'ready-made website',
    narrows: 'highest',
    en: `which template is the most expensive; what is the highest price for a finished site; dearest ready made website; your priciest theme; Which is the most expensive of the finished websites?; the most expensive of the ready-made Shopify sites is which?`,
    bn: `সবচেয়ে দামি টেমপ্লেট কোনটা; সবচেয়ে বেশি দামের রেডিমেড সাইট`,
    banglish: `shobcheye dami template konta; sobcheye beshi damer readymade site`,
  },
  {
    ask: 'Which ready-made websites cost less than a sum?',
    at: '/sell/ecommerce /sell',
    topic: 'ready-made website',
    narrows: 'below',
    en: `ready made websites under 800 dollars; templates below 1000; which finished sites can i get for 600 dollars at most; something ready for less than 700; templates within my budget of 900; ready sites up to 1000 usd; ready-made website price koto eitar; anything under 600 dollars among the finished websites?; list every ready-made site for less than $700; do any of the ready-made MERN sites cost less than 1300; which finished sites cost between 1,000 and 1,200 dollars; E-Commerce ready-mades below 900; what's the second cheapest of all your ready-made sites`,
    bn: `৮০০ ডলারের কমে টেমপ্লেট; ৭০০ ডলারের মধ্যে রেডিমেড সাইট`,
    banglish: `800 dollar er niche template; 700 dollar er moddhe readymade site; 1000 dollar er kome ki ache; ready-made website price ta bolen`,
  },
  {
    ask: 'Which ready-made websites cost more than a sum?',
    at: '/sell/ecommerce /sell',
    topic: 'ready-made website',
    narrows: 'above',
    en: `templates over 1500 dollars; finished sites for more than 1200; premium templates above 1000`,
    bn: `১০০০ ডলারের বেশি দামের টেমপ্লেট`,
    banglish: `1000 dollar er upore template`,
  },
];
