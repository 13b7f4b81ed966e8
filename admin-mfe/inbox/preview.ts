/** Most characters and lines of a message that are shown before it is opened. */
const MAX_LENGTH = 160;
const MAX_LINES = 3;

/** A text that is short enough as it is; of any other the beginning, cut after a word, with an ellipsis. */
export function previewOf(text: string): string {
  const lines = text.split('\n').slice(0, MAX_LINES).join('\n');
  if (lines.length <= MAX_LENGTH) return lines === text ? text : `${lines.trimEnd()} …`;
  const cut = lines.slice(0, MAX_LENGTH + 1);
  const end = cut.search(/\s\S*$/);
  return `${(end > 0 ? cut.slice(0, end) : cut.slice(0, MAX_LENGTH)).trimEnd()} …`;
}
