import { inWords } from '@studio/client/content/offer';

export const projectCarousel = {
  title: 'Our Portfolio',
  view: 'View Project',
  previous: 'Previous project',
  next: 'Next project',
  show: 'Show',
} as const;

/** Returns a number of projects in words: `five projects`. */
export const projectsInWords = (number: number) => `${inWords(number)} ${number === 1 ? 'project' : 'projects'}`;

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
