import { type RefObject, useEffect, useRef } from 'react';
import { keepDraft, keptDraft } from './draft.ts';
import { FIELDS, type FieldTexts, readFields } from './send-contact.ts';

/** Fills a form's empty fields in with the text that was not sent before a reload or a navigation. */
function restore(form: HTMLFormElement, draft: FieldTexts): void {
  for (const name of FIELDS) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && field.value === '') field.value = draft[name] ?? '';
  }
}

/** Keeps what is in a form until it is sent. The answer goes to the form; call `forget` when it has arrived. */
export function useDraft(): { form: RefObject<HTMLFormElement | null>; keep: () => void; forget: () => void } {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) restore(form.current, keptDraft());
  }, []);
  return {
    form,
    keep: () => {
      if (form.current) keepDraft(readFields(form.current));
    },
    forget: () => keepDraft({}),
  };
}
