import { type ComponentType, type RefObject, Suspense, use, useCallback, useEffect, useRef, useState } from 'react';
import { onActivity } from './on-activity.ts';
import { ScreenEnd } from './screen-end.tsx';
import { HYDRATED_EVENT, LATE_ATTRIBUTE } from './start/hydrated.ts';
import { whenSeen } from './when-seen.ts';

/** The code of a part of a page below its first screen. */
export interface LazyPart {
  /** Loads the code. A loader awaits this wherever the part is shown without the server's HTML. Rejects if that fails. */
  load(): Promise<void>;
  /**
   * Returns the component: at once if it is loaded, else when the part is seen or the visitor does anything. Never rejects.
   */
  component(): Promise<ComponentType>;
}

/**
 * Creates a part that hydrates lazily.
 * @param id Id of an element of the part.
 * @param load Imports the part's code.
 */
export function createLazyPart(id: string, load: () => Promise<ComponentType>): LazyPart {
  let component: Promise<ComponentType> | undefined;
  return {
    load: async () => {
      component = fulfilled(await load());
    },
    component: () => {
      component ??= whenNeeded(document.getElementById(id)).then(load).catch(keepServerHtml);
      return component;
    },
  };
}

/** A promise that React reads synchronously, by the fields it looks for. */
const fulfilled = <T,>(value: T) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value } as const);

/**
 * Hydrates a part of a page below its first screen when its code is loaded. The server renders the part whole. If the code cannot be
 * loaded, the part stays as the server sent it: readable, its links ordinary links.
 */
export function LazyHydration({ part }: { readonly part: LazyPart }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <>
      <ScreenEnd />
      <div ref={box} {...{ [LATE_ATTRIBUTE]: '' }} style={{ display: 'contents' }}>
        <Suspense fallback={<ServerHtml box={box} />}>
          <Loaded part={part} box={box} />
        </Suspense>
      </div>
    </>
  );
}

interface BoxProps {
  readonly box: RefObject<HTMLDivElement | null>;
}

/**
 * A copy of the part's elements from the server. An update from above, such as a navigation, makes React discard what is not hydrated
 * yet: without this copy the part would disappear, and the footer would jump up.
 */
function ServerHtml({ box }: BoxProps) {
  const [nodes] = useState(() => [...(box.current?.childNodes ?? [])].map((node) => node.cloneNode(true)));
  // Nodes, not text: the page's policy lets no text become markup.
  const insert = useCallback((copy: HTMLDivElement | null) => copy?.replaceChildren(...nodes), [nodes]);
  return <div ref={insert} style={{ display: 'contents' }} />;
}

interface LoadedProps extends BoxProps {
  readonly part: LazyPart;
}

/** The part. Says when it is hydrated, so that what was pressed in it before is done. */
function Loaded({ part, box }: LoadedProps) {
  const Component = use(part.component());
  useEffect(() => {
    box.current?.removeAttribute(LATE_ATTRIBUTE);
    box.current?.dispatchEvent(new Event(HYDRATED_EVENT, { bubbles: true }));
  }, [box]);
  return <Component />;
}

/** Resolves when the element is seen or the visitor does anything; at once if there is no element. */
function whenNeeded(element: HTMLElement | null): Promise<void> {
  return new Promise((resolve) => {
    if (!element) return resolve();
    const needed = () => {
      stopWatching();
      stopWaiting();
      resolve();
    };
    const stopWatching = whenSeen(element, needed);
    const stopWaiting = onActivity(needed);
  });
}

function keepServerHtml(error: unknown): Promise<never> {
  reportError(error);
  return new Promise(() => {});
}
