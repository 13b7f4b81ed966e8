import { useSyncExternalStore } from 'react';

/** Key in localStorage: the setting belongs to the browser. */
const KEY = 'admin-shortcuts';

const listeners = new Set<() => void>();
let isOn = read();

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Switches the shortcuts of single characters on or off: https://www.w3.org/TR/WCAG22/#character-key-shortcuts */
export function setShortcuts(on: boolean): void {
  isOn = on;
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Without storage it is kept until the next reload.
  }
  for (const listener of listeners) listener();
}

/** Returns whether shortcuts of single characters are on. */
export const useShortcutsSetting = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOn,
  );
