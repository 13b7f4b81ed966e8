/** Text within a block. */
export type Inline =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'code'; readonly value: string }
  | { readonly type: 'break' }
  | { readonly type: 'emphasis' | 'strong'; readonly children: readonly Inline[] }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly Inline[] };

/** A block of a text. Headings have level 2 or 3. `pull`: a pull quote; `note`: a note in the margin. */
export type Block =
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly id: string; readonly children: readonly Inline[] }
  | { readonly type: 'quote' | 'pull' | 'note'; readonly children: readonly Block[] }
  | { readonly type: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly type: 'code'; readonly value: string }
  | { readonly type: 'picture'; readonly src: string; readonly alt: string; readonly caption: string }
  | { readonly type: 'table'; readonly rows: readonly (readonly (readonly Inline[])[])[] }
  | { readonly type: 'rule' };

/** Returns the text of inline nodes without markup. */
export const textOf = (nodes: readonly Inline[]): string =>
  nodes.map((node) => ('children' in node ? textOf(node.children) : 'value' in node ? node.value : ' ')).join('');
