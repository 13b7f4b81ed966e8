import { contactField, contactFieldNames, contactTextLength } from '@studio/client/contact';
import { Field, TextArea } from '@studio/ui';
import { from } from '@studio/ui/tokens';
import type { RefObject } from 'react';
import { useLanguage } from './language.ts';
import type { FieldTexts } from './send-contact.ts';

interface ContactFieldsProps {
  readonly initialTexts: FieldTexts;
  /** Texts in the fields now. */
  readonly texts: FieldTexts;
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

/** Id of a field. A document has one contact form. */
export const fieldId = (name: string): string => `contact-${name}`;

export function ContactFields({ initialTexts, texts, errors, readOnly, subject }: ContactFieldsProps) {
  const { words, texts: fieldTexts } = useLanguage();
  return (
    <div css={grid}>
      {contactFieldNames.map((name) => {
        const { max, required, control, typing, isHalf } = contactField(name);
        const count = { length: contactTextLength(name, texts[name] ?? ''), max };
        const about = { id: fieldId(name), label: fieldTexts.labels[name], count, error: errors[name] };
        const field = { name, readOnly, required, defaultValue: initialTexts[name] ?? '', ...typing };
        const hint = required ? undefined : words.contactForm.optional;
        return (
          <div key={name} data-half={isHalf}>
            {control === 'textarea' ? (
              <TextArea {...about} hint={hint} {...field} rows={6} />
            ) : (
              <Field {...about} hint={hint} {...field} type={control} ref={name === 'subject' ? subject : undefined} />
            )}
          </div>
        );
      })}
    </div>
  );
}
