import { css } from '@emotion/react';
import { numerals } from '@studio/pictures/numerals';

const sized = css`
  img {
    width: 100%;
    height: auto;
  }
`;

interface DrawnWordProps {
  readonly word: keyof typeof numerals;
  /** The background is dark in both themes. (Not called `theme`: `styled` reserves that name.) */
  readonly onInk?: boolean;
  readonly className?: string;
}

/** A word in numerals of nine parallel lines, as wide as its container. Its file is loaded when it is near. Decorative. */
export function DrawnWord({ word, onInk = false, className }: DrawnWordProps) {
  const { light, dark, width, height } = numerals[word];
  const picture = (src: string, shownIn?: string) => (
    <img src={src} alt="" width={width} height={height} loading="lazy" className={shownIn} />
  );
  return (
    <div css={sized} className={className}>
      {!onInk && picture(light, 'in-light')}
      {picture(dark, onInk ? undefined : 'in-dark')}
    </div>
  );
}
