import { CONTACT_BOUNDS } from '@studio/client/contact';
import * as v from 'valibot';
import { FIELDS, type FieldTexts } from './send-contact.ts';

/** Key of the unsent text in the tab's own storage, which ends with the tab. */
const KEY = 'contact-draft';

const draft = v.partial(
  v.object({
    name: v.pipe(v.string(), v.maxLength(CONTACT_BOUNDS.name)),
    email: v.pipe(v.string(), v.maxLength(CONTACT_BOUNDS.email)),
    subject: v.pipe(v.string(), v.maxLength(CONTACT_BOUNDS.subject)),
    message: v.pipe(v.string(), v.maxLength(CONTACT_BOUNDS.message)),
  }),
);

/** Keeps unsent text for as long as the tab is open; nothing where all fields are empty. */
export function keepDraft(fields: FieldTexts): void {
  try {
    if (FIELDS.some((name) => fields[name])) sessionStorage.setItem(KEY, JSON.stringify(fields));
    else sessionStorage.removeItem(KEY);
  } catch (error) {
    console.warn('Unsent text lasts for this page only: storage is refused.', error);
  }
}

/** The unsent text, if there is any that can be used. */
export function keptDraft(): FieldTexts {
  try {
    const { success, output } = v.safeParse(draft, JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
    if (!success) return {};
    return Object.fromEntries(Object.entries(output).filter(([, text]) => text !== undefined));
  } catch (error) {
    console.warn('Unsent text was not found again.', error);
    return {};
  }
}
