import { ArrowLink } from '@studio/ui/arrow-link';
import { HairlineGrid } from '@studio/ui/hairline-grid';
import { Heading } from '@studio/ui/heading';
import { Section } from '@studio/ui/section';
import { Text } from '@studio/ui/text';
import { type } from '@studio/ui/typography';
import type { RelatedWork as Work } from '../content/service-details.ts';

interface RelatedWorkProps {
  readonly title: string;
  readonly works: readonly Work[];
}

/** Links to other work, each with a number. */
export function RelatedWork({ title, works }: RelatedWorkProps) {
  return (
    <Section labelledBy="related" tone="line">
      <Heading as="h2" size="title1" id="related">
        {title}
      </Heading>
      <HairlineGrid>
        {works.map((work) => (
          <li key={work.title}>
            <p css={[{ marginBottom: '1rem' }, type('title1')]}>{work.figure}</p>
            <Heading as="h3" size="question">
              {work.title}
            </Heading>
            <Text css={{ maxWidth: '26em', marginBlock: '0.5rem' }}>{work.text}</Text>
            <ArrowLink to={work.to} context={`: ${work.title}`}>
              {work.action}
            </ArrowLink>
          </li>
        ))}
      </HairlineGrid>
    </Section>
  );
}
