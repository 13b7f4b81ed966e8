import * as v from 'valibot';

/** What ends or begins another part of a URL, so that a domain cannot have it. */
const NO_DOMAIN = /[\s/?#@:\\[\]%]/;
const NON_ASCII = /[^\p{ASCII}]/gu;

/**
 * Returns an email address with its domain in ASCII, as mail servers look it up: `a@bücher.example` as `a@xn--bcher-kva.example`.
 * Undefined if no mail can be sent there. Allowed is what `<input type="email">` allows, letters of all scripts before the @ (RFC 6531),
 * and no domain of one label: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export function asciiEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const given = email.slice(at + 1);
  if (at < 1 || NO_DOMAIN.test(given) || !URL.canParse(`http://${given}`)) return undefined;
  const domain = new URL(`http://${given}`).hostname;
  const dot = domain.lastIndexOf('.');
  const isName = dot > 0 && /[a-z]/.test(domain.slice(dot));
  const isValid = v.RFC_EMAIL_REGEX.test(`${local.replace(NON_ASCII, 'x')}@${domain}`);
  return isName && isValid && !hasInvisible(local) ? `${local}@${domain}` : undefined;
}

/** Returns an action that refuses what is no email address. */
export const emailAddress = <Message extends v.ErrorMessage<v.CheckIssue<string>>>(message: Message) =>
  v.check<string, Message>((text) => asciiEmail(text) !== undefined, message);

/** Spaces, and characters without a shape: joiners, marks of direction, the soft hyphen, fillers, the braille blank. */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Returns whether a text has a space or an invisible character. */
const hasInvisible = (text: string): boolean => INVISIBLE.test(text);

/** Returns a text without the spaces and invisible characters before and after it. */
export function trimInvisible(text: string): string {
  const characters = [...text];
  const isVisible = (character: string) => !INVISIBLE.test(character);
  return characters.slice(characters.findIndex(isVisible), characters.findLastIndex(isVisible) + 1).join('');
}

/** Returns whether something of a text can be seen. */
export const isVisible = (text: string): boolean => /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
