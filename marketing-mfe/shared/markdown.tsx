import styled from '@emotion/styled';
import { type Block, type Inline, textOf } from '@studio/content/tree';
import { Heading, Picture, type PictureFiles } from '@studio/ui';
import { fluid, from, token, type } from '@studio/ui/tokens';
import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The part of a text below a heading of level 2. */
export interface TextSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Returns the blocks before the first heading of level 2, and the sections below those headings. */
export function textSections(blocks: readonly Block[]) {
  const lead: Block[] = [];
  const sections: (TextSection & { readonly blocks: Block[] })[] = [];
  for (const block of blocks) {
    if (block.type === 'heading' && block.level === 2)
      sections.push({ id: block.id, title: textOf(block.children), blocks: [] });
    else (sections.at(-1)?.blocks ?? lead).push(block);
  }
  return { lead, sections: sections as readonly TextSection[] };
}

/** A picture of a text. `picture`: the files of one of the library. */
type TextPictureProps = Extract<Block, { type: 'picture' }> & { readonly picture?: PictureFiles };

/** Renders items in a fixed order, which need no keys. */
const inOrder = <Item,>(items: readonly Item[], render: (item: Item) => ReactNode) =>
  createElement(Fragment, null, ...items.map(render));

/** Text with its marks and links. */
export const Inlines = ({ nodes }: { readonly nodes: readonly Inline[] }) =>
  inOrder(nodes, (node) => <InlineText node={node} />);

const TextLink = styled(Link)`
  color: ${token('iris')};
  text-underline-offset: 0.2em;
  &:hover {
    color: ${token('iris-hover')};
  }
`;

function InlineText({ node }: { readonly node: Inline }): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'break':
      return <br />;
    case 'code':
      return <code>{node.value}</code>;
    case 'link':
      return (
        <TextLink to={node.href}>
          <Inlines nodes={node.children} />
        </TextLink>
      );
    default:
      return createElement(node.type === 'strong' ? 'strong' : 'em', null, <Inlines nodes={node.children} />);
  }
}

/** A note beside a section, or below it. */
const Note = styled.div`
  max-width: 24rem;
  margin-top: 1.75rem;
  padding-top: 0.75rem;
  border-top: 1px solid ${token('hairline-strong')};
  & p {
    ${type('small')}
    margin-top: 0;
    color: ${token('ink-2')};
  }
`;

/** A pull quote. From 1024px on its line stands in the margin. */
const PullQuote = styled.div`
  position: relative;
  margin-block: ${fluid(36, 48)};
  & p {
    ${type('title2')}
    margin-top: 0;
    text-wrap: balance;
  }
  &::before {
    content: '';
    display: block;
    width: 3.5rem;
    margin-bottom: 1rem;
    border-top: 2px solid ${token('ink')};
  }
  ${from.desktop} {
    &::before {
      position: absolute;
      top: 0.6em;
      right: calc(100% + 2rem);
      width: min(8.75rem, 9vw);
    }
  }
`;

const Paragraph = styled.p`
  ${type('reading')}
  margin-top: 1.125rem;
  color: ${token('ink')};
  text-wrap: pretty;
`;

const List = styled.ul`
  ${type('reading')}
  margin-block: 1.125rem 0;
  padding-inline-start: 1.5em;
  list-style: revert;
  & > li {
    margin-top: 0.5rem;
  }
`;

const Quote = styled.blockquote`
  margin: ${fluid(20, 28)} 0 0;
  padding-inline-start: 1.25rem;
  border-inline-start: 2px solid ${token('hairline-strong')};
`;

/** Text of any width, which scrolls sideways, also by keyboard. */
const Wide = styled.div`
  ${type('text')}
  margin-top: ${fluid(20, 28)};
  overflow-x: auto;
  & > pre {
    margin: 0;
    padding: 1rem 1.25rem;
    border-radius: ${token('radius-picture')};
    background: ${token('wash')};
  }
  & th,
  & td {
    padding: 0.625rem 1.5rem 0.625rem 0;
    border-bottom: 1px solid ${token('hairline')};
    text-align: start;
    vertical-align: top;
  }
`;

const Figure = styled.figure`
  margin: ${fluid(28, 40)} 0 0;
  & img {
    display: block;
    max-width: 100%;
    height: auto;
    border-radius: ${token('radius-picture')};
  }
  & > figcaption {
    ${type('small')}
    margin-top: 0.75rem;
    color: ${token('ink-2')};
  }
`;

const Rule = styled.hr`
  margin-block: ${fluid(28, 40)};
  border: 0;
  border-top: 1px solid ${token('hairline-strong')};
`;

/** The blocks of a text, apart from headings of level 2. */
export const Prose = ({ blocks }: { readonly blocks: readonly Block[] }) =>
  inOrder(blocks, (block) => <BlockText block={block} />);

function BlockText({ block }: { readonly block: Block }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <Paragraph>
          <Inlines nodes={block.children} />
        </Paragraph>
      );
    case 'heading':
      return (
        <Heading as="h3" size="title4" id={block.id} css={{ marginTop: fluid(28, 36), scrollMarginTop: '2rem' }}>
          <Inlines nodes={block.children} />
        </Heading>
      );
    case 'quote':
    case 'pull':
    case 'note': {
      const Box = { quote: Quote, pull: PullQuote, note: Note }[block.type];
      return (
        <Box>
          <Prose blocks={block.children} />
        </Box>
      );
    }
    case 'list':
      return (
        <List as={block.isOrdered ? 'ol' : 'ul'}>
          {inOrder(block.items, (item) => (
            <li>{item.length === 1 ? <ItemText block={item[0]} /> : <Prose blocks={item} />}</li>
          ))}
        </List>
      );
    case 'code':
      return (
        <Wide tabIndex={0}>
          <pre>
            <code>{block.value}</code>
          </pre>
        </Wide>
      );
    case 'table':
      return <Table rows={block.rows} />;
    case 'picture':
      return (
        <Figure>
          <TextPicture {...block} />
          {block.caption !== '' && <figcaption>{block.caption}</figcaption>}
        </Figure>
      );
    default:
      return <Rule />;
  }
}

/** The only block of an item: a paragraph has no margins of its own. */
const ItemText = ({ block }: { readonly block: Block | undefined }) =>
  block?.type === 'paragraph' ? <Inlines nodes={block.children} /> : block && <BlockText block={block} />;

/** The first row has the names of the columns. */
function Table({ rows: [head = [], ...rows] }: Pick<Extract<Block, { type: 'table' }>, 'rows'>) {
  return (
    <Wide tabIndex={0}>
      <table css={{ borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {inOrder(head, (cell) => (
              <th scope="col">
                <Inlines nodes={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(rows, (row) => (
            <tr>
              {inOrder(row, (cell) => (
                <td>
                  <Inlines nodes={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

/** A picture of the library, or one at an address of the site. */
function TextPicture({ src, alt, picture }: TextPictureProps) {
  if (picture) return <Picture picture={picture} alt={alt} sizes="(min-width: 64rem) 39rem, 100vw" />;
  return <img src={src} alt={alt} loading="lazy" decoding="async" />;
}
