/** A heading and a sentence or two. */
export interface Point {
  readonly title: string;
  readonly text: string;
}

export const about = {
  title: 'About Us',
  lead: 'Fourteen people in Dhaka who design, write and build for the web. We began in 2016 with a bakery that wanted to stop taking orders by phone.',
  mission: {
    title: 'Our Mission',
    text: 'To make websites and software that do a day’s work: sell the thing, take the booking, answer the question, and get out of the way.',
  },
  vision: {
    title: 'Our Vision',
    text: 'A web where a small company in Dhaka looks, loads and sells as well as a large one anywhere.',
  },
  reasonsTitle: 'Why Choose Us',
  valuesTitle: 'Core Values',
  closing: {
    title: 'Tell us what is not working.',
    text: 'A paragraph is enough. You hear from somebody who could do the work, not from somebody who sells it.',
    action: 'Get in Touch',
  },
} as const;

export const reasons = [
  {
    title: 'You talk to the maker',
    text: 'Whoever answers your mail also does the work. Nothing is lost in a relay of managers.',
  },
  {
    title: 'A price before a start',
    text: 'The scope is one page, the sum is one number, and neither moves unless you move it.',
  },
  {
    title: 'Something to see every Friday',
    text: 'The work in progress has an address of its own. Open it, use it, complain about it.',
  },
  {
    title: 'Fast on a bad phone',
    text: 'We try every page on a cheap phone and a weak line, because that is where your customers are.',
  },
  {
    title: 'Yours to take away',
    text: 'Code, design, accounts and domain are in your name. Leaving us takes one email.',
  },
  {
    title: 'Still here afterwards',
    text: 'Launch is the first day of use. We watch, mend and improve for as long as you want us to.',
  },
] as const satisfies readonly Point[];

export const values = [
  { title: 'Plain words', text: 'If we cannot explain it in a sentence, we have not understood it yet.' },
  { title: 'Honest figures', text: 'We report what happened, in the same format, whether it flatters us or not.' },
  {
    title: 'Open to everyone',
    text: 'Keyboard, screen reader, old browser, bright sun: a page that shuts people out is not done.',
  },
  { title: 'Less, kept well', text: 'Every feature has to be looked after. We build the ones worth the trouble.' },
  { title: 'Care with data', text: 'We collect what the work needs, say what it is, and delete it when it is done.' },
  { title: 'Leave it better', text: 'When we touch old code we tidy it, and write down why it was the way it was.' },
] as const satisfies readonly Point[];
