import type { LibraryPicture } from './media.ts';

/** Text within a block. */
export type Inline =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'code'; readonly value: string }
  | { readonly type: 'break' }
  | { readonly type: 'emphasis' | 'strong'; readonly children: readonly Inline[] }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly Inline[] };

/** A picture in a text. */
export interface PictureBlock {
  readonly type: 'picture';
  readonly src: string;
  readonly alt: string;
  readonly caption: string;
  /** The picture of the library that `src` names. Its alternative text is that of the library; `alt` is the one for this place. */
  readonly picture?: LibraryPicture;
}

/** A block of a text. Headings have level 2 or 3. `pull`: a pull quote; `note`: a note in the margin. */
export type Block =
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly id: string; readonly children: readonly Inline[] }
  | { readonly type: 'quote' | 'pull' | 'note'; readonly children: readonly Block[] }
  | { readonly type: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly type: 'code'; readonly value: string }
  | PictureBlock
  | { readonly type: 'table'; readonly rows: readonly (readonly (readonly Inline[])[])[] }
  | { readonly type: 'rule' };

/** Returns the text of inline nodes without markup. */
export const textOf = (nodes: readonly Inline[]): string =>
  nodes.map((node) => ('children' in node ? textOf(node.children) : 'value' in node ? node.value : ' ')).join('');

/** Returns a tree with its pictures replaced by the results of `map`. Those of which it returns undefined are left out. */
export const mapPictures = (
  blocks: readonly Block[],
  map: (picture: PictureBlock) => PictureBlock | undefined,
): readonly Block[] =>
  blocks.flatMap((block): readonly Block[] => {
    if (block.type === 'picture') return [map(block)].filter((picture) => picture !== undefined);
    if (block.type === 'list') return [{ ...block, items: block.items.map((item) => mapPictures(item, map)) }];
    const isQuote = block.type === 'quote' || block.type === 'pull' || block.type === 'note';
    return [isQuote ? { ...block, children: mapPictures(block.children, map) } : block];
  });
