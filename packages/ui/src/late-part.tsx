import { type ComponentType, type RefObject, Suspense, use, useRef, useState } from 'react';
import { whenSeen } from './when-seen.ts';

/** What shows that somebody is there: none of it happens while a page loads by itself. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** The code of a part of a page below its first screen. */
export interface LateCode {
  /** Loads it: whoever shows the part without the server's HTML awaits this first. Rejects when it cannot be had. */
  load(): Promise<void>;
  /** What is loaded; else it is asked for when the part is seen, or at the first sign that somebody is there. Never rejects. */
  part(): Promise<ComponentType>;
}

/**
 * @param id Of an element of the part.
 * @param ask Imports the part's code.
 */
export function lateCode(id: string, ask: () => Promise<ComponentType>): LateCode {
  let part: Promise<ComponentType> | undefined;
  return {
    load: async () => {
      part = fulfilled(await ask());
    },
    part: () => {
      part ??= untilWanted(document.getElementById(id)).then(ask).catch(leaveAsSent);
      return part;
    },
  };
}

/** A promise that React reads without waiting, by the fields it looks for. */
const fulfilled = <T,>(value: T) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value } as const);

/**
 * A part of a page below its first screen. The server renders it whole; it comes alive in the browser when its code is
 * there. Code that cannot be had leaves it as the server sent it: readable, its links ordinary links.
 */
export function LatePart({ code }: { readonly code: LateCode }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} style={{ display: 'contents' }}>
      <Suspense fallback={<AsSent box={box} />}>
        <Loaded code={code} />
      </Suspense>
    </div>
  );
}

/**
 * What the server has sent, once more. An update from above, as a navigation brings, makes React give up what is not yet
 * alive: without this the page would lose all of it at once, and its footer would jump up.
 */
function AsSent({ box }: { readonly box: RefObject<HTMLDivElement | null> }) {
  const [html] = useState(() => box.current?.innerHTML ?? '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, put back where it was
  return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />;
}

function Loaded({ code }: { readonly code: LateCode }) {
  const Component = use(code.part());
  return <Component />;
}

/** Resolves when the element is seen or somebody is there; at once where there is no such element. */
function untilWanted(element: HTMLElement | null): Promise<void> {
  return new Promise((resolve) => {
    if (!element) return resolve();
    const forget = whenSeen(element, wanted);
    function wanted() {
      forget();
      for (const sign of SIGNS) removeEventListener(sign, wanted, true);
      resolve();
    }
    for (const sign of SIGNS) addEventListener(sign, wanted, { capture: true, passive: true });
  });
}

function leaveAsSent(error: unknown): Promise<never> {
  reportError(error);
  return new Promise(() => {});
}
