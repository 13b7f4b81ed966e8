import { ArrowLink } from '@studio/ui/arrow-link';
import { Section } from '@studio/ui/section';
import { SectionHead } from '@studio/ui/section-head';
import type { Listing } from '../content/sell.ts';

/** The way to the other shelf. */
export function Further({ title, text, action, to }: Listing['further']) {
  return (
    <Section labelledBy="further" tone="line">
      <SectionHead id="further" title={title} intro={text} />
      <div css={{ marginTop: '1.5rem' }}>
        <ArrowLink to={to}>{action}</ArrowLink>
      </div>
    </Section>
  );
}
