import { MAIN_ID, SkipLink } from '@studio/ui';
import type { ReactNode } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { useLanguage } from './language.ts';
import { Lines } from './lines/lines.tsx';
import { FloatingLink } from './whatsapp-links.tsx';

/** The layout of all public pages. A new page begins at its top; Back restores the scroll position. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { skip } = useLanguage().texts.header;
  return (
    <>
      <SkipLink>{skip}</SkipLink>
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
