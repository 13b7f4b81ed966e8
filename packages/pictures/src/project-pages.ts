import alok from './projects/alok.html';
import dhamraiPottery from './projects/dhamrai-pottery.html';
import ghatReview from './projects/ghat-review.html';
import shalukClinic from './projects/shaluk-clinic.html';
import teesta from './projects/teesta.html';

/** Widths in px that the heights of the sites belong to. */
export const layouts = [1280, 928, 704, 350] as const;

/** The sites of projects by id: the URL of a document without scripts, and its height in px in each layout. */
export const projectPages = {
  alok: { src: alok, heights: [2471, 2874, 2732, 2731] },
  'dhamrai-pottery': { src: dhamraiPottery, heights: [1602, 2440, 2567, 2709] },
  'ghat-review': { src: ghatReview, heights: [2105, 3444, 3519, 4293] },
  'shaluk-clinic': { src: shalukClinic, heights: [1846, 2212, 2190, 2714] },
  teesta: { src: teesta, heights: [900, 900, 2790, 2790] },
} as const;
