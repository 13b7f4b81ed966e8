import styled from '@emotion/styled';
import { PORTRAIT_SIZE } from '@studio/pictures/portraits';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { fluid, type } from '@studio/ui/typography';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { PostBody, PostPart } from '../content/posts.ts';
import { memberOf, type Role } from '../content/team.ts';
import { paths } from '../paths.ts';
import { LongRead } from '../shared/long-read.tsx';

/** Width from which the margin has space for notes. */
const wide = '@media (min-width: 75rem)';

const Part = styled.section`
  margin-top: ${fluid(40, 52)};
  ${wide} {
    display: grid;
    grid-template-columns: minmax(0, 10fr) minmax(0, 3fr);
    column-gap: 2rem;
  }
`;

const Words = styled.div`
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

/** A pull quote, with a line in the margin where there is room. */
const Pull = styled.div`
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

function PostPartText({ part: { id, title, paragraphs, note, pull } }: { readonly part: PostPart }) {
  return (
    <Part aria-labelledby={id}>
      <Words>
        <Heading as="h2" size="title3" id={id} css={{ scrollMarginTop: '2rem' }}>
          {title}
        </Heading>
        {paragraphs.map((paragraph, i) => (
          <Fragment key={paragraph}>
            <p>{paragraph}</p>
            {pull?.after === i + 1 && <Pull>{pull.text}</Pull>}
          </Fragment>
        ))}
      </Words>
      {note && <Note>{note}</Note>}
    </Part>
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
          <strong>{member.name}</strong>
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

/** The text of a post: author and contents at the left, notes at the right where there is room, else below each part. */
export function PostArticle({ author, body }: PostArticleProps) {
  return (
    <LongRead head={<PostAuthor role={author} />} parts={body.parts} css={{ paddingTop: fluid(32, 72) }}>
      <Text size="statement" tone="ink" css={{ maxWidth: '25em', fontWeight: 500 }}>
        {body.lead}
      </Text>
      {body.parts.map((part) => (
        <PostPartText key={part.id} part={part} />
      ))}
    </LongRead>
  );
}
