import type { CaseStudy } from '@studio/client/lists';
import { HairlineGrid } from '@studio/ui/hairline-grid';
import { Heading } from '@studio/ui/heading';
import { Section } from '@studio/ui/section';
import { SectionHead } from '@studio/ui/section-head';
import { Text } from '@studio/ui/text';
import { phoneRow, reachable } from './phone-row.ts';

interface CaseStudiesProps {
  readonly title: string;
  readonly intro: string;
  readonly empty: string;
  readonly studies: readonly CaseStudy[];
}

/** The case studies, in a grid with hairlines, on phones in one row. */
export function CaseStudies({ title, intro, empty, studies }: CaseStudiesProps) {
  return (
    <Section labelledBy="case-studies" tone="line">
      <SectionHead id="case-studies" title={title} intro={studies.length === 0 ? empty : intro} />
      {studies.length > 0 && (
        <HairlineGrid ref={reachable} aria-labelledby="case-studies" css={phoneRow}>
          {studies.map((study) => (
            <li key={study.title}>
              <Heading as="h3" size="title4">
                {study.title}
              </Heading>
              <Text css={{ maxWidth: '26em', marginTop: '0.75rem' }}>{study.description}</Text>
            </li>
          ))}
        </HairlineGrid>
      )}
    </Section>
  );
}
