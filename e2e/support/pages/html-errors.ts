import { HtmlValidate } from 'html-validate';
import { type HTMLElement, parse } from 'node-html-parser';

/** The rules of the HTML standard, without those of style. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'no-missing-references': 'error' },
});

/** Elements whose role cannot have a name: https://www.w3.org/TR/wai-aria-1.2/#namefromprohibited */
const NAMELESS = 'b, bdi, bdo, code, data, del, div, em, i, ins, p, pre, q, s, samp, small, span, strong, sub, sup, u';

/** The formats of a time that this site may write: a month, a date, a time of day, both with a zone, or a duration. */
const TIME =
  /^(?:\d{4,}-\d\d(?:-\d\d)?|(?:\d{4,}-\d\d-\d\d[T ])?(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:?\d\d)?|P(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?|\d{4,})$/;

/** Returns what is not valid in an HTML document, one line for each error. Styles are not read. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const document = parse(html, { comment: false });
  const errors = results.flatMap(({ messages }) =>
    messages.map(({ line, column, message, ruleId }) => `${line}:${column} ${message} (${ruleId})`),
  );
  // The validator does not read the elements of a drawing, nor the format of a time, and lets a scrolling element have a name.
  return [...errors, ...repeatedIds(document), ...wrongTimes(document), ...wrongNames(document)];
}

function repeatedIds(document: HTMLElement): string[] {
  const ids = document.querySelectorAll('[id]').map(({ id }) => id);
  return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `Duplicate ID "${id}"`);
}

const wrongTimes = (document: HTMLElement): string[] =>
  document
    .querySelectorAll('time')
    .map((time) => time.getAttribute('datetime') ?? time.text.trim())
    .filter((text) => !TIME.test(text))
    .map((text) => `"${text}" is not a time: write it in datetime`);

const wrongNames = (document: HTMLElement): string[] =>
  document
    .querySelectorAll(NAMELESS)
    .filter((element) => element.hasAttribute('aria-label') && !element.hasAttribute('role'))
    .map(
      (element) =>
        `<${element.rawTagName}> cannot have the name "${element.getAttribute('aria-label')}": give it a role`,
    );
