import { type ContactForm, contactFieldNames, readContactFields } from '@studio/client/contact';
import { contactSubjects } from '@studio/client/content/contact-subjects';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { type FieldTexts, fetchStamp } from './send-contact.ts';

/** Key of the unsent text in the tab's session storage. */
const KEY = 'contact-draft';

const draft = v.record(v.picklist(contactFieldNames), v.string());

/** Saves unsent text until the tab is closed. Removes it if all fields are empty. */
export function saveDraft(fields: FieldTexts): void {
  try {
    if (contactFieldNames.some((name) => fields[name])) sessionStorage.setItem(KEY, JSON.stringify(fields));
    else sessionStorage.removeItem(KEY);
  } catch (error) {
    console.warn('The unsent text was not saved: the browser refuses storage.', error);
  }
}

/** Returns the saved text, or no fields if there is none or it is invalid. */
export function loadDraft(): FieldTexts {
  try {
    const { success, output } = v.safeParse(draft, JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
    return success ? output : {};
  } catch (error) {
    console.warn('The unsent text was not restored.', error);
    return {};
  }
}

/** Sets the texts of those fields whose text `isReplaced`. */
function setTexts(form: HTMLFormElement, texts: FieldTexts, isReplaced: (text: string) => boolean): void {
  for (const name of contactFieldNames) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && isReplaced(field.value)) field.value = texts[name] ?? '';
  }
}

/** Returns the message that a link to the form carries, such as a question of the chat: in the address or, of any length, in its state. */
function useCarriedMessage(): string {
  const { search, state } = useLocation();
  const { success, output } = v.safeParse(v.object({ message: v.string() }), state);
  return success ? output.message : (new URLSearchParams(search).get('message') ?? '');
}

/**
 * Restores the unsent text of a form after a reload or navigation, and adds the message that a link carries. Call `save` on input,
 * `clear`, which empties the fields, when it was sent.
 */
export function useDraft(): { form: RefObject<HTMLFormElement | null>; save: () => void; clear: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const carried = useCarriedMessage();
  useEffect(() => {
    if (!form.current) return;
    setTexts(form.current, loadDraft(), (text) => text === '');
    const field = form.current.elements.namedItem('message');
    if (!(field instanceof HTMLTextAreaElement) || field.value.includes(carried)) return;
    field.value = [field.value.trimEnd(), carried].filter(Boolean).join('\n\n');
  }, [carried]);
  return {
    form,
    save: () => {
      if (form.current) saveDraft(readContactFields(new FormData(form.current)));
    },
    clear: () => {
      // In place: Firefox would fill in new fields with the text of the old ones when the page is reloaded.
      if (form.current) setTexts(form.current, {}, () => true);
      saveDraft({});
    },
  };
}

/** Returns functions for the id of a message. A text keeps its id after a failure, so that it is stored once. */
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

/** Returns functions for the time at which a message was begun. `request` fetches it with the first input. */
export function useStamp() {
  const stamp = useRef<Promise<string | undefined>>(undefined);
  return {
    request() {
      stamp.current ??= fetchStamp();
    },
    current: () => stamp.current,
  };
}

interface SubjectFromAddress {
  /** The field that is filled in. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** `?subject=` of the address; empty without it. */
  readonly subject: string;
  /** The subject if the server renders it, else empty. */
  readonly initial: string;
}

/**
 * Fills in a field with `?subject=`. The server renders the subjects that pages link to, by which pages are cached; others are
 * filled in after hydration. Does not replace text that the visitor typed.
 */
export function useSubjectFromAddress(): SubjectFromAddress {
  const [search] = useSearchParams();
  const subject = search.get('subject') ?? '';
  const field = useRef<HTMLInputElement>(null);
  const initial = contactSubjects.find((known) => known === subject) ?? '';
  const filled = useRef<string>(initial);
  useEffect(() => {
    if (!field.current || !['', filled.current].includes(field.current.value)) return;
    field.current.value = subject;
    filled.current = subject;
  }, [subject]);
  return { field, subject, initial };
}
