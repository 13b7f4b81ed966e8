import { HYDRATED_EVENT, LATE_ATTRIBUTE } from './first-page.ts';

// Both functions run as text in the page, so they can use nothing outside of themselves. They run before there is any content, so no element
// of it can take the place of the template, of `document`'s properties or of an earlier listener.

/**
 * Logs the first faults of a page until the code that reports them is loaded. The address of a script of the shell that cannot be loaded is
 * sent at once: the reporter may never be loaded.
 */
export function logFaults() {
  const logged: Event[] = [];
  Object.assign(window, { faultLog: logged });
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(
      type,
      (event) => {
        if (logged.length < 9) logged.push(event);
        const { src } = event.target as HTMLScriptElement;
        if (type === 'error' && /\/assets\/shell\/.*js$/.test(src)) navigator.sendBeacon('/api/reports/entries', src);
      },
      true,
    );
}

/** The inline script of a page that is not rendered. Constant, so that the policy can contain its hash. */
export const faultLogScript = `(${logFaults})();`.replace(/^\s+/gm, '');

/** The latest moment at which the scripts are requested, in milliseconds after the page's head was read. */
export const LATEST_START_MS = 4000;

/** Selector of forms that the browser can send without scripts. */
const SENT_BY_BROWSER = 'form[action]';

/** Arguments of the inline script. */
interface StartOptions {
  readonly hydrated: string;
  readonly late: string;
  /** Milliseconds. */
  readonly latest: number;
  /** Selectors of buttons, fields, labels and forms that do nothing without scripts. */
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
 * Adds the scripts of the `template` before it to the page once the page is painted: when everything is loaded and the browser is idle, when
 * the visitor touches, focuses or points at an element that needs them, or after `latest`. Until the page is hydrated, it holds back presses,
 * texts, choices and sent forms, and replays each of them once after hydration.
 */
export function deferScripts({ hydrated, late, latest, pressed, fields, labels, forms, sending }: StartOptions) {
  const { head, documentElement, currentScript } = document;
  const template = currentScript?.previousElementSibling as HTMLTemplateElement;
  const held = new Map<Element, () => void>();
  let isHydrated = false;
  let isDone = false;
  const listen = <E extends Event>(events: string[], listener: (event: E) => void) => {
    for (const event of events) addEventListener(event, listener as EventListener, { capture: true, passive: false });
  };
  const inert = ({ target }: Event, selector: string) => {
    const element = !isDone && target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    return element && (!isHydrated || element.closest(late)) ? element : null;
  };
  const start = () => {
    head.append(template.content);
  };
  const hold = (event: Event, element: Element, act: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.set(element, act);
    start();
  };

  listen(['pointerover', 'pointerdown', 'focusin'], (event) => {
    if (inert(event, [pressed, fields, labels, `${forms} button`].join())) start();
  });
  listen(['click'], (event) => {
    const button = inert(event, pressed);
    if (button) hold(event, button, () => button.click());
  });
  listen(['submit'], (event) => {
    const form = inert(event, forms) as HTMLFormElement | null;
    if (form) hold(event, form, () => form.requestSubmit());
  });
  listen(['keydown'], (event: KeyboardEvent) => {
    const field = inert(event, fields) as HTMLInputElement | null;
    const { form } = field ?? {};
    if (!form || !field?.matches(sending) || event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    hold(event, form, () => form.requestSubmit());
  });
  listen(['input'], (event) => {
    const field = inert(event, fields) as HTMLInputElement | null;
    if (!field) return;
    const { value, checked, type, name, selectionStart, selectionEnd } = field;
    const isChoice = type === 'radio' || type === 'checkbox';
    // Of a group of radio buttons the last one counts.
    if (type === 'radio')
      for (const other of held.keys()) if ((other as HTMLInputElement).name === name) held.delete(other);
    held.set(field, () => {
      // React ignores a change that does not differ from the value last set through the element itself.
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
    for (const [element, act] of held) {
      if (!isHydrated || element.closest(late)) continue;
      held.delete(element);
      setTimeout(act);
    }
    isDone ||= isHydrated && !documentElement.querySelector(late);
  });
  // A page that the browser restores from its cache replays nothing.
  listen(['pagehide'], () => held.clear());
  listen(['load'], () => (window.requestIdleCallback ?? setTimeout)(start));
  setTimeout(start, latest);
}

/** The inline script after the template, which logs faults as well. Constant, so that the policy can contain its hash. */
export const deferredStartScript =
  faultLogScript + `(${deferScripts})(${JSON.stringify(options)})`.replace(/^\s+/gm, '');
