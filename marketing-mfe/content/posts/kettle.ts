import type { PostBody } from '../posts.ts';

export const body = {
  lead: 'A kettle takes about three minutes. The old page for a tall jug took eleven seconds on the phone of the woman who makes the jugs. She had stopped showing it to people.',
  parts: [
    {
      id: 'measured',
      title: 'What we measured',
      paragraphs: [
        'We put the page on a mid-range phone, walked to the market in Karwan Bazar, and loaded it twenty times. The median was 11.2 seconds until the price appeared. Not the picture, not the reviews: the price. That one number decides whether somebody stays.',
        'A laptop on the office line had said 1.4 seconds, which is why nobody had complained in the office. If you measure one thing this week, measure the price, on the phone your customers have, standing where they stand.',
        'Then we listed everything the page asked for before it could show that number. There were ninety-four requests. Six of them had to do with the jug.',
      ],
      note: 'Measured in March 2025 on a phone that cost Tk 14,000, on 4G, at noon.',
    },
    {
      id: 'removed',
      title: 'What we removed',
      paragraphs: [
        'In order, the heaviest first. A carousel nobody swiped: 3.1 seconds. Two chat windows, one of them for a company that closed in 2022: 1.9. Pictures four times as wide as any phone: 1.6. Two of four typefaces, which the design never used: 1.2. A script that counted how far people scrolled and reported to nobody: 0.9. A pop-up that asked for an address before anybody had seen a jug: 0.6.',
        'Each had been added for a reason, and no one had come back to ask whether the reason still stood. That is not carelessness. Adding is somebody’s task, with a name and a date on it. Removing is nobody’s.',
        'We deleted them one at a time, with a day between, and watched the orders. Nothing fell. On the fifth day they rose a little, which we put down to a festival, and on the ninth we stopped explaining it.',
      ],
      note: 'Eighty-eight requests went. Together they had cost 9.3 seconds.',
      pull: { after: 2, text: 'The fastest request is the one you stopped making because nobody missed it.' },
    },
    {
      id: 'kept',
      title: 'What we kept',
      paragraphs: [
        'One picture of the jug, large, sized for the screen that asks. The price beside it. The stock count, because it is true and because it is the only thing on the page that hurries anybody. One typeface, in the two weights the page shows, asked for at once and not after three other files have arrived.',
        'The server sends the page finished: the price is in the first answer, as text, and is readable while everything else is still on its way. Scripts add to that page. If they never arrive, there is still a jug, a price and a button that works.',
        'It opens in 1.9 seconds now, on the same phone, in the same market.',
      ],
    },
    {
      id: 'again',
      title: 'How it stays that way',
      paragraphs: [
        'A fast page is not a state but a habit, and habits need a place to live. This one lives in a budget: so many kilobytes, so many requests, checked whenever anybody changes anything. Somebody who wants a chat window may have it. They only have to say what goes.',
        'On the shops that have kept such a budget the longest, two things have been added in a year and three have left. And she shows her page to people again. Mostly while the kettle boils; there is time for the whole shop.',
      ],
    },
  ],
} as const satisfies PostBody;
