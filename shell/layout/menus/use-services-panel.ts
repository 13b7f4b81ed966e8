import { useState } from 'react';
import { useLanguage } from '../language.ts';

type Panel = Awaited<ReturnType<typeof import('./services-panel.tsx').loadPanel>>;

/** Returns the drawings and prices of the menu of services, and a function that loads them: when a visitor is about to open it. */
export function useServicesPanel() {
  const { locale, texts } = useLanguage();
  const [panel, setPanel] = useState<Panel>();
  const load = async () => {
    try {
      const { loadPanel } = await import('./services-panel.tsx');
      setPanel(await loadPanel(locale, texts.contact.to));
    } catch (error) {
      console.warn('The drawings of the services could not be loaded', error);
    }
  };
  return { panel, load: () => void load() };
}
