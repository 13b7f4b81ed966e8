/** An S of three parallel lines, `height` px high, in the colour of the text. Decorative: the name of the agency is beside it. */
export function LogoMark({ height }: { readonly height: number }) {
  return (
    <svg
      aria-hidden="true"
      width={(height * 40) / 56}
      height={height}
      viewBox="-178 -178 356 556"
      fill="none"
      stroke="currentColor"
      strokeWidth="40"
    >
      <path d="M32.2-10.8A34 34 0 1 0 0 34A166 166 0 1 1-155.9 257.1" />
      <path d="M94-34.2A100 100 0 1 0 0 100A100 100 0 1 1-94 234.2" />
      <path d="M155.7-57.6A166 166 0 1 0 0 166A34 34 0 1 1-32.1 211.3" />
    </svg>
  );
}
