import type { PostBody } from '../posts.ts';

export const body = {
  lead: 'Most price lists are written by people who would rather not talk about money. They whisper in one column and shout in the next. A good list does neither. It lets somebody count.',
  parts: [
    {
      id: 'boring',
      title: 'The boring one does the work',
      paragraphs: [
        'A caterer we work with sold three lunches: a cheap one she disliked cooking, a grand one nobody ordered, and between them a plain one at a fair price that eight in ten customers took. Her first page gave the grand one the most room, a photograph and the word “exclusive”. Her customers scrolled past it to find out what lunch costs.',
        'We turned it round. The plain one comes first, with its price in the same size as its name and one sentence about what is on the plate. The other two stand beside it in the same type. Nothing is crossed out. Nothing is “most popular”, although one of them is.',
        'In the next month she sold as many lunches as before, with half as many telephone calls beforehand. People no longer rang to ask what the catch was.',
      ],
      note: 'Three prices are a choice. Five are homework.',
    },
    {
      id: 'difference',
      title: 'Say what the difference is',
      paragraphs: [
        'Long lists with ticks are a way of not deciding. Twelve rows, and in each of them two ticks and a dash: by the fourth row nobody remembers which column was theirs. Usually the columns differ in two or three things that matter. Write those, in words, and leave out what is the same in all of them.',
        'Then say the dull things that people need in order to trust the rest. Is delivery in it? Is the tax? What happens if there are forty guests and not thirty? Each of these is a sentence. Each of them, missing, is a telephone call, or a customer who did not call.',
        '“From” is the word we remove most often. From Tk 200 tells you only that you will pay more. If the price depends on something, name the thing and show two worked examples: thirty guests on a weekday, a hundred on a Friday. Anybody can place themselves between two points.',
      ],
      pull: { after: 2, text: 'Anything you leave out of the price, the customer puts in, and puts in too much.' },
    },
    {
      id: 'look',
      title: 'Type, not fireworks',
      paragraphs: [
        'Figures should line up, so that the eye can run down them. Most typefaces have digits of equal width for exactly this, and most pages never switch them on. Ranged right, same size, no pennies where there are none: that alone makes a list look honest, because it can be checked.',
        'Colour is for the one thing you can do, which is order. If the discount is red, the button is green and the badge is gold, the page is telling three stories at once. We keep one colour for the action and let the rest be ink. It is remarkable how expensive ink looks.',
      ],
    },
    {
      id: 'own',
      title: 'Our own list',
      paragraphs: [
        'You may check us against this. Our ready-made websites cost between $499 and $1,799 and the price is on the card, under the name, in the same ink. What is made for you is priced from a page of scope, as one number, before we begin.',
        'We lose some people there. They are the ones we would have lost in the third meeting, after two meetings. A price list that says no early has done a day’s work too, and it has done it politely.',
      ],
      note: 'Prices as of January 2025.',
    },
  ],
} as const satisfies PostBody;
