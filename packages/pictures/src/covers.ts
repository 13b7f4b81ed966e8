import clock from './covers/clock.svg';
import hammock from './covers/hammock.svg';
import hilsa from './covers/hilsa.svg';
import kettle from './covers/kettle.svg';
import rupsha from './covers/rupsha.svg';
import tags from './covers/tags.svg';
import train from './covers/train.svg';

/** Covers of posts and pictures of case studies, by what they show. They may be cropped on any side. */
export const covers = { clock, hammock, hilsa, kettle, rupsha, tags, train } as const;

/** Size of all covers in px. */
export const COVER_SIZE = { width: 800, height: 600 } as const;
