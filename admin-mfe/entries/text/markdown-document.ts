import { Extension, type JSONContent, mergeAttributes, Node } from '@tiptap/core';
import { MarkdownManager } from '@tiptap/markdown';
import { StarterKit } from '@tiptap/starter-kit';

/*
 * A text in Markdown as a document of the editor, and back. Blocks that the editor would write differently, such as tables, are blocks of
 * source in the document, so that a text that was not changed stays the same to the letter.
 */

/** A block that is kept as Markdown. */
const Source = Node.create({
  name: 'source',
  group: 'block',
  atom: true,
  addAttributes: () => ({ text: { default: '' } }),
  parseHTML: () => [{ tag: 'figure[data-source]' }],
  renderHTML: ({ node, HTMLAttributes }) => {
    const text = String(node.attrs.text);
    const picture = PICTURE.exec(text);
    const attributes = mergeAttributes(HTMLAttributes, { 'data-source': '', text: null });
    return picture
      ? [
          'figure',
          attributes,
          ['img', { src: picture[2], alt: picture[1] }],
          ['figcaption', picture[3] ?? picture[1] ?? ''],
        ]
      : ['figure', attributes, ['pre', text]];
  },
});

/** A paragraph that is a picture of the site: alternative text, address and caption. */
const PICTURE = /^!\[([^\]]*)\]\((\/[^\s)]+)(?: "([^"]*)")?\)$/;

/** Kinds of quotes that are marked in their first line. */
export const QUOTE_KINDS = ['QUOTE', 'NOTE'] as const;

const MARK = new RegExp(`^> \\[!(${QUOTE_KINDS.join('|')})\\]\\n`);

/** A quote can be a pull quote or a note in the margin. */
const QuoteKind = Extension.create({
  name: 'quoteKind',
  addGlobalAttributes: () => [
    {
      types: ['blockquote'],
      attributes: {
        kind: {
          default: null,
          parseHTML: (element) => element.dataset.kind ?? null,
          renderHTML: ({ kind }) => (kind ? { 'data-kind': String(kind) } : {}),
        },
      },
    },
  ],
});

export const extensions = [
  StarterKit.configure({
    codeBlock: false,
    heading: { levels: [2, 3] },
    link: { openOnClick: false, autolink: false, linkOnPaste: false, HTMLAttributes: { target: null, rel: null } },
    strike: false,
    trailingNode: false,
    underline: false,
  }),
  QuoteKind,
  Source,
];

const manager = new MarkdownManager({ extensions });

const NBSP = '\u00a0';

/** Blocks of the editor: other ones are kept as Markdown. */
const BLOCKS = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'horizontalRule'];

/** Returns a text in Markdown as a document. */
export function documentOf(markdown: string): JSONContent {
  const tokens = manager.instance.lexer(markdown.replaceAll('\r\n', '\n'));
  const content = tokens.flatMap(({ type, raw }) => (type === 'space' ? [] : blockOf(raw.replace(/\n+$/, ''))));
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

function blockOf(raw: string): JSONContent {
  const mark = MARK.exec(raw);
  const text = (mark ? raw.slice(mark[0].length) : raw).replaceAll('&nbsp;', NBSP);
  const [node, ...others] = manager.parse(text).content ?? [];
  const isEditable =
    node !== undefined && others.length === 0 && BLOCKS.includes(node.type ?? '') && !raw.includes(NBSP);
  if (!isEditable || serialize(node) !== text) return { type: 'source', attrs: { text: raw } };
  return mark ? { ...node, attrs: { ...node.attrs, kind: mark[1] } } : node;
}

const serialize = (node: JSONContent): string => manager.serialize({ type: 'doc', content: [node] });

/** Returns a document as Markdown. */
export const markdownOf = ({ content = [] }: JSONContent): string =>
  content
    .map((node) => {
      if (node.type === 'source') return String(node.attrs?.text ?? '');
      const mark = node.attrs?.kind ? `> [!${node.attrs.kind}]\n` : '';
      return mark + serialize(node).replaceAll(NBSP, '&nbsp;');
    })
    .filter((text) => text.trim() !== '')
    .join('\n\n');

/** Returns Markdown that the editor inserts for a picture. */
export const pictureMarkdown = (src: string, alt: string): string =>
  `![${alt.replace(/[[\]\\\n]/g, ' ').trim()}](${src})`;
