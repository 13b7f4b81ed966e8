import { createStore, type StoreApi } from 'zustand';

/** How the owner has set up the admin area in this tab. */
export interface View {
  /** The sidebar shows its icons only. */
  readonly collapsed: boolean;
  setCollapsed(collapsed: boolean): void;
}

export type ViewStore = StoreApi<View>;

/** Made in the browser, once for each time the admin area is entered. */
export function createViewStore(): ViewStore {
  return createStore<View>()((set) => ({
    collapsed: false,
    setCollapsed: (collapsed) => set({ collapsed }),
  }));
}
