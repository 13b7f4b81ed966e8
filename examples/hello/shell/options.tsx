import { plainOptions } from '@platform/browser/plain-options';
import type { ShellOptions } from '@platform/browser/shell-options';
import { useRootData } from '@platform/contract/root-data';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { logLoadTimes } from './log-load-times.ts';

/** The parts that browser and server build the pages from. */
export const parts: ShellOptions = { ...plainOptions, Layout, runtimePlugins: [logLoadTimes()] };

function Layout({ children }: { readonly children: ReactNode }) {
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
