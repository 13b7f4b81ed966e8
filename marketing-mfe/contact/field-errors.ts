import { contactError, contactFieldNames, missingText } from '@studio/client/contact';
import type { FieldTexts } from './send-contact.ts';

/** Returns an error for each field whose text cannot be sent. */
export function findErrors(texts: FieldTexts): FieldTexts {
  return Object.fromEntries(
    contactFieldNames.flatMap((name) => {
      const error = contactError(name, texts[name] ?? '');
      return error === undefined ? [] : [[name, error]];
    }),
  );
}

/**
 * Returns those of the shown errors that the texts still have. A field that was empty loses its error with the first character: its
 * text is checked when it is complete, at the next attempt to send it.
 */
export function remainingErrors(shown: FieldTexts, texts: FieldTexts): FieldTexts {
  return Object.fromEntries(
    contactFieldNames.flatMap((name) => {
      if (shown[name] === undefined) return [];
      const error = contactError(name, texts[name] ?? '');
      const wasEmpty = shown[name] === missingText(name);
      return error === undefined || (wasEmpty && error !== shown[name]) ? [] : [[name, error]];
    }),
  );
}
