import { css } from '@emotion/react';
import { numeralFiles } from '@studio/pictures/numerals/files';
import { byTheme } from './by-theme.ts';

const sizes = { twoEightFive: [1180, 556], fourZeroFour: [1370, 1120] } as const;

const sized = css`
  img {
    width: 100%;
    height: auto;
  }
`;

interface DrawnWordProps {
  readonly word: keyof typeof sizes;
  /** It stands on ink whatever the page's theme is. (Not called `theme`: `styled` keeps that for itself.) */
  readonly onInk?: boolean;
  readonly className?: string;
}

/**
 * A word in numerals of nine parallel lines, as wide as its container. Files instead of `Numerals`: they are not part of
 * the first script, and are fetched only where they are seen. Decorative.
 */
export function DrawnWord({ word, onInk = false, className }: DrawnWordProps) {
  const [width, height] = sizes[word];
  const picture = (src: string, shownIn?: string) => (
    <img src={src} alt="" width={width} height={height} loading="lazy" className={shownIn} />
  );
  const { light, dark } = numeralFiles[word];
  return (
    <div css={onInk ? sized : [sized, byTheme]} className={className}>
      {!onInk && picture(light, 'in-light')}
      {picture(dark, onInk ? undefined : 'in-dark')}
    </div>
  );
}
