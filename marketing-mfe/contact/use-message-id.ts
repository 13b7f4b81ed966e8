import type { ContactForm } from '@studio/client/contact';
import { useRef } from 'react';

/**
 * Creates the id of a message when it is sent. The same text keeps its id after a failure, so that a message whose
 * response was lost is stored once.
 */
export function useMessageId() {
  const last = useRef<{ readonly text: string; readonly id: string | undefined }>(undefined);
  return {
    /** Returns undefined where the browser cannot create an id (plain HTTP); the API creates one then. */
    of(form: ContactForm): string | undefined {
      const text = JSON.stringify(form);
      if (last.current?.text !== text) {
        last.current = { text, id: 'randomUUID' in crypto ? crypto.randomUUID() : undefined };
      }
      return last.current.id;
    },
    /** Gives the next message a new id, even if its text is the same. */
    reset() {
      last.current = undefined;
    },
  };
}
