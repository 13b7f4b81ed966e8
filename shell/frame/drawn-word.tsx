import { css } from '@emotion/react';
import { numerals } from '@studio/pictures/numerals';
import { useEffect, useRef } from 'react';

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
  /** Its lines move as soon as it is shown. Default: when the pointer first comes near. */
  readonly swings?: boolean;
  readonly className?: string;
}

/** A word in numerals of nine parallel lines, as wide as its container. Its file is loaded when it is near, the code that moves its lines when they move. Decorative. */
export function DrawnWord({ word, onInk = false, swings = false, className }: DrawnWordProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const mounted = new AbortController();
    const { signal } = mounted;
    const run = () => {
      import('./live-word/run-word.ts')
        .then(({ runWord }) => box.current && runWord(box.current, signal))
        .catch((error: unknown) => signal.aborted || console.warn('The lines of a word cannot move', error));
    };
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      if (swings) run();
      else box.current?.addEventListener('pointerenter', run, { once: true, signal });
    }
    return () => mounted.abort();
  }, [swings]);
  const { light, dark, width, height } = numerals[word];
  const picture = (src: string, shownIn?: string) => (
    <img src={src} alt="" width={width} height={height} loading="lazy" className={shownIn} />
  );
  return (
    <div ref={box} css={sized} className={className}>
      {!onInk && picture(light, 'in-light')}
      {picture(dark, onInk ? undefined : 'in-dark')}
    </div>
  );
}
