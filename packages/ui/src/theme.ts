import { THEME_COLOURS } from '@studio/client/web-manifest';
import { useSyncExternalStore } from 'react';

/** Key of the stored theme in localStorage; the script before the first paint reads it too. */
const KEY = 'theme';

const SYSTEM_DARK = '(prefers-color-scheme: dark)';

type Theme = 'light' | 'dark';

/** The theme in force. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia(SYSTEM_DARK).matches ? 'dark' : 'light';
}

/** Calls back whenever the theme in force may have changed, until the answer is called. */
export function onThemeChange(changed: () => void): () => void {
  const attribute = new MutationObserver(changed);
  attribute.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = matchMedia(SYSTEM_DARK);
  system.addEventListener('change', changed);
  return () => {
    attribute.disconnect();
    system.removeEventListener('change', changed);
  };
}

/** The theme in force, or null on the server and while hydrating, where nobody can know it. */
export function useTheme(): Theme | null {
  return useSyncExternalStore<Theme | null>(onThemeChange, currentTheme, () => null);
}

/** Lets the browser's own bars have the colour of the theme that was chosen, whatever the system's is. */
export function colourBrowser(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.media = meta.content === THEME_COLOURS[theme] ? 'all' : 'not all';
  }
}

/** Switches to the other theme, and keeps the choice for later visits where storage is allowed. */
export function switchTheme(): void {
  const theme: Theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch (error) {
    console.warn('The theme lasts for this page only: storage is refused.', error);
  }
}
