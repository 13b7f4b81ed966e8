import { KilnClayMark, MeghnaMark, ShaplaMark, ShokalMark } from '@studio/pictures/marks';
import type { ComponentType } from 'react';

/** A quote of a client. */
export interface Testimonial {
  readonly name: string;
  readonly role: string;
  readonly feedback: string;
  /** The mark of the client's company; decorative. */
  readonly mark: ComponentType<{ readonly size?: number }>;
}

export const testimonialCarousel = {
  title: 'What clients say',
  previous: 'Previous quote',
  next: 'Next quote',
} as const;

export const testimonials = [
  {
    name: 'Shirin Akter',
    role: 'Owner, Shokal Bakery',
    feedback:
      'They moved our orders from three phones to one page. In the first Ramadan nobody queued and nobody shouted.',
    mark: ShokalMark,
  },
  {
    name: 'Dr Imran Hossain',
    role: 'Director, Shapla Clinic',
    feedback:
      'The audit was nine pages long and we could act on every one. Two weeks later the booking page was half its size.',
    mark: ShaplaMark,
  },
  {
    name: 'Rehana Chowdhury',
    role: 'Potter, Kiln & Clay',
    feedback:
      'I asked for a bigger basket. They asked how many pots I fire a week. The shop has sold out every Thursday since.',
    mark: KilnClayMark,
  },
  {
    name: 'Kamal Uddin',
    role: 'Dispatcher, Meghna',
    feedback: 'Forty lorries, one screen, and I have stopped ringing drivers at dinner. Two of them have thanked me.',
    mark: MeghnaMark,
  },
] as const satisfies readonly Testimonial[];
