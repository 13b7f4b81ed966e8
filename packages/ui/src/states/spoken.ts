import { createContext, useContext, useEffect } from 'react';

/** What the primitives themselves say, in one language. */
export interface Spoken {
  /** Before an error, for screen readers, and before the title of a document whose form has errors. */
  readonly error: string;
  /** @param count Characters left until the limit. */
  readonly left: (count: number) => string;
  readonly over: (excess: number, max: number) => string;
  /** The same, as it is announced. */
  readonly tooMany: (excess: number) => string;
}

const figure = (count: number) => count.toLocaleString('en-GB');
const characters = (count: number) => `${figure(count)} ${count === 1 ? 'character' : 'characters'}`;

export const ENGLISH: Spoken = {
  error: 'Error: ',
  left: (count) => `${characters(count)} left`,
  over: (excess, max) => `${figure(excess)} over ${figure(max)}`,
  tooMany: (excess) => `${characters(excess)} too many`,
};

/** The language of the primitives in a part of a page: English if none is given. */
export const SpokenContext = createContext(ENGLISH);

export const useSpoken = (): Spoken => useContext(SpokenContext);

/** Puts `Error: ` before the document's title, and removes it when the errors are corrected or the visitor leaves the page. */
export function useErrorTitle(hasErrors: boolean): void {
  const { error } = useSpoken();
  useEffect(() => {
    const remove = () => {
      if (document.title.startsWith(error)) document.title = document.title.slice(error.length);
    };
    remove();
    if (hasErrors) document.title = error + document.title;
    return remove;
  }, [hasErrors, error]);
}
