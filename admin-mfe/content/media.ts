/** Texts of the library of pictures, and of the dialog that chooses one. */
export const media = {
  title: 'Media',
  summary: (count: number, bytes: number) => `${count} ${count === 1 ? 'picture' : 'pictures'}, ${sizeText(bytes)}`,
  search: 'Search by name or alternative text',
  anyKind: 'Any type',
  kind: 'Type',
  kinds: { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF' } as Readonly<Record<string, string>>,
  undescribed: 'No alternative text',
  upload: 'Upload',
  drop: 'Drop pictures here, or choose them',
  letGo: (count: number) => `Drop to upload ${count === 1 ? 'a file' : `${count} files`}`,
  accepted: 'JPEG, PNG, WebP or AVIF, up to 20 MB and 60 megapixels each',
  tooLarge: 'The file has more than 20 MB. Make it smaller.',
  failed: 'The pictures could not be loaded.',
  empty: 'No pictures yet. Upload one to use it in posts, projects and other content.',
  nothing: (words: string) => `No picture has “${words}” in it.`,
  allDescribed: 'No such picture.',
  clear: 'Show all pictures',
  more: 'Show more',
  pictures: 'Pictures',
  pixels: (width: number, height: number) => `${width} × ${height}`,
  size: (bytes: number) => sizeText(bytes),
  uploads: 'Uploads',
  waiting: 'Waiting',
  uploading: (loaded: number, total: number) => `Uploading, ${sizeText(loaded)} of ${sizeText(total)}`,
  converting: 'Converting',
  percent: (share: number) => `${Math.floor(share * 100)} %`,
  done: (name: string) => `${name} is in the library`,
  known: (name: string) => `${name} is here already`,
  knownHint: 'It is the same file: the picture that you already have is open.',
  refused: (name: string) => `${name} was refused`,
  lost: (name: string) => `${name} was not sent`,
  lostHint: 'The connection was lost.',
  retry: 'Try again',
  dismiss: 'Close the list of uploads',
} as const;

/** Texts of an open picture. */
export const picturePane = {
  close: 'Close',
  name: 'Name',
  alt: 'Alternative text',
  altHint: 'What a person who cannot see it needs to know.',
  decorates: 'It only decorates',
  saved: 'Saved',
  notSaved: 'Not saved. Try again.',
  focal: (x: number, y: number) =>
    `Point that stays visible: ${x} % from the left, ${y} % from the top. Arrow keys move it.`,
  focalHint: 'Press on the picture to choose the point that stays visible when it is cropped.',
  used: (count: number) => (count === 0 ? 'Not used yet' : `Used in ${count} ${count === 1 ? 'place' : 'places'}`),
  usesFailed: 'Where it is used could not be loaded.',
  states: { draft: 'draft', published: 'published', scheduled: 'scheduled', history: 'older versions' },
  inTrash: 'in the trash',
  file: 'File',
  size: 'Size',
  added: 'Added',
  replace: 'Replace file',
  remove: 'Delete',
  inUse: 'In use: replace it instead of deleting it',
  removeTitle: (name: string) => `Delete ${name}?`,
  removeText: 'It cannot be undone.',
  removeHistory: 'Older versions of entries show it, and would lose it. It cannot be undone.',
  cancel: 'Cancel',
  notRemoved: 'It was not deleted. Try again.',
} as const;

/** Texts of the dialog that chooses a picture. */
export const picker = {
  title: 'Choose a picture',
  search: 'Search pictures',
  altHere: 'Alternative text, here',
  use: 'Use picture',
} as const;

function sizeText(bytes: number): string {
  return bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
