import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Time after the last change at which the page is rendered, in milliseconds. */
const RENDER_AFTER_MS = 150;

/** A frame with a page. */
interface Frame {
  readonly key: number;
  /** Unset while its page is loading: the frame before stays visible. */
  readonly isShown: boolean;
  readonly entry: string;
}

/**
 * Renders the page of a draft again after each change, in a new frame that takes the place of the last one when it has loaded. One page is
 * loaded at a time. A form sends the draft, so that the frame has an address of the site, and a policy of its own.
 * @param entry The draft as the API expects it.
 * @param onPress Called with the element of the page that was pressed.
 */
export function useDraftFrames(entry: string, theme: 'light' | 'dark', onPress: (target: Element) => void) {
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  const [failedAt, setFailedAt] = useState<Date>();
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef<HTMLIFrameElement>(null);
  const last = useRef({ key: 0, sent: '', isLoading: false });

  // Called by the pages of frames, too.
  const pressed = useRef(onPress);
  useEffect(() => {
    pressed.current = onPress;
  });
  const press = (target: Element) => pressed.current(target);

  const send = useEffectEvent(() => {
    if (last.current.isLoading || last.current.sent === entry) return;
    last.current = { key: last.current.key + 1, sent: entry, isLoading: true };
    const { key } = last.current;
    setFrames((before) => [...before.filter(({ isShown }) => isShown), { key, isShown: false, entry }]);
  });

  useEffect(() => {
    if (entry === '') return;
    const timer = setTimeout(send, RENDER_AFTER_MS);
    return () => clearTimeout(timer);
  }, [entry]);

  const loading = frames.find(({ isShown }) => !isShown)?.key;
  useEffect(() => {
    const field = form.current?.elements.namedItem('entry');
    if (loading === undefined || !form.current || !(field instanceof HTMLTextAreaElement)) return;
    field.value = last.current.sent;
    form.current.target = `draft-${loading}`;
    form.current.submit();
  }, [loading]);

  useEffect(() => {
    const page = shown.current?.contentDocument?.documentElement;
    if (page) page.dataset.theme = theme;
  }, [theme]);

  /** Shows a frame that has loaded its page, as far down as the one before. */
  function onLoad(key: number, frame: HTMLIFrameElement): void {
    const page = readDocument(frame);
    if (page?.URL === 'about:blank' || key !== loading) return;
    last.current.isLoading = false;
    // Not the page, but a problem of the API, or none at all.
    if (page?.contentType !== 'text/html') {
      setFailedAt(new Date());
      setFrames((before) => before.filter(({ isShown }) => isShown));
    } else {
      page.documentElement.dataset.theme = theme;
      // Links do not lead away.
      page.addEventListener('click', (event) => {
        event.preventDefault();
        press(event.target as Element);
      });
      const scrolled = shown.current && readDocument(shown.current)?.scrollingElement?.scrollTop;
      page.scrollingElement?.scrollTo({ top: scrolled ?? 0, behavior: 'instant' });
      shown.current = frame;
      setFailedAt(undefined);
      setFrames([{ key, isShown: true, entry: last.current.sent }]);
    }
    send();
  }

  /** Returns the page that is shown; undefined before the first one. */
  const page = () => (shown.current && readDocument(shown.current)) ?? undefined;

  return { frames, failedAt, form, onLoad, page };
}

/** Returns the document of a frame; null if it is a page of the browser, such as one about a lost connection. */
function readDocument(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument;
  } catch {
    return null;
  }
}
