import { contactField, contactFieldNames } from '@studio/client/contact';
import { Field, TextArea } from '@studio/ui/field';
import { from } from '@studio/ui/media';
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

const grid = {
  display: 'grid',
  gap: '1.5rem',
  alignItems: 'start',
  [from.small]: { gridTemplateColumns: '1fr 1fr', '> :not([data-half])': { gridColumn: '1 / -1' } },
} as const;

/** The fields of a contact message. */
export function ContactFields({ values, errors, readOnly, subject }: ContactFieldsProps) {
  return (
    <div css={grid}>
      {contactFieldNames.map((name) => {
        const { label, max, required, control, autoComplete, isHalf } = contactField(name);
        const texts = { label, error: errors[name], hint: required ? undefined : contactForm.optional };
        const field = { name, readOnly, required, maxLength: max, defaultValue: values[name] ?? '', autoComplete };
        return (
          <div key={name} data-half={isHalf}>
            {control === 'textarea' ? (
              <TextArea {...texts} {...field} rows={7} />
            ) : (
              <Field {...texts} {...field} type={control} ref={name === 'subject' ? subject : undefined} />
            )}
          </div>
        );
      })}
    </div>
  );
}
