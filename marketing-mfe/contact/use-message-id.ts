import type { ContactForm } from '@studio/client/contact';
import { useRef } from 'react';

interface MessageId {
  /** Returns the id for a message; undefined where the browser cannot create one (plain HTTP), so that the site does. */
  of(form: ContactForm): string | undefined;
  /** Call this when a message was sent: the next one gets a new id, even with the same text. */
  done(): void;
}

/**
 * Creates the id of a message when it is sent. The same text keeps its id after a failure, so that a message whose
 * response was lost is stored once.
 */
export function useMessageId(): MessageId {
  const last = useRef<{ readonly text: string; readonly id: string | undefined }>(undefined);
  return {
    of(form) {
      const text = JSON.stringify(form);
      if (last.current?.text !== text) {
        last.current = { text, id: 'randomUUID' in crypto ? crypto.randomUUID() : undefined };
      }
      return last.current.id;
    },
    done() {
      last.current = undefined;
    },
  };
}
