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
    en: `template/templates/theme/themes; ready made/finished/prebuilt/premade/built/existing website/websites/site/sites/template/templates/design/designs; buy/purchase/order/sell/sale website/websites/site/template/theme; how many template/templates/ready/made/themes; templates/themes/ready/made; laravel/corporate template/templates/theme/themes; demo/preview template/templates; range/price templates; website sale; which/what websites sale; under/between/below/over; what ready made websites do you sell; show me your templates; do you have templates; can i buy a finished website; which designs can i choose from; how many templates are there; finished websites; can i try a template first; is there a demo of the templates; where can i see the ready made websites; templates for small companies; do you sell themes; prices of the templates; list of ready made sites; i want a ready website; what do your templates cost; shopify templates; wordpress templates; laravel templates; readymade; can i look at a preview before buying; click through a template; smaller websites; collection; buy a site today; Can I look at the finished designs somewhere; Which of your templates fits my business; I want something finished that I can take today; May I click around in a design before I decide; How many finished designs are there; we would like to start from one of your designs`,
    bn: `রেডিমেড/তৈরি/টেমপ্লেট/থিম ওয়েবসাইট/সাইট; টেমপ্লেট/থিম/রেডিমেড; রেডিমেড/টেমপ্লেট কত/কতগুলো/কয়টা/কোনগুলো; সবচেয়ে সস্তা/কম/দামি/বেশি ওয়েবসাইট/টেমপ্লেট/দাম; ওয়েবসাইট/সাইট কিনতে/কিনব/কিনি/কেনা; রেডিমেড/টেমপ্লেট দেখান/দেখতে/দেখি; রেডিমেড ওয়েবসাইট কী কী আছে; টেমপ্লেট দেখতে চাই; তৈরি ওয়েবসাইট কিনতে চাই; কয়টা টেমপ্লেট আছে; রেডিমেড সাইটের দাম; টেমপ্লেট আগে দেখে নেওয়া যাবে; রেডিমেড সাইট কোথায় দেখব`,
    banglish: `ready made website/site/template/websites; template/theme/templates; ready made/template koto/kotogulo/koyta/kongulo; shobcheye/sobcheye/sob kom/dami/sosta/beshi website/template/dam; website/site kinte/kinbo/kini/kena; ready made/template dekhan/dekhte/dekhi; readymade website ki ki ache; template dekhte chai; toiri website kinte chai; koyta template ache; readymade site er dam; template age dekhe neya jabe; ready site kothay dekhbo; toiri website gula dekhan`,
  },
  {
    ask: 'Which ready-made website is the cheapest?',
    at: '/sell/ecommerce /sell',
    topic: 'ready-made website',
    narrows: 'lowest',
    en: `cheapest/lowest/sosta/cheap/budget website/template/site/theme/ready/price/made; which template is the cheapest; what is the lowest price for a finished site; cheapest ready made website; the least expensive theme; most affordable template`,
    bn: `সস্তা/সবচেয়ে/কম ওয়েবসাইট/টেমপ্লেট/দাম/দামের/থিম; সবচেয়ে সস্তা রেডিমেড সাইট কোনটা; সবচেয়ে কম দামের টেমপ্লেট`,
    banglish: `shosta/sosta/kom website/template/dam/site/theme; shobcheye sosta readymade site konta; sobcheye kom damer template; ready made er moddhe sosta konta`,
  },
  {
    ask: 'Which ready-made website is the most expensive?',
    at: '/sell/ecommerce /sell',
    topic: 'ready-made website',
    narrows: 'highest',
    en: `dearest/costliest/highest/priciest/expensive website/template/site/theme/ready/price/made; which template is the most expensive; what is the highest price for a finished site; dearest ready made website; your priciest theme`,
    bn: `দামি/বেশি ওয়েবসাইট/টেমপ্লেট/দাম/দামের/থিম; সবচেয়ে দামি টেমপ্লেট কোনটা; সবচেয়ে বেশি দামের রেডিমেড সাইট`,
    banglish: `dami/beshi website/template/dam/site/theme; shobcheye dami template konta; sobcheye beshi damer readymade site`,
  },
  {
    ask: 'Which ready-made websites cost less than a sum?',
    at: '/sell/ecommerce /sell',
    topic: 'ready-made website',
    narrows: 'below',
    en: `under/below/less/cheaper/within/max/maximum/most/upto/up dollars/price/templates/template/websites/website/sites/site/themes/theme/ready/made; ready made websites under 800 dollars; templates below 1000; which finished sites can i get for 600 dollars at most; something ready for less than 700; templates within my budget of 900; ready sites up to 1000 usd`,
    bn: `নিচে/কম/মধ্যে/কমে ডলার/ডলারের/দাম/টেমপ্লেট/ওয়েবসাইট/থিম; ৮০০ ডলারের কমে টেমপ্লেট; ৭০০ ডলারের মধ্যে রেডিমেড সাইট`,
    banglish: `niche/kom/moddhe/vitore dollar/dam/template/website/theme; 800 dollar er niche template; 700 dollar er moddhe readymade site; 1000 dollar er kome ki ache`,
  },
  {
    ask: 'Which ready-made websites cost more than a sum?',
    at: '/sell/ecommerce /sell',
    topic: 'ready-made website',
    narrows: 'above',
    en: `over/above/least/minimum/min/from dollars/price/templates/template/websites/website/sites/site/themes/theme/ready/made; templates over 1500 dollars; finished sites for more than 1200; premium templates above 1000`,
    bn: `উপরে/বেশি ডলার/ডলারের/দাম/টেমপ্লেট/ওয়েবসাইট/থিম; ১০০০ ডলারের বেশি দামের টেমপ্লেট`,
    banglish: `upore/beshi dollar/dam/template/website/theme; 1000 dollar er upore template`,
  },
];
