import { everything } from './learn.ts';

const question = (id: string, title: string, text: string) =>
  `<details name="faqs"><summary><h2 class="c-1">${title}</h2><svg><title>plus</title></svg></summary><div id="${id}"><p>${text}</p></div></details>`;

const page = (main: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>Prices</title><style>p{margin:0}</style></head><body><header><nav><ul><li>Menu of prices</li></ul></nav></header><main id="main" tabindex="-1">${main}</main><footer><p>Footer of prices</p></footer><script>"prices"</script></body></html>`;

/** Pages as the site renders them. */
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
        ['mirch-lime', 'Mirch', '$649', 'A menu that prints itself.', 'WordPress'],
        ['shokal', 'Shokal', '$499', 'Order tonight.', 'WordPress'],
        ['noor', 'Noor', '$1,499', 'One garment a page.', 'Shopify'],
      ]
        .map(
          ([id, name, price, text, kind]) =>
            `<li><h2><a href="/sell/preview/${id}">${name}, live preview</a></h2><p>${price}</p><p>${text}</p><p>${kind}</p></li>`,
        )
        .join('')}</ul>`,
    ),
  },
] as const;

/** Identity of the site with these pages. */
export const SITE = {
  name: 'Studio 285',
  phone: '+880 1700 000000',
  email: 'hello@studio285.example',
  address: 'House 28, Dhaka',
} as const;

/** What the chat can be asked about these pages and by way of talk. It is learned in a tenth of the time that all takes. */
export const ENTRIES = everything.filter(({ at }) => at === '' || /^\/(faqs|about|sell)\b/.test(at));
