export interface Note {
  readonly text: string;
  readonly isSent: boolean;
}

/** What the demonstration keeps until the tab is closed. */
export interface KeptNotes {
  readonly text: string;
  readonly notes: readonly Note[];
}

const KEY = 'delivery-note';

/** Most characters of what is kept: a larger text is of another origin. */
const MOST = 2000;

/** Stores the notes. Does nothing if the browser refuses it. */
export function writeNotes(notes: KeptNotes): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(notes));
  } catch {
    // Without storage the words last as long as the page.
  }
}

/** Returns the stored notes; undefined if there are none, or if they cannot be read. */
export function readNotes(): KeptNotes | undefined {
  try {
    const json = sessionStorage.getItem(KEY) ?? '';
    const kept = json.length > MOST ? undefined : (JSON.parse(json) as KeptNotes);
    return kept && isText(kept.text) && Array.isArray(kept.notes) && kept.notes.every(isNote) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isText = (value: unknown) => typeof value === 'string';
const isNote = (note: Note | null) => isText(note?.text) && typeof note?.isSent === 'boolean';
