import styled from '@emotion/styled';
import type { ServiceSlug } from '@studio/content/choices';
import { COVER_SIZE } from '@studio/pictures/covers';
import { ArrowLink, Heading, Picture, Section, Text, VisuallyHidden } from '@studio/ui';
import { belowDesktop, fluid, from, phone, token, type } from '@studio/ui/tokens';
import type { Proof, RelatedWork as Work } from '../content/service-details.ts';
import { serviceFigures } from '../content/service-drawings.ts';
import { servicesPage } from '../content/services-page.ts';
import { Drawn, stills } from './posters/drawn.tsx';
import { RelatedWork } from './related-work.tsx';

interface ProofSectionProps extends ProofCaseProps {
  /** Id of the heading. */
  readonly id: string;
  readonly works: readonly Work[];
}

/** Work for other clients: one case, and more in rows. */
export function ProofSection({ id, slug, proof, works }: ProofSectionProps) {
  return (
    <Section labelledBy={id}>
      {/* Half of the usual space: no line separates this section from the one above. */}
      <Heading as="h2" size="section" id={id} css={{ marginTop: `calc(${token('space-section')} / -2)` }}>
        {servicesPage.proof}
      </Heading>
      <ProofCase slug={slug} proof={proof} />
      <RelatedWork works={works} />
    </Section>
  );
}

interface ProofCaseProps {
  readonly slug: ServiceSlug;
  readonly proof: Proof;
}

const Columns = styled.div`
  display: grid;
  gap: ${fluid(28, 40)} 4rem;
  margin-top: ${fluid(24, 72)};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** A mat that crops the picture of a page at the right and at the bottom. */
const Mat = styled.div`
  overflow: hidden;
  aspect-ratio: 13 / 14;
  border-radius: ${token('radius-picture')};
  background: ${token('wash')};
  ${belowDesktop} {
    aspect-ratio: 16 / 9;
  }
  ${phone} {
    aspect-ratio: 4 / 3;
  }
  & > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & > picture > img {
    width: 156%;
    max-width: none;
    margin: 10.25% 0 0 10.25%;
  }
`;

/** Width of the page by that of the window. */
const SIZES = '(min-width: 64rem) 68vw, 140vw';

/**
 * On desktops the figure is aligned to the top of the mat, and the text to its bottom. On tablets the text is beside the figure, on
 * phones only the caption, if the figure is narrow.
 */
const Words = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${fluid(24, 48)};
  ${belowDesktop} {
    flex-direction: row;
    justify-content: start;
    & > :first-child {
      flex: none;
      max-width: 45%;
    }
  }
  ${phone} {
    flex-wrap: wrap;
    align-items: end;
    gap: 1rem 1.25rem;
    & > :first-child {
      max-width: none;
    }
    & > :last-child {
      display: contents;
    }
    & :is(h3, p) {
      flex: 1 0 100%;
      margin: 0;
    }
    & p:first-of-type {
      flex: 1 0 8rem;
    }
  }
`;

const FIGURE_HEIGHT = fluid(150, 396);

/** As high as `FIGURE_HEIGHT`, or as wide as its column. */
const Figure = styled(Drawn)`
  mask-position: left top;
  mask-size: contain;
`;

/** One piece of work: a cropped page, and its result as a large number in lines. */
function ProofCase({ slug, proof: { caption, title, text, action, to, picture } }: ProofCaseProps) {
  const figure = serviceFigures[slug];
  return (
    <Columns>
      <Mat>
        {typeof picture === 'string' ? (
          <img src={picture} alt="" loading="lazy" decoding="async" {...COVER_SIZE} />
        ) : (
          <Picture picture={picture} alt="" sizes={SIZES} />
        )}
      </Mat>
      <Words>
        <Figure
          aria-hidden="true"
          css={{
            maskImage: `url('${stills[`${slug}-figure`]}')`,
            aspectRatio: figure.ratio,
            width: `min(100%, ${FIGURE_HEIGHT} * ${figure.ratio})`,
          }}
        />
        <div>
          <p css={[{ marginBottom: '0.75rem', color: token('ink-2') }, type('small')]}>
            <VisuallyHidden>{figure.text.replace('→', 'to')} </VisuallyHidden>
            {caption}
          </p>
          <Heading as="h3" size="title3">
            {title}
          </Heading>
          <Text css={{ marginBlock: '0.75rem 0.5rem' }}>{text}</Text>
          <ArrowLink to={to} context={`: ${title}`}>
            {action}
          </ArrowLink>
        </div>
      </Words>
    </Columns>
  );
}
