import { keepFaultsScript } from '../reports/keep-faults.ts';
import { HYDRATED_EVENT, LATE_ATTRIBUTE } from './hydrated.ts';

/** The latest moment at which the scripts are asked for, in milliseconds after the page's head was read. */
export const LATEST_START_MS = 4000;

/** Selector of forms that the browser can send without scripts. */
const SENT_BY_BROWSER = 'form[action]';

/** Arguments of the inline script. */
interface StartOptions {
  readonly hydrated: string;
  /** Selector of a late part that is not hydrated yet. */
  readonly late: string;
  /** Milliseconds. */
  readonly latest: number;
  /** Selectors of what does nothing without scripts: what is pressed, the fields, the labels, the forms. */
  readonly pressed: string;
  readonly fields: string;
  readonly labels: string;
  readonly forms: string;
  /** Selector of fields in which Enter sends the form. */
  readonly sending: string;
}

const options: StartOptions = {
  hydrated: HYDRATED_EVENT,
  late: `[${LATE_ATTRIBUTE}]`,
  latest: LATEST_START_MS,
  pressed: 'button:is([type=button],:not(form *)):not([popovertarget],[commandfor])',
  fields: `:is(input,textarea,select):not(${SENT_BY_BROWSER} *)`,
  labels: `label:not(${SENT_BY_BROWSER} *)`,
  forms: `form:not(${SENT_BY_BROWSER})`,
  sending: '[enterkeyhint=send]',
};

/**
 * Adds the scripts of the `template` before it to the page once that is painted: when all is loaded and the browser idle, when the visitor
 * touches, focuses or points at what needs them, or after `latest`. Until the page is hydrated, it keeps what does nothing yet: a press, a
 * text, a choice, a form. Each is done once then, however often it was pressed.
 *
 * It runs as text in the page, so it can use nothing outside of itself. It runs before there is any content, so no element of that can take
 * the place of the template, of `document`'s properties or of an earlier listener.
 */
export function startWhenPainted({ hydrated, late, latest, pressed, fields, labels, forms, sending }: StartOptions) {
  const { head, documentElement, currentScript } = document;
  const template = currentScript?.previousElementSibling as HTMLTemplateElement;
  const kept = new Map<Element, () => void>();
  let isHydrated = false;
  let isDone = false;
  const listen = <E extends Event>(events: string[], listener: (event: E) => void) => {
    for (const event of events) addEventListener(event, listener as EventListener, { capture: true, passive: false });
  };
  const waiting = ({ target }: Event, selector: string) => {
    const found = !isDone && target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    return found && (!isHydrated || found.closest(late)) ? found : null;
  };
  const start = () => {
    head.append(template.content);
  };
  const keep = (event: Event, element: Element, act: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.set(element, act);
    start();
  };

  listen(['pointerover', 'pointerdown', 'focusin'], (event) => {
    if (waiting(event, [pressed, fields, labels, `${forms} button`].join())) start();
  });
  listen(['click'], (event) => {
    const button = waiting(event, pressed);
    if (button) keep(event, button, () => button.click());
  });
  listen(['submit'], (event) => {
    const form = waiting(event, forms) as HTMLFormElement | null;
    if (form) keep(event, form, () => form.requestSubmit());
  });
  listen(['keydown'], (event: KeyboardEvent) => {
    const field = waiting(event, fields) as HTMLInputElement | null;
    const { form } = field ?? {};
    if (!form || !field?.matches(sending) || event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    keep(event, form, () => form.requestSubmit());
  });
  listen(['input'], (event) => {
    const field = waiting(event, fields) as HTMLInputElement | null;
    if (!field) return;
    const { value, checked, type, name, selectionStart, selectionEnd } = field;
    const isChoice = type === 'radio' || type === 'checkbox';
    // Of a group of radio buttons the last one counts.
    if (type === 'radio')
      for (const other of kept.keys()) if ((other as HTMLInputElement).name === name) kept.delete(other);
    kept.set(field, () => {
      // React takes for a change what differs from the last value that was set through the element itself.
      if (isChoice) {
        field.checked = !checked;
        field.click();
        return;
      }
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  });
  listen([hydrated], ({ target }) => {
    isHydrated ||= target === document;
    for (const [element, act] of kept) {
      if (!isHydrated || element.closest(late)) continue;
      kept.delete(element);
      setTimeout(act);
    }
    isDone ||= isHydrated && !documentElement.querySelector(late);
  });
  // A page that comes back out of the browser's memory does nothing of what was pressed before the visitor left.
  listen(['pagehide'], () => kept.clear());
  listen(['load'], () => (window.requestIdleCallback ?? setTimeout)(start));
  setTimeout(start, latest);
}

/** The text of the inline script after the template. It keeps faults, too. Constant, so that the policy can contain its hash. */
export const startScript = keepFaultsScript + `(${startWhenPainted})(${JSON.stringify(options)})`.replace(/^\s+/gm, '');
