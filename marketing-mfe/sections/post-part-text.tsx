import styled from '@emotion/styled';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { fluid, type } from '@studio/ui/typography';
import { Fragment } from 'react';
import type { PostPart } from '../content/post-body.ts';

interface PostPartTextProps {
  readonly part: PostPart;
}

/** Where notes have room in the margin. */
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

/** A sentence to stop at, with a rule in the margin where there is one. */
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

/** A part of a post. Its note stands in the margin, or after it where there is no room. */
export function PostPartText({ part }: PostPartTextProps) {
  const { id, title, paragraphs, note, pull } = part;
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
