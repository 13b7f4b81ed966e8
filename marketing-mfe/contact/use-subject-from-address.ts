import { contactSubjects } from '@studio/client/content/contact-subjects';
import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

interface SubjectFromAddress {
  /** The field that is filled in. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** `?subject=` of the address; empty without it. */
  readonly subject: string;
  /** The subject if the server fills it in, too; otherwise empty. */
  readonly initial: string;
}

/**
 * Fills in a field with `?subject=`. The server fills in the subjects that pages link to, because pages are cached by them; any other
 * one is filled in after hydration. Does not replace text that the visitor typed.
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
