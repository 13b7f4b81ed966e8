import { useSyncExternalStore } from 'react';

/** Key of the stored theme in localStorage; the script before the first paint reads it too. */
const KEY = 'theme';

const SYSTEM_DARK = '(prefers-color-scheme: dark)';

type Theme = 'light' | 'dark';

function current(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia(SYSTEM_DARK).matches ? 'dark' : 'light';
}

function subscribe(changed: () => void): () => void {
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
  return useSyncExternalStore<Theme | null>(subscribe, current, () => null);
}

/** Switches to the other theme, and keeps the choice for later visits where storage is allowed. */
export function switchTheme(): void {
  const theme: Theme = current() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch (error) {
    console.warn('The theme lasts for this page only: storage is refused.', error);
  }
}
