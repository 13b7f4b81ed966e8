import styled from '@emotion/styled';
import { PORTRAIT_SIZE } from '@studio/pictures/portraits';
import { Heading, Text } from '@studio/ui';
import { fluid, from, token, type } from '@studio/ui/tokens';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { PostBody, PostSection } from '../content/posts.ts';
import { memberOf, type Role } from '../content/team.ts';
import { paths } from '../paths.ts';
import { LongRead } from '../shared/long-read.tsx';

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

const Column = styled.div`
  max-width: 39rem;
  & > p {
    ${type('reading')}
    margin-top: 1.125rem;
    color: ${token('ink')};
    text-wrap: pretty;
  }
`;

const Note = styled.p`
  max-width: 24rem;
  margin-top: 1.75rem;
  padding-top: 0.75rem;
  border-top: 1px solid ${token('hairline-strong')};
  ${type('small')}
  color: ${token('ink-2')};
  ${wide} {
    align-self: start;
    margin-top: 0.5rem;
  }
`;

/** A pull quote. From 1024px on its line stands in the margin. */
const PullQuote = styled.div`
  position: relative;
  margin-block: ${fluid(36, 48)};
  ${type('title2')}
  text-wrap: balance;
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

function SectionText({ id, title, paragraphs, note, pull }: PostSection) {
  return (
    <Section aria-labelledby={id}>
      <Column>
        <Heading as="h2" size="title3" id={id} css={{ scrollMarginTop: '2rem' }}>
          {title}
        </Heading>
        {paragraphs.map((paragraph, i) => (
          <Fragment key={paragraph}>
            <p>{paragraph}</p>
            {pull?.after === i + 1 && <PullQuote>{pull.text}</PullQuote>}
          </Fragment>
        ))}
      </Column>
      {note && <Note>{note}</Note>}
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
  & > img {
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

function PostAuthor({ role }: { readonly role: Role }) {
  const member = memberOf(role);
  return (
    member && (
      <Author to={paths.member(role)}>
        <img src={member.portrait.src} alt="" {...PORTRAIT_SIZE} />
        <span>
          <strong translate="no">{member.name}</strong>
          {role}
        </span>
      </Author>
    )
  );
}

interface PostArticleProps {
  readonly author: Role;
  readonly body: PostBody;
}

/** The text of a post: author and contents at the left, notes at the right of each section, on narrow screens below it. */
export function PostArticle({ author, body }: PostArticleProps) {
  return (
    <LongRead head={<PostAuthor role={author} />} sections={body.sections} css={{ paddingTop: fluid(32, 72) }}>
      <Text size="statement" tone="ink" css={{ maxWidth: '25em', fontWeight: 500 }}>
        {body.lead}
      </Text>
      {body.sections.map((section) => (
        <SectionText key={section.id} {...section} />
      ))}
    </LongRead>
  );
}
