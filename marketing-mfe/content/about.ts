/** A heading and a sentence or two. */
export interface Point {
  readonly title: string;
  readonly text: string;
}

export const about = {
  title: 'About Us',
  lead: 'We are a team of fourteen in Dhaka. We design, build and look after websites, online shops and software. It all started in 2016 with a bakery that wanted to stop taking orders by phone.',
  mission: {
    title: 'Our mission',
    text: 'To build websites and software that do real work for a business: sell its products, take its bookings and answer its customers’ questions.',
  },
  vision: {
    title: 'Our vision',
    text: 'A web where a small company in Dhaka can look as good, load as fast and sell as well as a large one anywhere in the world.',
  },
  reasonsTitle: 'Why Choose Us',
  valuesTitle: 'Core values',
  closing: {
    title: 'Tell us what is not working.',
    text: 'A short paragraph is enough. One of the people who would do the work replies within one working day.',
    action: 'Get in Touch',
  },
} as const;

export const reasons = [
  {
    title: 'Talk to the people who do the work',
    text: 'The designer or developer on your project answers your emails and joins your calls. There is no account manager in between.',
  },
  {
    title: 'A fixed price before we start',
    text: 'You get a one-page scope with a fixed price. The price changes only if you change the scope.',
  },
  {
    title: 'Progress you can see every Friday',
    text: 'Your project gets its own preview address, so you can try the work as it grows and tell us what you think.',
  },
  {
    title: 'Fast on any phone',
    text: 'We test every page on a budget phone with a slow connection, because that is what many of your customers use.',
  },
  {
    title: 'Everything belongs to you',
    text: 'Code, design, accounts and domain are in your name. You can move to another agency whenever you like.',
  },
  {
    title: 'Support after launch',
    text: 'We monitor, maintain and improve your site for as long as you need us.',
  },
] as const satisfies readonly Point[];

export const values = [
  {
    title: 'Plain language',
    text: 'If we cannot explain something in a sentence, we have not understood it well enough.',
  },
  { title: 'Honest numbers', text: 'We report results in the same format every month, good or bad.' },
  {
    title: 'Open to everyone',
    text: 'A page is finished when it works with a keyboard, with a screen reader, in an older browser and in bright sunlight.',
  },
  {
    title: 'Less, but better',
    text: 'Every feature has to be maintained, so we build the ones that earn their place.',
  },
  {
    title: 'Care with data',
    text: 'We collect only what a project needs, explain why, and delete it when the work is done.',
  },
  { title: 'Leave it better', text: 'When we work on existing code, we tidy it up and document what we found.' },
] as const satisfies readonly Point[];
