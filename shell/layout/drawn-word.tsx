import { css } from '@emotion/react';
import { importLazily } from '@platform/browser/activity';
import { numerals } from '@studio/pictures/numerals';

const sized = css`
  position: relative;
  img {
    width: 100%;
    height: auto;
  }
`;

interface DrawnWordProps {
  readonly word: keyof typeof numerals;
  /** The background is dark in both themes. (Not called `theme`: `styled` reserves that name.) */
  readonly onInk?: boolean;
  /** Whether its lines move at once. By default they move when the pointer is first over it. */
  readonly swings?: boolean;
  readonly className?: string;
}

const move = (box: HTMLElement | null) => {
  if (box) void importLazily(() => import('./live-word/move-word.ts')).then(({ moveWord }) => moveWord(box));
};

/** A word of nine parallel lines, as wide as its container. The code that moves it is loaded lazily. Decorative. */
export function DrawnWord({ word, onInk = false, swings = false, className }: DrawnWordProps) {
  const { light, dark, width, height } = numerals[word];
  const picture = (src: string, shownIn?: string) => (
    <img src={src} alt="" width={width} height={height} loading="lazy" className={shownIn} />
  );
  return (
    <div ref={swings ? move : undefined} data-word="" css={sized} className={className}>
      {!onInk && picture(light, 'in-light')}
      {picture(dark, onInk ? undefined : 'in-dark')}
    </div>
  );
}
