import { type Block, textOf } from './tree.ts';

/** A heading of a text, and the blocks below it. */
export interface TextSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Returns the sections of a text. Blocks before the first heading are left out. */
export function sectionsOf(text: readonly Block[]): TextSection[] {
  const sections: (TextSection & { readonly blocks: Block[] })[] = [];
  for (const block of text) {
    if (block.type === 'heading') sections.push({ id: block.id, title: textOf(block.children), blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

/** Returns the paragraphs of a text without markup, apart from those that are links. */
export const paragraphsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.type === 'paragraph' && !linkOf([block]) ? textOf(block.children) : []));

/** Returns the first paragraph that is a link. */
export function linkOf(blocks: readonly Block[]): { readonly action: string; readonly to: string } | undefined {
  for (const block of blocks) {
    const [link, ...rest] = block.type === 'paragraph' ? block.children : [];
    if (link?.type === 'link' && rest.length === 0) return { action: textOf(link.children), to: link.href };
  }
  return undefined;
}
