import { createStore, type StoreApi } from 'zustand';

/** Key in localStorage. */
const KEY = 'admin-sidebar';

/** How the owner has set up the admin area in this browser. */
export interface View {
  /** The sidebar shows its icons only. */
  readonly collapsed: boolean;
  setCollapsed(collapsed: boolean): void;
}

export type ViewStore = StoreApi<View>;

/** Made in the browser, once for each time the admin area is entered. The sidebar is as it was left, where storage is allowed. */
export function createViewStore(): ViewStore {
  return createStore<View>()((set) => ({
    collapsed: read() === 'collapsed',
    setCollapsed: (collapsed) => {
      set({ collapsed });
      write(collapsed ? 'collapsed' : 'expanded');
    },
  }));
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(state: string): void {
  try {
    localStorage.setItem(KEY, state);
  } catch (error) {
    console.warn('The sidebar is forgotten with this page: storage is refused.', error);
  }
}
