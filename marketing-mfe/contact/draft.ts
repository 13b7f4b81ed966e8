import { contactFieldNames, readContactFields } from '@studio/client/contact';
import { type RefObject, useEffect, useRef } from 'react';
import * as v from 'valibot';
import type { FieldTexts } from './send-contact.ts';

/** Key of the unsent text in the tab's session storage. */
const KEY = 'contact-draft';

const draft = v.record(v.picklist(contactFieldNames), v.string());

/** Saves unsent text until the tab is closed; removes it if all fields are empty. */
export function saveDraft(fields: FieldTexts): void {
  try {
    if (contactFieldNames.some((name) => fields[name])) sessionStorage.setItem(KEY, JSON.stringify(fields));
    else sessionStorage.removeItem(KEY);
  } catch (error) {
    console.warn('The unsent text was not saved: the browser refuses storage.', error);
  }
}

/** Returns the saved text; no fields if there is none or it is invalid. */
export function loadDraft(): FieldTexts {
  try {
    const { success, output } = v.safeParse(draft, JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
    return success ? output : {};
  } catch (error) {
    console.warn('The unsent text was not restored.', error);
    return {};
  }
}

function fillEmptyFields(form: HTMLFormElement, texts: FieldTexts): void {
  for (const name of contactFieldNames) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && field.value === '') field.value = texts[name] ?? '';
  }
}

/** Restores the unsent text of a form after a reload or navigation. Call `save` on input, `clear` when it was sent. */
export function useDraft(): { form: RefObject<HTMLFormElement | null>; save: () => void; clear: () => void } {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) fillEmptyFields(form.current, loadDraft());
  }, []);
  return {
    form,
    save: () => {
      if (form.current) saveDraft(readContactFields(new FormData(form.current)));
    },
    clear: () => saveDraft({}),
  };
}
