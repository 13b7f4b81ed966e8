const question = (id: string, title: string, text: string) =>
  `<details name="faqs"><summary><h2 class="c-1">${title}</h2><svg><title>plus</title></svg></summary><div id="${id}"><p>${text}</p></div></details>`;

const page = (main: string) =>
  [
    '<!DOCTYPE html><html lang="en"><head><title>Prices</title><style>p{margin:0}</style></head><body>',
    '<header><nav><ul><li>Menu of prices</li></ul></nav></header>',
    `<main id="main" tabindex="-1">${main}</main>`,
    '<footer><p>Footer of prices</p></footer><script>"prices"</script></body></html>',
  ].join('');

/** Pages as a site renders them. */
export const PAGES = [
  {
    path: '/faqs',
    html: page(
      `<div><div><h1>FAQs</h1><p>Questions we are asked most weeks.</p><a href="/contact">Ask us</a></div><div>${[
        question(
          'cost',
          'What does a website cost?',
          'A ready-made website costs between $499 and $1,799, set up and running. The sum does not grow unless the scope does.',
        ),
        question('time', 'How long does it take?', 'A ready-made website, about a week. A shop, four to six weeks.'),
        question('ownership', 'Who owns the code &amp; the design?', 'You do, from the day the last invoice is paid.'),
        question(
          'payment',
          'How do we pay?',
          'Four parts in ten to begin. Bank transfer or card, and an invoice for each.',
        ),
        question('platform', 'Shopify, WordPress or something of our own?', 'If you sell goods, Shopify.'),
      ].join('')}</div></div>`,
    ),
  },
  {
    path: '/about',
    html: page(
      `<div><h1>About Us</h1><p>Fourteen people in Dhaka who design, write and build for the web.</p></div><section><h2>Our Mission</h2><p>To make websites that do a day’s work.</p></section><section aria-labelledby="why"><h2 id="why">Why Choose Us</h2><ul><li><h3>Fast on a bad phone</h3><p>We try every page on a cheap phone<!-- --> and a weak line.</p></li><li><h3>Yours to take away</h3><ul><li>Code</li><li>Domain</li></ul></li></ul></section><form><p>Write your message</p></form><p hidden>Hidden prices</p>`,
    ),
  },
  {
    path: '/sell/ecommerce',
    html: page(
      `<h1>Ready-made websites</h1><ul>${[
        ['mirch-lime', 'Mirch', '$649', 'A restaurant site with a menu.', 'WordPress'],
        ['shokal', 'Shokal', '$499', 'A bakery site: order tonight.', 'WordPress'],
        ['noor', 'Noor', '$1,499', 'A fashion shop with one page for each garment.', 'Shopify'],
        ['khamar', 'Khamar', '$799', 'A farm shop whose box changes every week.', 'Laravel'],
      ]
        .map(
          ([id, name, price, text, kind]) =>
            `<li><h2><a href="/sell/preview/${id}">${name}, live preview</a></h2><p>${price}</p><p>${text}</p><p>${kind}</p></li>`,
        )
        .join('')}</ul>`,
    ),
  },
  {
    path: '/portfolio',
    html: page(
      `<h1>Work in daily use</h1><p>Two projects.</p><section id="projects"><h2>Projects</h2><ul>${[
        ['shaluk-clinic', 'Shaluk Clinic', 'Website Development', 'Shaluk Clinic shows which doctor is available.'],
        ['teesta', 'Teesta Haulage', 'Web Application', 'Teesta Haulage follows forty lorries on one screen.'],
      ]
        .map(([id, client, title, text]) => `<li id="${id}"><p>${client}</p><h3>${title}</h3><p>${text}</p></li>`)
        .join('')}</ul><p>That is all.</p></section>`,
    ),
  },
  {
    path: '/portfolio/shaluk-clinic',
    html: page('<h1>Shaluk Clinic</h1><p>Which doctor is in, and until when.</p>'),
  },
  {
    path: '/portfolio/teesta',
    html: page('<h1>Teesta Haulage</h1><p>Where every lorry is now.</p>'),
  },
  {
    path: '/team/CTO',
    html: page('<h1>Tanvir Ahmed</h1><p>CTO</p><p>Tanvir leads our development team.</p>'),
  },
  {
    path: '/TermsAndConditions',
    html: page(
      '<h1>Terms</h1><p>In plain language.</p><section id="who"><h2>Who these terms are for</h2><p>These terms apply between you and us. Both of us have signed a scope.</p></section>',
    ),
  },
  {
    path: '/PrivacyPolicy',
    html: page('<h1>Privacy policy</h1><p>What this website stores about a person.</p>'),
  },
  {
    path: '/services/ecommerce',
    html: page(
      '<h1>Ecommerce Websites</h1><p>Shops with one job.</p><dl><dt>From</dt><dd>$2,400</dd><dt>Time</dt><dd>Four to six weeks</dd></dl><section id="payments"><h2>Which payment methods can you set up?</h2><p>Cards, bKash, Nagad and cash on delivery.</p></section>',
    ),
  },
] as const;
