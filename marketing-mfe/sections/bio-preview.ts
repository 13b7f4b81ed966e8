/** How much of a bio a card shows, in characters. */
const PREVIEW = 100;

/** The beginning of a bio: its first 100 characters and an ellipsis, or all of it where it is not longer. */
export function bioPreview(bio: string): string {
  const characters = [...bio];
  return characters.length > PREVIEW ? `${characters.slice(0, PREVIEW).join('').trimEnd()}…` : bio;
}
