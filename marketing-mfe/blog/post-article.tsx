import styled from '@emotion/styled';
import type { Member } from '@studio/content/collections/team';
import type { Block } from '@studio/content/tree';
import { PORTRAIT_SIZE, portraitSources } from '@studio/pictures/portraits';
import { Heading, Text } from '@studio/ui';
import { fluid, token, type } from '@studio/ui/tokens';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { EntryImage } from '../shared/entry-image.tsx';
import { LongRead } from '../shared/long-read.tsx';
import { Inlines, Prose, type TextSection, textSections } from '../shared/markdown.tsx';

/** Width from which the margin has space for notes. */
const wide = '@media (min-width: 75rem)';

const Section = styled.section`
  margin-top: ${fluid(40, 52)};
  ${wide} {
    display: grid;
    grid-template-columns: minmax(0, 10fr) minmax(0, 3fr);
    column-gap: 2rem;
  }
`;

const Notes = styled.div`
  ${wide} {
    align-self: start;
    & > :first-of-type {
      margin-top: 0.5rem;
    }
  }
`;

const isNote = ({ type }: Block): boolean => type === 'note';

function SectionText({ id, title, blocks }: TextSection) {
  const notes = blocks.filter(isNote);
  return (
    <Section aria-labelledby={id}>
      <div css={{ maxWidth: '39rem' }}>
        <Heading as="h2" size="title3" id={id} css={{ scrollMarginTop: '2rem' }}>
          {title}
        </Heading>
        <Prose blocks={blocks.filter((block) => !isNote(block))} />
      </div>
      {notes.length > 0 && (
        <Notes>
          <Prose blocks={notes} />
        </Notes>
      )}
    </Section>
  );
}

const Author = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.875rem;
  min-height: 3.5rem;
  ${type('small')}
  color: ${token('ink-2')};
  text-decoration: none;
  & > img,
  & > picture > img {
    width: 3.5rem;
    height: 3.5rem;
    border-radius: ${token('radius-full')};
    object-fit: cover;
    object-position: 50% 22%;
  }
  & strong {
    display: block;
    color: ${token('ink')};
    font-weight: 500;
  }
  &:hover strong {
    color: ${token('iris')};
  }
`;

function PostAuthor({ author: { slug, name, portrait } }: { readonly author: Member }) {
  return (
    <Author to={paths.member(slug)}>
      <EntryImage picture={portrait} own={portraitSources} size={PORTRAIT_SIZE} sizes="3.5rem" loading="auto" />
      <span>
        <strong translate="no">{name}</strong>
        {slug}
      </span>
    </Author>
  );
}

interface PostArticleProps {
  readonly author: Member | undefined;
  readonly body: readonly Block[];
}

/** The text of a post: author and contents at the left, notes at the right of each section, on narrow screens below it. */
export function PostArticle({ author, body }: PostArticleProps) {
  const { lead, sections } = textSections(body);
  const [first, ...rest] = lead;
  return (
    <LongRead head={author && <PostAuthor author={author} />} sections={sections} css={{ paddingTop: fluid(32, 72) }}>
      {first?.type === 'paragraph' && (
        <Text size="statement" tone="ink" css={{ maxWidth: '25em', fontWeight: 500 }}>
          <Inlines nodes={first.children} />
        </Text>
      )}
      <Prose blocks={first?.type === 'paragraph' ? rest : lead} />
      {sections.map((section) => (
        <SectionText key={section.id} {...section} />
      ))}
    </LongRead>
  );
}
