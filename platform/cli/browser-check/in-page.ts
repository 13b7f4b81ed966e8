/// <reference lib="dom" />
// These functions run in pages: each is sent as text, and can use nothing outside of itself.

/** Waits until the page draws again. */
export function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/**
 * Scrolls to a screen of the page, counted from 0, so that its parts are seen and hydrated. Resolves when it is drawn, with
 * whether there is a further screen.
 */
export async function scrollToScreen(screen: number): Promise<boolean> {
  scrollTo({ top: screen * innerHeight, behavior: 'instant' });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return (screen + 1) * innerHeight < document.documentElement.scrollHeight;
}

/** Scrolls back up. */
export async function scrollToTop(): Promise<void> {
  scrollTo({ top: 0, behavior: 'instant' });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  // A page without anything to scroll fires no event.
  dispatchEvent(new Event('scroll'));
}

/** Name of the document's property with the attributes that the server sent. */
export const SENT = 'sentAttributes';

/** Attributes by element, then by name. */
type Attributes = WeakMap<Element, Readonly<Record<string, string>>>;

/** Records the attributes that the server sent, before any script of the page runs. */
export function recordSentAttributes(property: string): void {
  document.addEventListener(
    'readystatechange',
    () => {
      const sent: Attributes = new WeakMap();
      for (const element of document.querySelectorAll('body, body *')) {
        sent.set(element, Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])));
      }
      Object.assign(document, { [property]: sent });
    },
    { once: true },
  );
}

/**
 * Returns the attributes that are as the server sent them, but not as React rendered them in the browser, such as `a[href]`.
 * React compares texts and elements when it hydrates; in a production build it ignores other attributes.
 */
export function differingAttributes(property: string): string[] {
  const COMPARED = /^(aria-.+|data-.+|className|htmlFor|id|href|src|srcSet|alt|title|role|name|type|lang|target|rel)$/;
  const NAMES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for', srcSet: 'srcset' };
  const sent: Attributes = Reflect.get(document, property);

  const propsOf = (element: Element): Record<string, unknown> => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    const props = key === undefined ? {} : Reflect.get(element, key);
    return props.suppressHydrationWarning ? {} : props;
  };
  const textOf = (prop: string, value: unknown): string | undefined => {
    const isUnset = typeof value === 'boolean' && !/^(aria|data)-/.test(prop);
    return value === null || value === undefined || isUnset ? undefined : String(value);
  };
  return [...document.querySelectorAll('body, body *')].flatMap((element) => {
    const before = sent.get(element);
    if (before === undefined) return [];
    return Object.entries(propsOf(element)).flatMap(([prop, value]) => {
      const name = NAMES[prop] ?? prop;
      const isAsSent = element.getAttribute(name) === (before[name] ?? null);
      // React leaves out empty addresses.
      const isEqual = (textOf(prop, value) ?? '') === (before[name] ?? '');
      if (!COMPARED.test(prop) || !isAsSent || isEqual) return [];
      const [server, browser] = [before[name], textOf(prop, value)].map((text) => JSON.stringify(text) ?? 'unset');
      return [`${element.localName}[${name}] is ${server} on the server and ${browser} in the browser`];
    });
  });
}

interface Reporting {
  readonly event: string;
  readonly settled: string;
  readonly failure: string;
}

/** Calls the check when the page is settled, and passes it the failure reports to the site. */
export function reportToCheck({ event, settled, failure }: Reporting): void {
  const call = (name: string, text?: string) => Reflect.get(window, name)(text);
  document.addEventListener(event, () => call(settled));
  navigator.sendBeacon = (_, body) => {
    void new Response(body).text().then((text) => call(failure, text));
    return true;
  };
}
