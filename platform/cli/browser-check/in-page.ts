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
      for (const element of document.querySelectorAll('html, body, body *')) {
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

/** Name of the window's property with what `watchPage` watches. */
export const WATCHED = 'watchedByCheck';

/** Counts the messages by which React goes on with its work, and notes the built-in objects, before any script of the page runs. */
export function watchPage(property: string): void {
  let messages = 0;
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function post(this: MessagePort, ...values: [unknown]) {
    messages += 1;
    postMessage.apply(this, values);
  };
  const isBuiltIn = ([name, value]: [string, PropertyDescriptor]) =>
    /^[A-Z]/.test(name) && Object(value.value) === value.value;
  const objects = Object.entries(Object.getOwnPropertyDescriptors(window))
    .filter(isBuiltIn)
    .flatMap(([name, { value }]) => [
      { name, object: value },
      { name: `${name}.prototype`, object: value.prototype },
    ])
    .filter(({ object }) => Object(object) === object)
    .map((each) => ({ ...each, noted: Object.getOwnPropertyDescriptors(each.object) }));
  Object.assign(window, { [property]: { objects, countMessages: () => messages } });
}

interface Watched {
  readonly objects: readonly {
    readonly name: string;
    readonly object: object;
    readonly noted: Readonly<Record<string, PropertyDescriptor>>;
  }[];
  countMessages(): number;
}

/** Returns what a page has changed outside of its content: built-in objects, and styles of the document around it. */
export function changesOutside({ watched, sent }: { watched: string; sent: string }): {
  builtIns: string[];
  styles: string[];
} {
  const { objects }: Watched = Reflect.get(window, watched);
  const isSame = (a: PropertyDescriptor | undefined, b: PropertyDescriptor | undefined) =>
    Object.is(a?.value, b?.value) && a?.get === b?.get && a?.set === b?.set;
  const builtIns = objects.flatMap(({ name, object, noted }) => {
    const now: Record<string, PropertyDescriptor> = Object.getOwnPropertyDescriptors(object);
    const keys = [...new Set([...Object.keys(noted), ...Object.keys(now)])];
    return keys.filter((key) => !isSame(noted[key], now[key])).map((key) => `${name}.${key}`);
  });
  const before: Attributes = Reflect.get(document, sent);
  const styled = [...document.querySelectorAll('html, body, body > header, body > footer')].filter((element) => {
    const wasSent = before.get(element);
    return wasSent !== undefined && (element.getAttribute('style') ?? '') !== (wasSent.style ?? '');
  });
  const sheets = document.adoptedStyleSheets.length > 0 ? ['document.adoptedStyleSheets'] : [];
  return { builtIns, styles: [...styled.map(({ localName }) => `the style of ${localName}`), ...sheets] };
}

/** Returns how many messages React has posted to itself in each of some frames, on average. */
export async function messagesPerFrame({ watched, frames }: { watched: string; frames: number }): Promise<number> {
  const { countMessages }: Watched = Reflect.get(window, watched);
  const before = countMessages();
  for (let i = 0; i < frames; i += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  return (countMessages() - before) / frames;
}

/** Returns the addresses of this site that a page links to, without their fragments. */
export function linkedPages(): string[] {
  const links = [...document.links].filter(({ origin, target }) => origin === location.origin && target !== '_blank');
  return [...new Set(links.map(({ pathname, search }) => pathname + search))];
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
