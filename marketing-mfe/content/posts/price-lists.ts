import type { PostBody } from '../posts.ts';

export const body = {
  lead: 'Many businesses do not like to talk about money, and you can tell from their price lists. Some hide the price, others shout about discounts. A good price list helps customers work out what they will pay.',
  sections: [
    {
      id: 'boring',
      title: 'The plain one does the selling',
      paragraphs: [
        'A caterer we work with offered three lunches: a cheap one she disliked cooking, a grand one that hardly sold, and a plain one at a fair price that eight out of ten customers ordered. Her first website gave most of the space to the grand lunch, with a photograph and the word “exclusive”. Customers scrolled past it to find out what an ordinary lunch costs.',
        'We turned the list around. The plain lunch comes first, with its name and its price in the same size and one sentence about what is on the plate. The other two follow in the same style. No prices are crossed out, and nothing is labelled “most popular”, although one of them is.',
        'In the following month she sold as many lunches as before, with half as many phone calls. People no longer rang to ask what the catch was.',
      ],
      note: 'Three prices are a choice. Five are homework.',
    },
    {
      id: 'difference',
      title: 'Say what the difference is',
      paragraphs: [
        'Long comparison tables with ticks are hard work. By the fourth row, most readers have forgotten which column was theirs. Usually the options differ in only two or three ways that matter. Describe those in words, and leave out everything that is the same.',
        'Then answer the practical questions. Is delivery included? Is tax? What happens if forty guests come instead of thirty? Each answer takes one sentence. Each one you leave out means a phone call, or a customer who does not call at all.',
        'The word we remove most often is “from”. “From Tk\u00a0200” only tells people that they will pay more. If the price depends on something, say what it is and give two examples: thirty guests on a weekday, a hundred on a Friday. Most customers can then estimate their own price.',
      ],
      pull: {
        after: 2,
        text: 'If you leave something out of the price, customers will guess, and they will guess too high.',
      },
    },
    {
      id: 'look',
      title: 'Type, not fireworks',
      paragraphs: [
        'Line up the figures, so that they are easy to compare. Most typefaces have digits of equal width for this purpose, but few websites switch them on. Align prices to the right, keep them the same size, and drop the zeros after the decimal point. A list that is easy to check looks honest.',
        'Save colour for the one thing you want people to do, which is to order. If the discount is red, the button green and the badge gold, they all compete. We use one colour for the button and set everything else in black. It also looks more expensive.',
      ],
    },
    {
      id: 'own',
      title: 'Our own price list',
      paragraphs: [
        'You can check whether we follow our own advice. Our ready-made websites cost between $499 and $1,799, and the price is on every card, right next to the name. Custom work has a one-page scope and a fixed price, agreed before we start.',
        'Some visitors see the price and leave. Without it, they would have left after two meetings, so a clear price list saves time for both of us.',
      ],
      note: 'Prices as of January 2025.',
    },
  ],
} as const satisfies PostBody;
