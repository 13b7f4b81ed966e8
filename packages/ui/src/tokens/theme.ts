import { THEME_COLOURS } from '@studio/client/document';
import { useSyncExternalStore } from 'react';

/** Key of the theme in localStorage. The shell's inline script reads it, too. */
const KEY = 'theme';

const SYSTEM_DARK = '(prefers-color-scheme: dark)';

type Theme = 'light' | 'dark';

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia(SYSTEM_DARK).matches ? 'dark' : 'light';
}

/** Calls `changed` whenever the current theme may have changed. Returns a function that stops it. */
export function onThemeChange(changed: () => void): () => void {
  const restore = ({ persisted }: PageTransitionEvent) => persisted && showStoredTheme();
  addEventListener('pageshow', restore);
  const attribute = new MutationObserver(changed);
  attribute.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = matchMedia(SYSTEM_DARK);
  system.addEventListener('change', changed);
  return () => {
    removeEventListener('pageshow', restore);
    attribute.disconnect();
    system.removeEventListener('change', changed);
  };
}

/** Shows the stored theme: while this page was in the back/forward cache, another document may have switched it. */
function showStoredTheme(): void {
  try {
    const theme = localStorage.getItem(KEY);
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch (error) {
    console.warn('The theme could not be read', error);
  }
}

/** Returns the current theme, or null on the server and during hydration, where it is unknown. */
export function useTheme(): Theme | null {
  return useSyncExternalStore<Theme | null>(onThemeChange, currentTheme, () => null);
}

/** Sets the colour of the browser's own bars to that of a theme, which may differ from the system's. */
export function colourBrowser(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.media = meta.content === THEME_COLOURS[theme] ? 'all' : 'not all';
  }
}

/** Switches to the other theme, and stores it for later visits if storage is allowed. */
export function switchTheme(): void {
  const theme: Theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch (error) {
    console.warn('The theme could not be stored', error);
  }
}
