interface MarkProps {
  readonly d: string;
}

export interface MarkSize {
  /** px; a mark is as wide as it is high. */
  readonly size?: number;
}

/** A client's mark, in the colour of the text. Decorative: the client's name stands beside it. */
export function Mark({ d, size = 32 }: MarkProps & MarkSize) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={d} />
    </svg>
  );
}
