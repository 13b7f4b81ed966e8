import { contactFields } from '@studio/client/contact';
import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Fills the field of the returned ref with `?subject=` after hydration, since the server ignores free text in the
 * address. Does not replace text that the visitor typed.
 */
export function useSubjectFromAddress(): RefObject<HTMLInputElement | null> {
  const [search] = useSearchParams();
  const subject = (search.get('subject') ?? '').slice(0, contactFields.subject.max);
  const field = useRef<HTMLInputElement>(null);
  const filled = useRef('');
  useEffect(() => {
    if (!field.current || !['', filled.current].includes(field.current.value)) return;
    field.current.value = subject;
    filled.current = subject;
  }, [subject]);
  return field;
}
