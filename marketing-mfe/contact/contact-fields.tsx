import styled from '@emotion/styled';
import { CONTACT_BOUNDS } from '@studio/client/contact';
import { Field } from '@studio/ui/field';
import { from } from '@studio/ui/media';
import { TextArea } from '@studio/ui/text-area';
import type { RefObject } from 'react';
import { contactForm } from '../content/contact.ts';
import type { FieldTexts } from './send-contact.ts';

interface ContactFieldsProps {
  /** Initial texts. */
  readonly values: FieldTexts;
  readonly errors: FieldTexts;
  readonly readOnly: boolean;
  readonly subject: RefObject<HTMLInputElement | null>;
}

const Pair = styled.div`
  display: grid;
  gap: 1.5rem;
  align-items: start;
  ${from.small} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** The four fields of a contact message. */
export function ContactFields({ values, errors, readOnly, subject }: ContactFieldsProps) {
  const field = (name: keyof FieldTexts) => ({
    name,
    readOnly,
    label: contactForm[name],
    maxLength: CONTACT_BOUNDS[name],
    defaultValue: values[name] ?? '',
    error: errors[name],
  });
  return (
    <>
      <Pair>
        <Field {...field('name')} required autoComplete="name" />
        <Field {...field('email')} required type="email" autoComplete="email" />
      </Pair>
      <Field {...field('subject')} ref={subject} hint={contactForm.optional} />
      <TextArea {...field('message')} required rows={7} />
    </>
  );
}
