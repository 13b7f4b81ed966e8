import { Heading } from '@studio/ui/heading';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  /** Its place in the grid of the page. */
  readonly className: 'chart' | 'newest' | 'releases' | 'health';
  readonly children: ReactNode;
}

/** A titled part of the dashboard. */
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
