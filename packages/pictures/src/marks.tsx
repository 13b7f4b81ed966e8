/** Shapes of the drawn marks of clients, by the names that the content uses. */
const SHAPES: Readonly<Record<string, string>> = {
  alok: 'M5 16a11 11 0 1 1 22 0a11 11 0 1 1 -22 0ZM16 5a11 11 0 0 1 0 22M16 10v12',
  bhor: 'M4 22H28M8 22a8 8 0 0 1 16 0M16 6v4M6 10l3 3M26 10l-3 3',
  dhamrai: 'M5 27V16a11 11 0 0 1 22 0V27ZM12 27V19a4 4 0 0 1 8 0V27',
  'ghat-review': 'M4 20H28C26 25 22 27 16 27S6 25 4 20ZM15 20V5C21 8 24 13 23 20',
  kantha: 'M16 4L28 16L16 28L4 16ZM16 10L22 16L16 22L10 16Z',
  'karim-das': 'M16 4v23M10 27h12M5 9h22M5 9L1.5 18h7ZM27 9l-3.5 9h7Z',
  porua: 'M16 9C12 6 8 6 4 7V25C8 24 12 24 16 27C20 24 24 24 28 25V7C24 6 20 6 16 9ZM16 9V27',
  shaluk:
    'M16 27C8 20 10 11 16 5C22 11 24 20 16 27ZM16 27C10 27 5 23 4 15C9 15 12 18 13 21M16 27C22 27 27 23 28 15C23 15 20 18 19 21',
  sumline: 'M4 26H12V20H20V13H28V6M4 26V20M28 26V14',
  teesta: 'M3 11q6.5-6 13 0t13 0M3 17q6.5-6 13 0t13 0M3 23q6.5-6 13 0t13 0',
};

interface MarkProps {
  /** Name of a drawn mark, or the address of a picture. Empty: there is none. */
  readonly mark: string;
}

/** Size of a mark in px. A mark is as wide as it is high. */
const SIZE = 64;

/** The mark of a client: drawn in the colour of the text, a picture, or none. Decorative: the name of the client is beside it. */
export function ClientMark({ mark }: MarkProps) {
  const shape = SHAPES[mark];
  if (mark === '') return null;
  if (shape === undefined) return <img src={mark} alt="" width={SIZE} height={SIZE} />;
  return (
    <svg
      aria-hidden="true"
      width={SIZE}
      height={SIZE}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shape} />
    </svg>
  );
}
