import { type ComponentType, type RefObject, Suspense, use, useCallback, useEffect, useRef, useState } from 'react';
import { importLazily, onActivity, whenSeen } from './activity.ts';
import { ScreenEnd } from './screen-end.tsx';
import { HYDRATED_EVENT, LATE_ATTRIBUTE } from './start/first-page.ts';

/** A section of a page below its first screen, whose code is loaded lazily. */
export interface LazySection {
  /** Loads the code. A loader awaits this wherever the section is shown without the server's HTML. Rejects if that fails. */
  load(): Promise<void>;
  /** Returns the component: at once if it is loaded, else when the section is seen or the visitor is active. Never rejects. */
  component(): Promise<ComponentType>;
}

/**
 * Creates a lazy section.
 * @param id Id of an element of the section.
 * @param load Imports the section's code.
 */
export function createLazySection(id: string, load: () => Promise<ComponentType>): LazySection {
  let component: Promise<ComponentType> | undefined;
  return {
    load: async () => {
      component = fulfilled(await load());
    },
    component: () => {
      component ??= whenNeeded(document.getElementById(id)).then(() =>
        importLazily(load, (error) => reportError(error)),
      );
      return component;
    },
  };
}

/** A promise that React reads synchronously, by the fields it looks for. */
const fulfilled = <T,>(value: T) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value } as const);

interface SectionProps {
  readonly section: LazySection;
}

interface BoxProps {
  readonly box: RefObject<HTMLDivElement | null>;
}

/**
 * Hydrates a section when its code is loaded. The server renders the section whole. If the code cannot be loaded, the section stays as the
 * server sent it, readable, its links ordinary links, and the visitor's next press loads the code again.
 */
export function LazyHydration({ section }: SectionProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <>
      <ScreenEnd />
      <div ref={box} {...{ [LATE_ATTRIBUTE]: '' }} style={{ display: 'contents' }}>
        <Suspense fallback={<ServerHtml box={box} />}>
          <Loaded section={section} box={box} />
        </Suspense>
      </div>
    </>
  );
}

/**
 * Renders a copy of the section's elements from the server. An update from above, such as a navigation, makes React discard what is not
 * hydrated yet: without this copy the section would disappear, and the footer would jump up.
 */
function ServerHtml({ box }: BoxProps) {
  const [nodes] = useState(() => [...(box.current?.childNodes ?? [])].map((node) => node.cloneNode(true)));
  // Nodes, not text: the page's policy lets no text become markup.
  const insert = useCallback((copy: HTMLDivElement | null) => copy?.replaceChildren(...nodes), [nodes]);
  return <div ref={insert} style={{ display: 'contents' }} />;
}

/** Renders the section, and dispatches the event by which presses and texts of the visitor are replayed. */
function Loaded({ section, box }: SectionProps & BoxProps) {
  const Component = use(section.component());
  useEffect(() => {
    box.current?.removeAttribute(LATE_ATTRIBUTE);
    box.current?.dispatchEvent(new Event(HYDRATED_EVENT, { bubbles: true }));
  }, [box]);
  return <Component />;
}

/** Resolves when the element is seen or the visitor is active; at once if there is no element. */
function whenNeeded(element: HTMLElement | null): Promise<void> {
  return new Promise((resolve) => {
    if (!element) return resolve();
    const needed = () => {
      stopObserving();
      stopListening();
      resolve();
    };
    const stopObserving = whenSeen(element, needed);
    const stopListening = onActivity(needed);
  });
}
