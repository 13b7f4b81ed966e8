import { longDay } from './dates.ts';

const plain = (count: number, singular: string, plural: string) =>
  `${count} ${(count === 1 ? singular : plural).toLowerCase()}`;

/** Texts of the lists of content. */
export const listTexts = {
  failed: (plural: string) => `${plural}: the list could not be loaded.`,
  content: 'Content',
  noCollection: 'There is no such collection.',
  summary: (count: number, published: number, { singular, plural }: Names) =>
    `${plain(count, singular, plural)}, ${published} published`,
  search: (plural: string) => `Search ${plural.toLowerCase()}`,
  filters: 'Filters',
  anyStatus: 'Any status',
  any: (label: string) => `Any ${label.toLowerCase()}`,
  trash: 'Trash',
  trashLead: 'What is in the trash is deleted for good after 30 days.',
  emptyTrash: 'The trash is empty.',
  add: (singular: string) => `New ${singular.toLowerCase()}`,
  none: (plural: string) => `No ${plural.toLowerCase()} yet.`,
  noneHint: (isOrdered: boolean) =>
    isOrdered ? 'The first one is the first on the site.' : 'The latest one is the first on the site.',
  nothing: (singular: string, words: string) =>
    words === '' ? `No matching ${singular.toLowerCase()}.` : `No ${singular.toLowerCase()} has “${words}” in it.`,
  clear: 'Clear',
  clearToOrder: 'Clear the search to change the order.',
  order: 'Order',
  status: 'Status',
  updated: 'Updated',
  actions: 'Actions',
  select: (title: string) => `Select ${title}`,
  selectAll: 'Select all',
  selected: (count: number) => `${count} selected`,
  noSelection: 'Clear the selection',
  more: (title: string) => `Actions for ${title}`,
  showMore: (count: number) => `Show ${count} more`,
  openOnSite: 'Open on the site',
  duplicate: 'Duplicate',
  copyOf: (title: string) => `${title} (copy)`,
  history: 'History',
  publish: 'Publish',
  unpublish: 'Unpublish',
  remove: 'Move to trash',
  restore: 'Restore',
  restoreTitle: (title: string) => `Restore ${title}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveToTop: 'Move to the top',
  handle: (title: string, place: number, count: number) => `Move ${title}, ${place} of ${count}`,
  lifted: (title: string) => `${title} lifted. Arrow keys move it, Space drops it, Escape returns it.`,
  placed: (title: string, place: number, count: number) => `${title}: ${place} of ${count}`,
  untitled: 'Untitled',
  /** Before the time. */
  today: 'Today, ',
  statuses: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published', changed: 'Published, edited' },
  yes: 'Yes',
  no: 'No',
} as const;

interface Names {
  readonly singular: string;
  readonly plural: string;
}

/** Returns the heading of a list. */
export const headingOf = ({ name, plural }: Names & { readonly name: string }) => (name === 'posts' ? 'Blogs' : plural);

/** The page of the collections that the navigation does not list. */
export const indexTexts = { title: 'Texts', lead: 'Texts of pages, and lists that are part of them.' } as const;

/** Links to the parts of the list of projects. */
export const projectTexts = {
  parts: 'Projects by status',
  all: 'List',
  active: 'Active',
  completed: 'Completed',
} as const;

/** What the undo bar says after a change. */
export const doneTexts = {
  removed: (title: string) => `${title} is in the trash.`,
  removedMany: (count: number) => `${count} entries are in the trash.`,
  restored: (title: string) => `${title} is back in the list.`,
  moved: (title: string, place: number) => `${title} is number ${place} now.`,
  published: 'Published.',
  publishedMany: (count: number) => `${count} entries are published.`,
  unpublished: (title: string) => `${title} is a draft again.`,
  unpublishedMany: (count: number) => `${count} entries are drafts again.`,
  incomplete: (count: number) => (count === 1 ? 'One entry is not complete.' : `${count} entries are not complete.`),
  failed: 'That did not work. Try again.',
  close: 'Close',
} as const;

/** Shortcuts of lists. */
export const listShortcuts = [
  {
    title: 'Move',
    keys: [
      ['j', 'Next'],
      ['k', 'Previous'],
      ['Enter', 'Open'],
      ['/', 'Search'],
    ],
  },
  {
    title: 'Change',
    keys: [
      ['n', 'New'],
      ['x', 'Select'],
      ['#', 'Move the selected to the trash'],
      ['z', 'Undo'],
      ['Esc', 'Clear the selection'],
    ],
  },
] as const;

/** Texts of the editor. */
export const editorTexts = {
  choosePicture: 'Choose',
  failed: 'The entry could not be loaded.',
  notThere: (singular: string) => `There is no such ${singular.toLowerCase()}.`,
  inTrash: (singular: string) => `This ${singular.toLowerCase()} is in the trash.`,
  readOnly: 'You can only read. Ask an owner for the role of an editor.',
  toTheList: 'To the list',
  back: (plural: string) => `Back to ${plural}`,
  newTitle: (singular: string) => `New ${singular.toLowerCase()}`,
  optional: 'optional',
  left: (left: number, max: number) => (left >= 0 ? `${left} left of ${max}` : `${-left} over ${max}`),
  shorten: (over: number) => `Shorten it by ${over === 1 ? 'one character' : `${over} characters`}`,
  words: (count: number, minutes: number) => `${count} ${count === 1 ? 'word' : 'words'}, ${minutes} min read`,
  choose: 'Choose …',
  addItem: (label: string) => `Add to ${label.toLowerCase()}`,
  item: (label: string, number: number) => `${label}, ${number}`,
  removeItem: (item: string) => `Remove ${item}`,
  on: 'Yes',
  off: 'No',
  error: 'Error: ',
  redirect: ['Once published, ', ' will lead here. No link breaks.'],
  freeHint: 'An address that is free:',
  openPage: 'Open',
  keepOld: 'Keep the old one',
  takeFree: (slug: string) => `Use ${slug}`,

  saving: 'Saving',
  saved: (clock: string) => `Saved ${clock}`,
  kept: (clock: string) => `Kept here, ${clock}`,
  notSaved: 'Not saved.',
  tryAgain: 'Try again',
  notKept: 'Not saved. Keep this page open.',
  offline: 'You are offline.',
  offlineHint: 'Go on writing: everything stays on this device and is saved when the connection is back.',
  offlinePublish: 'You can publish when the connection is back',
  toCorrect: (count: number) => `${count} to correct`,

  preview: 'Preview',
  edit: 'Edit',
  publish: 'Publish',
  publishChanges: 'Publish changes',
  published: 'Published',
  scheduledFor: (time: string) => `Scheduled, ${time}`,
  morePublish: 'More ways to publish',
  schedule: 'Schedule…',
  scheduleHint: 'Goes live automatically at a time you choose',
  cancelSchedule: 'Cancel the schedule',
  cancelScheduleHint: 'Stays a draft until you publish it',
  history: 'History',
  versions: (count: number, since: string | undefined) =>
    since === undefined
      ? 'No versions yet'
      : `${plain(count, 'version', 'versions')} since ${longDay(new Date(since))}`,
  discard: 'Discard changes',
  discardHint: 'Back to what visitors see now',
  unpublish: 'Unpublish',
  unpublishHint: 'A draft again; its address shows “not found”',
  remove: 'Move to trash',
  removeHint: 'Kept there for 30 days',

  scheduleTitle: 'When should it go live?',
  day: 'Date',
  time: 'Time',
  past: 'Choose a time from now on',
  scheduleNow: (time: string) => `Schedule for ${time}`,
  unpublishTitle: 'Take it off the site?',
  unpublishText: (path: string | undefined) =>
    path === undefined
      ? 'Visitors no longer see it. The draft stays.'
      : `${path} shows “not found” from then on. The draft stays.`,

  conflictTitle: 'Someone else changed this while you were writing',
  conflictText:
    'What only one of you changed is kept. Choose where you both changed something: nothing is lost, the other version stays in the history.',
  yours: (label: string) => `Your ${label.toLowerCase()}`,
  theirs: (label: string) => `The other ${label.toLowerCase()}`,
  decideLater: 'Decide later',
  decide: 'Decide',
  conflictWaits: 'Changed by someone else, too.',
  keepMine: 'Keep mine',
  keepTheirs: 'Keep the other',
  keepChosen: 'Keep what is chosen',
  deletedTitle: 'Someone else moved this to the trash',
  deletedText: 'What you wrote is kept here.',
  restore: 'Restore',
  saveCopy: 'Save as a copy',

  leaveTitle: 'Leave before it is saved?',
  leaveText: 'The text is kept on this device, and offered when you open the editor again.',
  stay: 'Stay',
  leave: 'Leave',
} as const;

/** Texts of the preview beside the editor. */
export const previewTexts = {
  title: 'Preview',
  frame: 'The page with this draft',
  loading: 'The page is loading',
  device: 'Width',
  devices: { desktop: 'Desktop', tablet: 'Tablet', phone: 'Phone' },
  scale: (width: number, scale: number) => `${width} wide, ${Math.round(scale * 100)} %`,
  failed: (since: Date) =>
    `Not up to date since ${since.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' })}`,
  hide: 'Hide the preview',
  light: 'Light',
  dark: 'Dark',
} as const;

/** Texts of the history of an entry. */
export const historyTexts = {
  title: 'History',
  versions: (count: number) => plain(count, 'version', 'versions'),
  failed: 'The versions could not be loaded.',
  draftNow: 'The current draft',
  liveNow: 'Live now',
  wasLive: 'Was live',
  version: (number: number) => `Version ${number}`,
  changes: (count: number) => (count === 0 ? 'No changes' : plain(count, 'change', 'changes')),
  against: 'against',
  before: 'the version before',
  draft: 'the current draft',
  same: 'The same',
  restore: 'Restore',
  restoreField: (label: string) => `Restore ${label.toLowerCase()}`,
  restoreVersion: 'Restore this version',
  restoreTitle: 'Restore this version?',
  restoreText:
    'It becomes the newest draft. Visitors go on seeing what is live until you publish. Today’s version stays in the history.',
  keepAddress: 'Keep the new address',
  restoreAsDraft: 'Restore as draft',
  empty: '(empty)',
  sameParagraphs: (count: number) => (count === 1 ? 'One paragraph is the same' : `${count} paragraphs are the same`),
} as const;

/** Texts of the editor of Markdown. */
export const textTexts = {
  toolbar: 'Formatting',
  heading: 'Heading',
  subheading: 'Smaller heading',
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  bullets: 'List',
  numbers: 'Numbered list',
  /** By the kind of the quote at the cursor. */
  quotes: { '': 'Quote', QUOTE: 'Pull quote', NOTE: 'Note in the margin' } as Readonly<Record<string, string>>,
  rule: 'Line',
  picture: 'Picture',
  address: 'Address of the link',
  setLink: 'Set the link',
  unlink: 'Remove the link',
  cancel: 'Cancel',
  source: 'Markdown',
} as const;
