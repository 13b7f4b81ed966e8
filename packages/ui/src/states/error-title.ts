import { useEffect } from 'react';

/** Beginning of the document's title while a form on the page has errors, so that it is announced first. */
export const ERROR_TITLE = 'Error: ';

const removePrefix = () => {
  if (document.title.startsWith(ERROR_TITLE)) document.title = document.title.slice(ERROR_TITLE.length);
};

/** Puts `Error: ` before the document's title, and removes it when the errors are corrected or the visitor leaves the page. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    removePrefix();
    if (hasErrors) document.title = ERROR_TITLE + document.title;
    return removePrefix;
  }, [hasErrors]);
}
