import clock from './covers/clock.svg';
import hammock from './covers/hammock.svg';
import hilsa from './covers/hilsa.svg';
import kettle from './covers/kettle.svg';
import tags from './covers/tags.svg';
import train from './covers/train.svg';

/** Covers of posts by what they show; each may be cropped at any side. */
export const covers = { clock, hammock, hilsa, kettle, tags, train } as const;

/** Width and height of every cover's file. */
export const COVER_SIZE = { width: 800, height: 600 } as const;
