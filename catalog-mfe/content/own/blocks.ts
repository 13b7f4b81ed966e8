/** Kinds of blocks, in the order of the first state. */
export const kinds = ['heading', 'picture', 'text', 'quote', 'hours'] as const;

export type Kind = (typeof kinds)[number];

/** Returns a list with the entry at `from` moved to `to`. */
export const moved = <Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

/** Texts of the section that only WordPress Websites has. */
export const blocks = {
  title: 'Blocks you can move',
  text: 'Your colleagues build a page from blocks, in any order, and each keeps its shape. Drag one, or use its arrows.',
  note: 'A small copy of an editor. Nothing is saved.',
  list: 'Blocks of the page',
  names: { heading: 'Heading', picture: 'Picture', text: 'Text', quote: 'Quote', hours: 'Opening hours' },
  up: (name: string) => `Move up: ${name}`,
  down: (name: string) => `Move down: ${name}`,
  status: (name: string, position: number, count: number) => `${name}: position ${position} of ${count}.`,
  heading: 'Open again from Monday',
  text1: 'The new floor is dry, and the oven is hot. Bread from seven, soup from noon.',
  quote: 'Best bread in the street.',
  hours: ['Monday to Friday', '7 to 19', 'Saturday', '8 to 14'],
} as const;
