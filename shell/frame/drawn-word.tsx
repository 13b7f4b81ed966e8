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
  /** Of the region it stands in, where that does not follow the page. */
  readonly theme?: 'light' | 'dark';
  readonly className?: string;
}

/**
 * A word in numerals of nine parallel lines, as wide as its container. Files instead of `Numerals`: they are not part of
 * the first script, and are fetched only where they are seen. Decorative.
 */
export function DrawnWord({ word, theme, className }: DrawnWordProps) {
  const [width, height] = sizes[word];
  const picture = (src: string, shownIn?: string) => (
    <img src={src} alt="" width={width} height={height} loading="lazy" className={shownIn} />
  );
  const { light, dark } = numeralFiles[word];
  return (
    <div css={theme ? sized : [sized, byTheme]} className={className}>
      {theme !== 'dark' && picture(light, theme ? undefined : 'in-light')}
      {theme !== 'light' && picture(dark, theme ? undefined : 'in-dark')}
    </div>
  );
}
