import { Heading } from '@studio/ui';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly className?: string;
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
