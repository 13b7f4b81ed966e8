import type { PostBody } from '../posts.ts';

export const body = {
  lead: 'A kettle takes about three minutes to boil. The page of a potter’s best-selling jug took eleven seconds to load on her own phone, and she had stopped showing it to people.',
  sections: [
    {
      id: 'measured',
      title: 'What we measured',
      paragraphs: [
        'We opened the page on a mid-range phone at the market in Karwan Bazar and loaded it twenty times. On average, it took 11.2\u00a0seconds until the price appeared. We measured the price rather than the picture or the reviews, because customers leave if they cannot find it.',
        'On a laptop with the office connection, the same page took 1.4\u00a0seconds, so the team had never noticed a problem. If you measure only one thing this week, measure the time until the price appears, on the kind of phone your customers have, in the places where they use it.',
        'Then we listed everything the page requested before it could show that price. There were ninety-four requests. Six of them had something to do with the jug.',
      ],
      note: 'Measured in March 2025 on a Tk\u00a014,000 phone over 4G, at noon.',
    },
    {
      id: 'removed',
      title: 'What we removed',
      paragraphs: [
        'We started with the heaviest. A carousel that visitors did not use: 3.1\u00a0seconds. Two chat widgets, one of them from a company that closed in 2022: 1.9. Pictures four times as wide as any phone: 1.6. Two of the four typefaces, which the design never used: 1.2. A script that recorded how far people scrolled, for a report that was never read: 0.9. A pop-up that asked for an email address before visitors had seen the jug: 0.6.',
        'Each of these had been added for a good reason, but nobody had checked whether the reason still applied. That is a common problem. Adding a feature is a task with a name and a deadline. Removing one rarely appears on anyone’s list.',
        'We removed them one at a time, a day apart, and watched the orders. They did not fall. On the fifth day they even rose a little. There was a festival that week, so we do not take the credit.',
      ],
      note: 'We removed 88 requests. Together they had cost 9.3\u00a0seconds.',
      pull: { after: 2, text: 'The fastest request is the one your page no longer has to make.' },
    },
    {
      id: 'kept',
      title: 'What we kept',
      paragraphs: [
        'We kept one large picture of the jug, in a size that suits each screen, with the price next to it. We kept the stock count, because it is accurate and gives customers an honest reason to hurry. And we kept one typeface in two weights, which the browser now requests at once instead of after three other files.',
        'The server sends a finished page. The price is in the first response, as text, so it can be read while everything else is still loading. Scripts add extra features to that page. If they do not load, customers still get a jug, a price and a button that works.',
        'On the same phone, in the same market, the page now opens in 1.9\u00a0seconds.',
      ],
    },
    {
      id: 'again',
      title: 'How it stays that way',
      paragraphs: [
        'A fast page stays fast only if you keep checking it. We set a budget for the number of kilobytes and requests, and it is checked automatically with every change. If a new chat widget would break the budget, something else has to go first.',
        'In the shops that have worked with a budget the longest, two features were added last year and three were removed. The potter shows her page to customers again, usually while the kettle is on. There is enough time to see the whole shop.',
      ],
    },
  ],
} as const satisfies PostBody;
