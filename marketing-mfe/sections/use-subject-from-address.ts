import { CONTACT_BOUNDS } from '@studio/client/contact';
import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Fills a field in with the address's `?subject=`, once the page is live: the server never reads free text. What the
 * visitor typed stays.
 */
export function useSubjectFromAddress(): RefObject<HTMLInputElement | null> {
  const [search] = useSearchParams();
  const subject = (search.get('subject') ?? '').slice(0, CONTACT_BOUNDS.subject);
  const field = useRef<HTMLInputElement>(null);
  const filledIn = useRef('');
  useEffect(() => {
    if (!field.current || !['', filledIn.current].includes(field.current.value)) return;
    field.current.value = subject;
    filledIn.current = subject;
  }, [subject]);
  return field;
}
