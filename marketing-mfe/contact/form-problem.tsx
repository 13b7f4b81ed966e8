import { contactError, contactFieldNames } from '@studio/client/contact';
import { ErrorSummary } from '@studio/ui';
import { fieldId } from './contact-fields.tsx';
import { ENGLISH, useLanguage } from './language.ts';
import { OtherWays } from './other-ways.tsx';
import type { FieldTexts } from './send-contact.ts';

interface FormProblemProps {
  /** Why the message was not accepted. Unset if only fields are invalid. */
  readonly reason?: string | undefined;
  readonly errors: FieldTexts;
  /** Texts of the form, for other ways to send them. */
  readonly texts: FieldTexts;
  /** The page is the response to a form that was posted without scripts. */
  readonly isResponse: boolean;
}

/** Error summary above the fields: why the message was not sent, with links to invalid fields or other ways to send it. */
export function FormProblem({ reason, errors, texts, isResponse }: FormProblemProps) {
  const { errorsTitle, fullStop, outcomes } = useLanguage().words;
  const links = contactFieldNames.flatMap((name) => {
    const text = errors[name];
    return text === undefined ? [] : [{ id: fieldId(name), text }];
  });
  if (reason === undefined && links.length === 0) return null;
  const isRefused = reason !== undefined || isResponse;
  return (
    <ErrorSummary
      title={isRefused ? outcomes.error.text : errorsTitle(links.length)}
      text={reason ?? (isRefused ? errorsTitle(links.length) + fullStop : undefined)}
      errors={links}
      isResponse={isResponse}
    >
      {reason !== undefined && links.length === 0 && <OtherWays texts={texts} />}
    </ErrorSummary>
  );
}

/** Returns an error for each field whose text cannot be sent, in a language. */
export function findErrors(texts: FieldTexts, { schema } = ENGLISH): FieldTexts {
  return Object.fromEntries(
    contactFieldNames.flatMap((name) => {
      const error = contactError(name, texts[name] ?? '', schema);
      return error === undefined ? [] : [[name, error]];
    }),
  );
}

/** Returns the errors that still apply to the texts. A text in a field that was empty is checked when it is sent. */
export function remainingErrors(shown: FieldTexts, texts: FieldTexts, language = ENGLISH): FieldTexts {
  const current = findErrors(texts, language);
  return Object.fromEntries(
    contactFieldNames.flatMap((name) => {
      const error = current[name];
      if (shown[name] === undefined || error === undefined) return [];
      const wasEmpty = shown[name] === language.texts.errors.missing(name);
      return wasEmpty && error !== shown[name] ? [] : [[name, error]];
    }),
  );
}
