import { type ComponentProps, useId } from 'react';
import { control, describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

/** A labelled field of one line. */
export function Field({ label, hint, error, ...rest }: ComponentProps<'input'> & FieldTexts) {
  const id = useId();
  const texts = { label, hint, error };
  return (
    <FieldFrame id={id} {...texts}>
      <input css={control} {...describedBy(id, texts)} {...rest} />
    </FieldFrame>
  );
}
