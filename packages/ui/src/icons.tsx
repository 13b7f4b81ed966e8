interface IconProps {
  /** px */
  readonly size: number;
  /** Of the line, in a box of 24. */
  readonly strokeWidth?: number;
  readonly className?: string;
}

interface OutlineProps extends IconProps {
  readonly d: string;
}

/** One line in a box of 24, in the colour of the text. Decorative: the words beside it, or a label, say what it means. */
function Outline({ d, size, strokeWidth = 1.75, className }: OutlineProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={d} />
    </svg>
  );
}

/** Leads on. */
export const ArrowRight = (props: IconProps) => <Outline d="M5 12h14M12.5 5.5 19 12l-6.5 6.5" {...props} />;

/** Chosen, or done. */
export const Check = (props: IconProps) => <Outline d="m5 12.5 4.5 4.5L19 7" {...props} />;

/** Opens below. */
export const ChevronDown = (props: IconProps) => <Outline d="m6 9 6 6 6-6" {...props} />;

/** Something is wrong. */
export const CircleAlert = (props: IconProps) => (
  <Outline d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M12 7.5V13M12 16.5v.01" {...props} />
);

/** Closes. */
export const Cross = (props: IconProps) => <Outline d="m6 6 12 12M18 6 6 18" {...props} />;

/** Shows the menu. */
export const MenuLines = (props: IconProps) => <Outline d="M4 7h16M4 12h16M4 17h16" {...props} />;

/** Shows less. */
export const Minus = (props: IconProps) => <Outline d="M5 12h14" {...props} />;

/** The dark theme. */
export const Moon = (props: IconProps) => (
  <Outline d="M20.5 14A8.75 8.75 0 1 1 10 3.5 7.6 7.6 0 0 0 20.5 14z" {...props} />
);

/** Shows more. */
export const Plus = (props: IconProps) => <Outline d="M5 12h14M12 5v14" {...props} />;

/** A conversation. */
export const Speech = (props: IconProps) => <Outline d="m3.5 20.5 1.7-4.2a8.6 8.6 0 1 1 3.3 3.1z" {...props} />;

/** The light theme. */
export const Sun = (props: IconProps) => (
  <Outline
    d="M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"
    {...props}
  />
);
