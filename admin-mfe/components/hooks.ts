import { breakpoints } from '@studio/ui/tokens';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** Returns whether the window is at least as wide as a breakpoint. For different markup only; the rest is CSS. */
export function useMinWidth(breakpoint: keyof typeof breakpoints): boolean {
  const query = `(min-width: ${breakpoints[breakpoint] / 16}rem)`;
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Returns the current time in ms since the epoch, updated at an interval until `end`; never without an interval. */
export function useNow(interval: number | undefined, end = Number.POSITIVE_INFINITY): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (interval === undefined) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) clearInterval(timer);
    }, interval);
    return () => clearInterval(timer);
  }, [interval, end]);
  return now;
}

interface StoredOptions<Value> {
  /** A function, because access to the storage may throw. */
  readonly storage: () => Storage;
  readonly key: string;
  /** Returns the value of a stored text, and the default for `null`. May throw if the text is not valid. */
  readonly parse: (text: string | null) => Value;
  /** Returns the text to store; `null` removes it. */
  readonly format: (value: Value) => string | null;
}

/** Returns a hook that reads a value that components share, and its setter. */
export function createStore<Value>(initial: Value) {
  let current = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const set = (value: Value): void => {
    current = value;
    for (const listener of listeners) listener();
  };
  return [() => useSyncExternalStore(subscribe, () => current), set] as const;
}

/** Returns a hook that reads a value of the browser's storage, and its setter. Without storage a reload removes the value. */
export function createStored<Value>({ storage, key, parse, format }: StoredOptions<Value>) {
  let initial = parse(null);
  try {
    initial = parse(storage().getItem(key));
  } catch {
    // No storage, or not a valid text: the default.
  }
  const [useStored, set] = createStore(initial);
  const store = (value: Value): void => {
    set(value);
    try {
      const text = format(value);
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
    } catch {
      // The value in memory is still up to date.
    }
  };
  return [useStored, store] as const;
}
