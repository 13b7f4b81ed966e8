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
    en: `website sale; what ready made websites do you sell; show me your templates; do you have templates; can i buy a finished website; which designs can i choose from; how many templates are there; finished websites; can i try a template first; is there a demo of the templates; where can i see the ready made websites; templates for small companies; do you sell themes; prices of the templates; list of ready made sites; i want a ready website; what do your templates cost; shopify templates; wordpress templates; laravel templates; readymade; can i look at a preview before buying; click through a template; smaller websites; collection; buy a site today; Can I look at the finished designs somewhere; Which of your templates fits my business; I want something finished that I can take today; May I click around in a design before I decide; How many finished designs are there; we would like to start from one of your designs; how is working this redymade webstes; how many ready-made websites do you have in total; which templates are built with Laravel; Which ready-mades count as Shopify and as E-Commerce at the same time?; can I click around in Golpo before I decide; I don't need anything special, just a site off the peg. What is in your collection?; Where on this page can I browse the designs that are already built?; Before I spend money on custom work I'd like to look at what you have in stock; What choice of prebuilt sites is there, and can I test one before I ask for it?; My cousin said you sell sites that are finished already. How many are there and in which price range?; prebuilt sites; template gallery; shwo me al ur redy made sits; wat templats u got in stok; Let me see the catalogue of your finished websites.`,
    bn: `রেডিমেড ওয়েবসাইট কী কী আছে; টেমপ্লেট দেখতে চাই; তৈরি ওয়েবসাইট কিনতে চাই; কয়টা টেমপ্লেট আছে; রেডিমেড সাইটের দাম; টেমপ্লেট আগে দেখে নেওয়া যাবে; রেডিমেড সাইট কোথায় দেখব; রেডিমেড ওয়েবসাইট কীভাবে কিনতে হয়, নিয়মটা একটু বুঝিয়ে বলুন; সবচেয়ে দামি রেডিমেড সাইট কোনটা, দাম কত?; মোট কয়টা রেডিমেড ওয়েবসাইট আছে আপনাদের?; আপনাদের কাছে আগে থেকে বানানো সাইটের সংগ্রহটা দেখান; তৈরি ডিজাইনগুলো কোন পাতায় গেলে দেখতে পাব?; একদম বানানো আছে এমন সাইট কতগুলো আর দামের সীমা কেমন?; কাস্টম না করিয়ে স্টক থেকে সাইট নিতে চাই, কী কী আছে?`,
    banglish: `readymade website ki ki ache; template dekhte chai; toiri website kinte chai; koyta template ache; readymade site er dam; template age dekhe neya jabe; ready site kothay dekhbo; toiri website gula dekhan; kenar age ready made site ta chaliye dekhte parbo?; age theke banano site gula kothay dekhbo; apnader template collection ta dekhan to; stock e koto gula ready site ache r dam kemon range e; ready design er list ta lagbe, try kora jabe?`,
  },
  {
    ask: 'Which ready-made website is the cheapest?',
    at: '/sell/ecommerce /sell',
    topic: 'ready-made website',
    narrows: 'lowest',
    en: `which template is the cheapest; what is the lowest price for a finished site; cheapest ready made website; the least expensive theme; most affordable template; cheapest site u got; ready-made website which one of them is the cheapest?; Cheapest one in the Corporate category?; Money is tight. Which of your finished sites costs the least?; Among the prebuilt designs, what's the one with the smallest price tag?; We are a volunteer group with hardly any funds, show us your lowest priced template; Of everything on your shelf, which site would hurt my wallet least?; What is the bottom price at which I can get a finished site?; cheapest template; lowest priced ready-made; wich redy made sit is cheepest; sho me ur most cheep templat; Give me the least costly of the finished websites.`,
    bn: `সবচেয়ে সস্তা রেডিমেড সাইট কোনটা; সবচেয়ে কম দামের টেমপ্লেট; টাকা কম, তৈরি সাইটের মধ্যে সবচেয়ে সাশ্রয়ী কোনটা?; রেডিমেডগুলোর ভিতরে সর্বনিম্ন দাম কোনটার?; আপনাদের তাকের সবচেয়ে কম খরচের তৈরি ওয়েবসাইট দেখান; সব টেমপ্লেটের মধ্যে কোনটায় খরচ সবচেয়ে কম?`,
    banglish: `shobcheye sosta readymade site konta; sobcheye kom damer template; ready made er moddhe sosta konta; shob cheye kom taka r ready site konta; template er moddhe lowest price konta; ready made gular moddhe shobtheke shosta ta dekhan; taka kom, minimum damer toiri site ta ki`,
  },
  {
    ask: 'Which ready-made website is the most expensive?',
    at: '/sell/ecommerce /sell',
    topic: 'ready-made website',
    narrows: 'highest',
    en: `which template is the most expensive; what is the highest price for a finished site; dearest ready made website; your priciest theme; Which is the most expensive of the finished websites?; the most expensive of the ready-made Shopify sites is which?; What's the top of the range among your finished sites?; Out of curiosity, which prebuilt design do you ask the most money for?; Money is no object for my client, so which template is at the upper end?; Which of the sites on your shelf has the biggest price tag?; If I wanted the most luxurious of the ready designs, which one would it be by price?; priciest template; highest priced ready-made; wich redy made is most expensiv; ur costlyest templat plz; Show me the ready site that costs the most.`,
    bn: `সবচেয়ে দামি টেমপ্লেট কোনটা; সবচেয়ে বেশি দামের রেডিমেড সাইট; তৈরি সাইটগুলোর মধ্যে কোনটার দাম সর্বোচ্চ?; টাকা সমস্যা না, সবচেয়ে দামি রেডিমেডটা দেখান; আপনাদের টেমপ্লেটে সবচেয়ে বেশি মূল্য কোনটির?; রেডিমেডের মধ্যে সবার চেয়ে চড়া দাম কোনটার?`,
    banglish: `shobcheye dami template konta; sobcheye beshi damer readymade site; shob theke beshi dam kon ready site er; ready made er moddhe highest price konta; taka kono bishoy na, shobcheye dami toiri site dekhan; template gular moddhe kontar dam shobar upore`,
  },
  {
    ask: 'Which ready-made websites cost less than a sum?',
    at: '/sell/ecommerce /sell',
    topic: 'ready-made website',
    narrows: 'below',
    en: `templates cheaper than 1500; which ready-made sites are cheaper than 900 dollars; a Laravel site cheaper than 1,800; is there one that costs less than 750; ready made websites under 800 dollars; templates below 1000; which finished sites can i get for 600 dollars at most; something ready for less than 700; templates within my budget of 900; ready sites up to 1000 usd; ready-made website price koto eitar; anything under 600 dollars among the finished websites?; list every ready-made site for less than $700; do any of the ready-made MERN sites cost less than 1300; which finished sites cost between 1,000 and 1,200 dollars; E-Commerce ready-mades below 900; what's the second cheapest of all your ready-made sites; My limit is 750 dollars. Which finished sites stay under it?; What have you got ready to go for at most 1,100?; I can put 850 on the table and not a cent more, so which of the templates come into question?; Our club collected $650, are there any ready sites we could afford with that?; Which prebuilt designs remain if anything above 1,250 is out?; templates under 900; ready-made below $1,200; redy made sits les then 700 dolar; anyting finishd for undr 950$; List the ready-made websites that cost no more than 1,300.`,
    bn: `৮০০ ডলারের কমে টেমপ্লেট; ৭০০ ডলারের মধ্যে রেডিমেড সাইট; সাড়ে সাতশ ডলার মানে 750 ডলারের বেশি পারব না, কোন তৈরি সাইট পাব?; ১২০০ ডলারের নিচে রেডিমেড কোনগুলো আছে?; আমার বাজেট ৯০০ ডলার, এর ভিতরে কোন টেমপ্লেট নেওয়া যায়?; ৬৫০ ডলারের কম দামে তৈরি ওয়েবসাইট আছে?`,
    banglish: `800 dollar er niche template; 700 dollar er moddhe readymade site; 1000 dollar er kome ki ache; ready-made website price ta bolen; 750 dollar er vitore kon kon ready site paoa jabe; amar kache 900 dollar, er moddhe toiri website dekhan; 1200 er kome template gula list koren; 650 dollar er beshi parbo na, ready made kichu ache?`,
  },
  {
    ask: 'Which ready-made websites cost more than a sum?',
    at: '/sell/ecommerce /sell',
    topic: 'ready-made website',
    narrows: 'above',
    en: `templates over 1500 dollars; finished sites for more than 1200; premium templates above 1000; My client thinks cheap means bad. Which finished sites are above 1,400 dollars?; Leave out everything under 1,000, what ready-made sites remain?; Which of the templates start beyond the 1,300 mark?; I'd like to see only the upper class of your prebuilt sites, say 1,500 and up; What do you have on the shelf that costs at least 1,600?; templates above 1300; ready-made over $1,100; redy made sits mor than 1200 dolar; templats costng abov 1500$ plz; Show only the ready websites that are dearer than 1,250.`,
    bn: `১০০০ ডলারের বেশি দামের টেমপ্লেট; ১৪০০ ডলারের উপরে তৈরি সাইট কোনগুলো?; ১২০০ ডলারের চেয়ে দামি রেডিমেড দেখান; কমপক্ষে ১৬০০ ডলারের টেমপ্লেট কী কী আছে?; ১০০০ ডলারের নিচেরগুলো বাদ দিলে কোন রেডিমেড থাকে?`,
    banglish: `1000 dollar er upore template; 1400 dollar er beshi damer ready site konta konta; 1200 er upore je template gula ache dekhan; kompokkhe 1600 dollar er toiri website chai; 1000 er nicher gula bad den, dami ready made gula koi`,
  },
];
