import styled from '@emotion/styled';
import { COVER_SIZE, covers } from '@studio/pictures/covers';
import { pictureOf } from '@studio/pictures/picture-of';
import { ArrowLink, Heading, Picture, Text, wholeCard } from '@studio/ui';
import { from, largeText, phone, token, type } from '@studio/ui/tokens';
import { servicesPage } from '../content/services-page.ts';
import type { CaseWithResult } from './lists.ts';

/**
 * The whole card is the link, if there is one. On phones the picture is beside the figure and the text below both, on tablets beside
 * both.
 */
const Card = styled.li`
  display: grid;
  align-content: start;
  ${largeText} {
    & > div:first-of-type {
      grid-column: 1 / -1;
    }
  }
  ${phone} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 0 1rem;
    & > div:last-of-type {
      grid-column: 1 / -1;
    }
    & a {
      min-height: 2rem;
    }
  }
  &:has(a) {
    ${wholeCard}
  }
  @media (min-width: 48rem) and (max-width: 63.99rem) {
    grid-template-columns: 2fr 3fr;
    column-gap: 2rem;
    & > div:first-of-type {
      grid-row: span 2;
    }
  }
`;

/** A mat with a margin, which crops a page at the bottom; a drawing fills it. */
const Mat = styled.div`
  overflow: hidden;
  aspect-ratio: 405 / 220;
  border-radius: ${token('radius-picture')};
  background: ${token('wash')};
  ${phone} {
    aspect-ratio: 3 / 2;
    --margin: 0.75rem;
  }
  & > picture > img {
    width: calc(100% - 2 * var(--margin, 2rem));
    margin: var(--margin, 2rem) var(--margin, 2rem) 0;
  }
  & > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: top;
    filter: var(--picture, none);
  }
`;

/** What the case led to, in type; what the figure counts stands below it. */
const Figure = styled.p`
  align-self: center;
  & > strong {
    font-family: ${token('font-display')};
    font-size: ${token('size-section')};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.04em;
    line-height: 1;
    white-space: nowrap;
  }
  & > span {
    ${type('small')}
    display: block;
    margin-top: 0.25rem;
    color: ${token('ink-2')};
  }
  ${from.tablet} {
    padding-block: 1.25rem 1rem;
    border-bottom: 1px solid ${token('hairline-strong')};
    & > span {
      margin-top: 0.5rem;
    }
  }
`;

const SIZES = '(min-width: 64rem) 27vw, (min-width: 48rem) 35vw, 80vw';

/** A case with a picture, what it led to as a figure, and a link to its page. */
export function CaseCard({
  study: { title, description, picture, figure, caption, page },
}: {
  readonly study: CaseWithResult;
}) {
  const { project, post } = servicesPage.caseStudies;
  const cover = typeof picture === 'string' && (covers as Readonly<Record<string, string>>)[picture];
  return (
    <Card>
      <Mat>
        {cover ? (
          <img src={cover} alt="" loading="lazy" decoding="async" {...COVER_SIZE} />
        ) : (
          <Picture picture={pictureOf(picture)} alt="" sizes={SIZES} />
        )}
      </Mat>
      <Figure>
        <strong>{figure}</strong> <span>{caption}</span>
      </Figure>
      <div>
        <Heading as="h3" size="title4" css={{ marginTop: '0.875rem', textWrap: 'balance' }}>
          {title}
        </Heading>
        <Text css={{ marginTop: '0.375rem', [phone]: { fontSize: '0.9375rem', lineHeight: 1.45 } }}>{description}</Text>
        {page && (
          <ArrowLink to={page} context={`: ${title}`}>
            {page.startsWith('/post/') ? post : project}
          </ArrowLink>
        )}
      </div>
    </Card>
  );
}
