import { formatPrice, type KnownSite } from './sites.ts';

/** Returns the title and description of a preview's document; empty if there is no site. */
export function previewTexts(site: KnownSite | undefined) {
  if (!site) return { title: '', description: '' };
  const { title, description, categories, price } = site;
  return {
    title: `${title}, a ready-made website`,
    description: `${description} A ready-made website (${categories.join(', ')}) for ${formatPrice(price)}: look at it on a desktop, a tablet and a phone.`,
  };
}
