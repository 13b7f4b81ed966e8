import clock from './covers/clock.svg';
import hammock from './covers/hammock.svg';
import hilsa from './covers/hilsa.svg';
import kettle from './covers/kettle.svg';
import tags from './covers/tags.svg';
import train from './covers/train.svg';

/** Covers of posts, by what they show. They may be cropped on any side. */
export const covers = { clock, hammock, hilsa, kettle, tags, train } as const;

/** Size of all covers in px. */
export const COVER_SIZE = { width: 800, height: 600 } as const;
