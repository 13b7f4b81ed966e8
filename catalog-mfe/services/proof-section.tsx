import { Heading } from '@studio/ui/heading';
import { Section } from '@studio/ui/section';
import { token } from '@studio/ui/tokens';
import type { Proof, RelatedWork as Work } from '../content/service-details.ts';
import type { ServiceSlug } from '../content/service-offers.ts';
import { ProofCase } from './proof-case.tsx';
import { RelatedWork } from './related-work.tsx';

interface ProofSectionProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly slug: ServiceSlug;
  readonly proof: Proof;
  readonly works: readonly Work[];
}

/** What the service did for others: one piece of work at length, and more in rows. */
export function ProofSection({ id, title, slug, proof, works }: ProofSectionProps) {
  return (
    <Section labelledBy={id}>
      {/* Nothing parts this section from the one above: half of the space between them is enough. */}
      <Heading as="h2" size="section" id={id} css={{ marginTop: `calc(${token('space-section')} / -2)` }}>
        {title}
      </Heading>
      <ProofCase slug={slug} proof={proof} />
      <RelatedWork works={works} />
    </Section>
  );
}
