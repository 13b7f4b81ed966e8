import { Heading } from '@studio/ui';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  /** Grid area of the section. */
  readonly className: 'chart' | 'newest' | 'releases' | 'health';
  readonly children: ReactNode;
}

export function Section({ title, className, children }: SectionProps) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <Heading as="h2" size="question" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
