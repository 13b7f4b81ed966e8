import { formatPrice, type KnownSite } from './sites.ts';

/** Texts around the site of a preview. */
export const previewPage = {
  back: 'All ready-made websites',
  ask: 'Ask for this site',
  alone: 'Open it by itself',
  made: 'Made for',
  devices: { label: 'Device', desktop: 'Desktop', tablet: 'Tablet', phone: 'Phone' },
  frame: (title: string) => `${title}, live preview`,
  next: (title: string) => `Next: ${title}`,
  note: 'The page is the real one, in fonts that your device has. Its links stay on it; nothing can be ordered.',
} as const;

/** Returns the title and description of a preview's document; empty if there is no site. */
export function previewTexts(site: KnownSite | undefined) {
  if (!site) return { title: '', description: '' };
  const { title, description, categories, price } = site;
  return {
    title: `${title}, a ready-made website`,
    description: `${description} A ready-made website (${categories.join(', ')}) for ${formatPrice(price)}: see it on desktop, tablet and phone.`,
  };
}
