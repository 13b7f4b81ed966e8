import { type ComponentProps, useId } from 'react';
import { control, describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

/** A labelled field of several lines; it may be drawn taller. */
export function TextArea({ label, hint, error, ...rest }: ComponentProps<'textarea'> & FieldTexts) {
  const id = useId();
  const texts = { label, hint, error };
  return (
    <FieldFrame id={id} {...texts}>
      <textarea css={[control, { resize: 'vertical' }]} {...describedBy(id, texts)} {...rest} />
    </FieldFrame>
  );
}
