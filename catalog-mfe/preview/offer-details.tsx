import styled from '@emotion/styled';
import type { Website } from '@studio/content/collections/websites';
import { Heading } from '@studio/ui';
import { from, token } from '@studio/ui/tokens';
import { previewPage, systemOf } from '../content/preview-page.ts';

const { offer, changes } = previewPage;

const Section = styled.section`
  margin-top: 2.5rem;
`;

/** Rows of a label and a text between hairlines. */
const Rows = styled.dl`
  margin: 1.25rem 0 0;
  border-bottom: 1px solid ${token('hairline')};
  & > div {
    display: grid;
    grid-template-columns: var(--columns);
    gap: 0.25rem 1rem;
    padding-block: 0.875rem;
    border-top: 1px solid ${token('hairline')};
    line-height: 1.5;
  }
  & dt {
    color: ${token('ink-2')};
  }
  & dd {
    margin: 0;
    text-wrap: pretty;
  }
`;

/** What is included: a narrow column of labels. */
const OfferRows = styled(Rows)`
  --columns: 5.5rem minmax(0, 1fr);
  & dt {
    font-size: 0.875rem;
    line-height: 1.7;
  }
  ${from.small} {
    --columns: 7rem minmax(0, 1fr);
  }
`;

/** What changes cost: labels at the left, prices at the right. */
const ChangeRows = styled(Rows)`
  --columns: minmax(0, 1fr) auto;
  & dt {
    color: inherit;
  }
  & dd {
    max-width: 9rem;
    text-align: right;
    font-weight: 500;
  }
`;

const Swatches = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  margin-top: 1.25rem;
  & > i {
    width: 2.75rem;
    height: 2.75rem;
    border: 1px solid ${token('hairline')};
    border-radius: ${token('radius-picture')};
    forced-color-adjust: none;
  }
  & > p {
    flex: 1 1 9rem;
    color: ${token('ink-2')};
    font-size: 0.875rem;
    line-height: 1.45;
  }
`;

interface OfferDetailsProps {
  readonly site: Website;
  /** Time to launch, such as `two weeks`. */
  readonly delivery: string;
}

/** What is included in a site, and what changes cost. */
export function OfferDetails({ site, delivery }: OfferDetailsProps) {
  const { pages, features, colours } = site;
  const rows = [
    [offer.pages, pages],
    [offer.features, features],
    offer.included,
    [offer.runsOn, systemOf(site)],
    offer.delivery(delivery),
    offer.afterwards,
  ] as const;
  return (
    <>
      <Section aria-labelledby="offer">
        <Heading as="h2" size="title4" id="offer">
          {offer.title}
        </Heading>
        <OfferRows>{rows.map(row)}</OfferRows>
      </Section>
      <Section aria-labelledby="changes">
        <Heading as="h2" size="title4" id="changes">
          {changes.title}
        </Heading>
        <ChangeRows>{changes.rows.map(row)}</ChangeRows>
        <Swatches>
          {colours.map((colour) => (
            <i key={colour} css={{ background: colour }} />
          ))}
          <p>{changes.colours}</p>
        </Swatches>
      </Section>
    </>
  );
}

const row = ([label, text]: readonly [string, string]) => (
  <div key={label}>
    <dt>{label}</dt>
    <dd>{text}</dd>
  </div>
);
