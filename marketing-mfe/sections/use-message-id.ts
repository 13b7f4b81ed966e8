import type { ContactForm } from '@studio/client/contact';
import { useRef } from 'react';

interface MessageId {
  /** The id to send a message under. */
  of(form: ContactForm): string | undefined;
  /** The message arrived: the next one is another, even with the same words. */
  done(): void;
}

/**
 * Makes a message's id at the moment of sending. The same words sent again after a failure keep it, so that a message
 * whose answer was lost is stored once. Undefined where the browser makes none (plain HTTP): then the site does.
 */
export function useMessageId(): MessageId {
  const last = useRef<{ readonly words: string; readonly id: string | undefined }>(undefined);
  return {
    of(form) {
      const words = JSON.stringify(form);
      if (last.current?.words !== words) {
        last.current = { words, id: 'randomUUID' in crypto ? crypto.randomUUID() : undefined };
      }
      return last.current.id;
    },
    done() {
      last.current = undefined;
    },
  };
}
