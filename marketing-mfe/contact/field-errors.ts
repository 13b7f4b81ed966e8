import { contactError, contactFieldNames } from '@studio/client/contact';
import { ENGLISH } from './language.ts';
import type { FieldTexts } from './send-contact.ts';

/** Returns an error for each field whose text cannot be sent, in a language. */
export function findErrors(texts: FieldTexts, { schema } = ENGLISH): FieldTexts {
  return Object.fromEntries(
    contactFieldNames.flatMap((name) => {
      const error = contactError(name, texts[name] ?? '', schema);
      return error === undefined ? [] : [[name, error]];
    }),
  );
}

/**
 * Returns those of the shown errors that the texts still have. A field that was empty loses its error with the first character: its
 * text is checked when it is complete, at the next attempt to send it.
 */
export function remainingErrors(shown: FieldTexts, texts: FieldTexts, language = ENGLISH): FieldTexts {
  const now = findErrors(texts, language);
  return Object.fromEntries(
    contactFieldNames.flatMap((name) => {
      const error = now[name];
      if (shown[name] === undefined || error === undefined) return [];
      const wasEmpty = shown[name] === language.texts.errors.missing(name);
      return wasEmpty && error !== shown[name] ? [] : [[name, error]];
    }),
  );
}
