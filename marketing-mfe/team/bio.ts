/** Returns the paragraphs of a biography: an empty line separates them. */
export const paragraphsOf = (bio: string): string[] => bio.trim().split(/\s*\n\s*\n\s*/);

/** Maximum length of the bio on a card, in characters. */
const MAX_PREVIEW = 100;

/** Returns the first characters of a bio's first paragraph and an ellipsis, or the whole paragraph if it is short. */
export function bioPreview(bio: string): string {
  const characters = [...(paragraphsOf(bio)[0] ?? '')];
  return characters.length > MAX_PREVIEW
    ? `${characters.slice(0, MAX_PREVIEW).join('').trimEnd()}…`
    : characters.join('');
}
