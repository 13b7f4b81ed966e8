import { MAIN_ID, SkipLink } from '@studio/ui/skip-link';
import type { ReactNode } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { FloatingLink } from './floating-link.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Lines } from './lines/lines.tsx';

interface FrameProps {
  /** The region. */
  readonly children: ReactNode;
}

/** What stands around every public page. A new page begins at its top; Back returns to where it was left. */
export function Frame({ children }: FrameProps) {
  return (
    <>
      <SkipLink />
      <Lines />
      <Header />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <FloatingLink />
      <Footer />
      <ScrollRestoration />
    </>
  );
}
