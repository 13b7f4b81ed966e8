import type { ComponentType } from 'react';
import { MARK, MARK_BOX } from './mark.ts';

interface IconProps {
  /** px */
  readonly size: number;
  /** Width of the line, in a box of 24. */
  readonly strokeWidth?: number;
  readonly className?: string;
}

/** An icon. Decorative: add a text or an `aria-label`. */
export type Icon = ComponentType<IconProps>;

/**
 * Returns an icon of one path in a box of 24, in the colour of the text. Decorative: add a text or an `aria-label`. Icons are functions that
 * call it, not its results: a bundle contains only those that it uses.
 */
export function outline(d: string, { size, strokeWidth = 1.75, className }: IconProps, fill = 'none') {
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

export const ArrowDown = (props: IconProps) => outline('M12 5v14M5.5 12.5 12 19l6.5-6.5', props);
export const ArrowLeft = (props: IconProps) => outline('M19 12H5M11.5 5.5 5 12l6.5 6.5', props);
export const ArrowRight = (props: IconProps) => outline('M5 12h14M12.5 5.5 19 12l-6.5 6.5', props);
export const ArrowUp = (props: IconProps) => outline('M12 19V5M5.5 11.5 12 5l6.5 6.5', props);
export const ArrowUpRight = (props: IconProps) => outline('M7 17 17 7M8 7h9v9', props);
export const Chart = (props: IconProps) => outline('M4 4v14a2 2 0 0 0 2 2h14M19 9l-5 5-3.5-3.5L8 13', props);
export const Check = (props: IconProps) => outline('m5 12.5 4.5 4.5L19 7', props);
export const ChevronDown = (props: IconProps) => outline('m6 9 6 6 6-6', props);
export const ChevronUp = (props: IconProps) => outline('m6 15 6-6 6 6', props);
export const CircleAlert = (props: IconProps) =>
  outline('M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M12 7.5V13M12 16.5v.01', props);
export const Cross = (props: IconProps) => outline('m6 6 12 12M18 6 6 18', props);
export const Dashboard = (props: IconProps) =>
  outline('M4 4h6.5v9H4zM13.5 4H20v5h-6.5zM13.5 12H20v8h-6.5zM4 16h6.5v4H4z', props);
export const File = (props: IconProps) =>
  outline('M13.5 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8.5zM13.5 3v5.5H19M9 13h6M9 17h6', props);
export const Folder = (props: IconProps) =>
  outline('M3.5 6.5a2 2 0 0 1 2-2h4l2 2.5h7a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2z', props);
export const Inbox = (props: IconProps) =>
  outline('M3 12.5h5.5l1.5 3h4l1.5-3H21M5.5 5h13L21 12.5V17a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4.5z', props);
export const Mail = (props: IconProps) =>
  outline('M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2M3.5 7.5 12 13l8.5-5.5', props);
export const MapPin = (props: IconProps) =>
  outline(
    'M12 21c-4.5-4-7-7.5-7-11a7 7 0 1 1 14 0c0 3.5-2.5 7-7 11M14.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0',
    props,
  );
export const MenuLines = (props: IconProps) => outline('M4 7h16M4 12h16M4 17h16', props);
export const Minus = (props: IconProps) => outline('M5 12h14', props);
export const Moon = (props: IconProps) => outline('M20.5 14A8.75 8.75 0 1 1 10 3.5 7.6 7.6 0 0 0 20.5 14z', props);
export const PanelClose = (props: IconProps) =>
  outline('M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M9.5 4v16M16.5 9l-3 3 3 3', props);
export const PanelOpen = (props: IconProps) =>
  outline('M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M9.5 4v16M13.5 9l3 3-3 3', props);
export const Pause = (props: IconProps) => outline('M8.5 5v14M15.5 5v14', props);
export const People = (props: IconProps) =>
  outline(
    'M12.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M2.5 20v-1a5 5 0 0 1 5-5h3a5 5 0 0 1 5 5v1M15.5 4.7a3.5 3.5 0 0 1 0 6.6M18 14.4a5 5 0 0 1 3.5 4.6v1',
    props,
  );
export const Phone = (props: IconProps) =>
  outline(
    'M5 3.5h4l2 5-2.5 1.5a11 11 0 0 0 5.5 5.5l1.5-2.5 5 2v4a2 2 0 0 1-2 2A15.5 15.5 0 0 1 3 5.5a2 2 0 0 1 2-2',
    props,
  );
export const Play = (props: IconProps) => outline('M7.5 5v14L19 12z', props);
export const Plus = (props: IconProps) => outline('M5 12h14M12 5v14', props);
export const Search = (props: IconProps) => outline('M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0M20 20l-4-4', props);
export const Speech = (props: IconProps) => outline('m3.5 20.5 1.7-4.2a8.6 8.6 0 1 1 3.3 3.1z', props);
export const Stop = (props: IconProps) => outline('M6.5 6.5h11v11h-11z', props, 'currentColor');
export const Sun = (props: IconProps) =>
  outline(
    'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
    props,
  );

/** The mark, `height` px high, in the colour of the text. Decorative: the name of the agency is beside it. */
export function LogoMark({ height }: { readonly height: number }) {
  return (
    <svg
      aria-hidden="true"
      width={(height * 40) / 56}
      height={height}
      viewBox={MARK_BOX}
      fill="none"
      stroke="currentColor"
      strokeWidth="40"
    >
      <path d={MARK} />
    </svg>
  );
}
