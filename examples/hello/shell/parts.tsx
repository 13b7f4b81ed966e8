import { plainParts } from '@platform/browser/plain-parts';
import type { ShellParts } from '@platform/browser/shell-parts';
import { useRootData } from '@platform/contract/root-data';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The parts that browser and server build the pages from. */
export const parts: ShellParts = { ...plainParts, Frame };

function Frame({ children }: { readonly children: ReactNode }) {
  const { name } = useRootData().site as { readonly name: string };
  return (
    <>
      <header>
        {name} <Link to="/">Home</Link> <Link to="/about">About</Link>
      </header>
      <main>{children}</main>
    </>
  );
}
