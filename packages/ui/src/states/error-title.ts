import { useEffect } from 'react';
import { useSpoken } from './spoken.ts';

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
