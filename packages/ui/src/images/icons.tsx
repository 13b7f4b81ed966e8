import type { ComponentType } from 'react';

interface IconProps {
  /** px */
  readonly size: number;
  /** Width of the line, in a box of 24. */
  readonly strokeWidth?: number;
  readonly className?: string;
}

/** An icon. Decorative: add a text or an `aria-label`. */
export type Icon = ComponentType<IconProps>;

interface OutlineProps extends IconProps {
  /** Path data in a box of 24. */
  readonly d: string;
  readonly fill?: string;
}

/** An icon of one path, in the colour of the text. Decorative: add a text or an `aria-label`. */
export function Outline({ d, size, fill = 'none', strokeWidth = 1.75, className }: OutlineProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={fill}
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

/** Sorts in descending order. */
export const ArrowDown = (props: IconProps) => <Outline d="M12 5v14M5.5 12.5 12 19l6.5-6.5" {...props} />;

/** The previous page or item. */
export const ArrowLeft = (props: IconProps) => <Outline d="M19 12H5M11.5 5.5 5 12l6.5 6.5" {...props} />;

/** The next page or item. */
export const ArrowRight = (props: IconProps) => <Outline d="M5 12h14M12.5 5.5 19 12l-6.5 6.5" {...props} />;

/** Sorts in ascending order, or sends. */
export const ArrowUp = (props: IconProps) => <Outline d="M12 19V5M5.5 11.5 12 5l6.5 6.5" {...props} />;

/** Leads to another site. */
export const ArrowUpRight = (props: IconProps) => <Outline d="M7 17 17 7M8 7h9v9" {...props} />;

/** Figures. */
export const Chart = (props: IconProps) => <Outline d="M4 4v14a2 2 0 0 0 2 2h14M19 9l-5 5-3.5-3.5L8 13" {...props} />;

/** Selected, or done. */
export const Check = (props: IconProps) => <Outline d="m5 12.5 4.5 4.5L19 7" {...props} />;

/** Opens below, or the next item. */
export const ChevronDown = (props: IconProps) => <Outline d="m6 9 6 6 6-6" {...props} />;

/** The previous item. */
export const ChevronUp = (props: IconProps) => <Outline d="m6 15 6-6 6 6" {...props} />;

/** A problem. */
export const CircleAlert = (props: IconProps) => (
  <Outline d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M12 7.5V13M12 16.5v.01" {...props} />
);

/** Closes or removes. */
export const Cross = (props: IconProps) => <Outline d="m6 6 12 12M18 6 6 18" {...props} />;

/** An overview. */
export const Dashboard = (props: IconProps) => (
  <Outline d="M4 4h6.5v9H4zM13.5 4H20v5h-6.5zM13.5 12H20v8h-6.5zM4 16h6.5v4H4z" {...props} />
);

/** A text. */
export const File = (props: IconProps) => (
  <Outline d="M13.5 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8.5zM13.5 3v5.5H19M9 13h6M9 17h6" {...props} />
);

/** A collection. */
export const Folder = (props: IconProps) => (
  <Outline d="M3.5 6.5a2 2 0 0 1 2-2h4l2 2.5h7a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2z" {...props} />
);

/** Messages. */
export const Inbox = (props: IconProps) => (
  <Outline d="M3 12.5h5.5l1.5 3h4l1.5-3H21M5.5 5h13L21 12.5V17a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4.5z" {...props} />
);

/** An email address. */
export const Mail = (props: IconProps) => (
  <Outline
    d="M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2M3.5 7.5 12 13l8.5-5.5"
    {...props}
  />
);

/** A place. */
export const MapPin = (props: IconProps) => (
  <Outline
    d="M12 21c-4.5-4-7-7.5-7-11a7 7 0 1 1 14 0c0 3.5-2.5 7-7 11M14.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0"
    {...props}
  />
);

/** Opens the menu. */
export const MenuLines = (props: IconProps) => <Outline d="M4 7h16M4 12h16M4 17h16" {...props} />;

/** Shows less. */
export const Minus = (props: IconProps) => <Outline d="M5 12h14" {...props} />;

/** The dark theme. */
export const Moon = (props: IconProps) => (
  <Outline d="M20.5 14A8.75 8.75 0 1 1 10 3.5 7.6 7.6 0 0 0 20.5 14z" {...props} />
);

/** Closes the sidebar. */
export const PanelClose = (props: IconProps) => (
  <Outline
    d="M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M9.5 4v16M16.5 9l-3 3 3 3"
    {...props}
  />
);

/** Opens the sidebar. */
export const PanelOpen = (props: IconProps) => (
  <Outline
    d="M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M9.5 4v16M13.5 9l3 3-3 3"
    {...props}
  />
);

/** Stops motion. */
export const Pause = (props: IconProps) => <Outline d="M8.5 5v14M15.5 5v14" {...props} />;

/** Persons. */
export const People = (props: IconProps) => (
  <Outline
    d="M12.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M2.5 20v-1a5 5 0 0 1 5-5h3a5 5 0 0 1 5 5v1M15.5 4.7a3.5 3.5 0 0 1 0 6.6M18 14.4a5 5 0 0 1 3.5 4.6v1"
    {...props}
  />
);

/** A telephone number. */
export const Phone = (props: IconProps) => (
  <Outline
    d="M5 3.5h4l2 5-2.5 1.5a11 11 0 0 0 5.5 5.5l1.5-2.5 5 2v4a2 2 0 0 1-2 2A15.5 15.5 0 0 1 3 5.5a2 2 0 0 1 2-2"
    {...props}
  />
);

/** Starts motion. */
export const Play = (props: IconProps) => <Outline d="M7.5 5v14L19 12z" {...props} />;

/** Shows more. */
export const Plus = (props: IconProps) => <Outline d="M5 12h14M12 5v14" {...props} />;

/** Searches. */
export const Search = (props: IconProps) => <Outline d="M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0M20 20l-4-4" {...props} />;

/** A conversation. */
export const Speech = (props: IconProps) => <Outline d="m3.5 20.5 1.7-4.2a8.6 8.6 0 1 1 3.3 3.1z" {...props} />;

/** Cancels. */
export const Stop = (props: IconProps) => <Outline d="M6.5 6.5h11v11h-11z" fill="currentColor" {...props} />;

/** The light theme. */
export const Sun = (props: IconProps) => (
  <Outline
    d="M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"
    {...props}
  />
);
