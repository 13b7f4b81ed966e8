import { clientPortraits } from '@studio/pictures/portraits';

export interface Testimonial {
  readonly name: string;
  readonly role: string;
  readonly feedback: string;
  /** Address of the client’s portrait, which is square; decorative. */
  readonly portrait: string;
}

export const testimonialCarousel = {
  title: 'What clients say',
  previous: 'Previous quote',
  next: 'Next quote',
} as const;

export const testimonials = [
  {
    name: 'Shirin Akter',
    role: 'Owner, Bhor Bakery',
    feedback: 'They moved our orders from three phones to one web page. It was the calmest Ramadan we have ever had.',
    portrait: clientPortraits.shirin,
  },
  {
    name: 'Dr Imran Hossain',
    role: 'Director, Shaluk Clinic',
    feedback:
      'Their audit was nine pages long, and we could act on all of it. Two weeks later, booking a visit took half the time.',
    portrait: clientPortraits.imran,
  },
  {
    name: 'Rehana Chowdhury',
    role: 'Potter, Dhamrai Pottery',
    feedback:
      'I asked for a bigger basket. They asked how many pots I fire in a week. The shop has sold out every Thursday since.',
    portrait: clientPortraits.rehana,
  },
  {
    name: 'Kamal Uddin',
    role: 'Dispatcher, Teesta Haulage',
    feedback: 'I have forty lorries on one screen, and I no longer ring drivers at dinner to ask where they are.',
    portrait: clientPortraits.kamal,
  },
] as const satisfies readonly Testimonial[];
