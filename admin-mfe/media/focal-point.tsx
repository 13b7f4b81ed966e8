import styled from '@emotion/styled';
import type { MediaItem } from '@studio/content/media';
import { token } from '@studio/ui/tokens';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { quiet } from '../components/styles.ts';
import { picturePane as texts } from '../content/media.ts';
import { useMay } from '../request/session.ts';

const Frame = styled.div`
  position: relative;
  display: grid;
  max-height: 20rem;
  border-radius: 4px;
  overflow: hidden;
  img {
    width: 100%;
    height: auto;
    filter: var(--picture, none);
  }
  &:has(button) {
    cursor: crosshair;
  }
  button {
    position: absolute;
    width: 1.5rem;
    height: 1.5rem;
    margin: -0.75rem;
    padding: 0;
    border: 2px solid ${token('on-iris')};
    border-radius: 50%;
    background: ${token('iris')};
    cursor: move;
  }
`;

/** Percent by which an arrow key moves the point. */
const STEP = 5;

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const within = (value: number) => Math.max(0, Math.min(100, Math.round(value)));

interface FocalPointProps {
  readonly picture: MediaItem;
  readonly onChange: (focal: MediaItem['focal']) => void;
}

/** A picture with the point that stays visible when it is cropped. A press on the picture, or arrow keys, move the point. */
export function FocalPoint({ picture: { webp, alt, width, height, color, focal: saved }, onChange }: FocalPointProps) {
  const [focal, setFocal] = useState(saved);
  const mayWrite = useMay('write');
  const move = (x: number, y: number) => {
    const moved = { x: within(x), y: within(y) };
    setFocal(moved);
    onChange(moved);
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    move(((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    move(focal.x + step[0], focal.y + step[1]);
  };
  return (
    <div>
      <Frame onPointerDown={mayWrite ? onPointerDown : undefined} style={{ background: color }}>
        <img src={webp.at(1)?.src ?? webp[0]?.src} alt={alt ?? ''} width={width} height={height} draggable={false} />
        {mayWrite && (
          <button
            type="button"
            aria-label={texts.focal(focal.x, focal.y)}
            title={texts.focal(focal.x, focal.y)}
            style={{ left: `${focal.x}%`, top: `${focal.y}%` }}
            onKeyDown={onKeyDown}
          />
        )}
      </Frame>
      {mayWrite && <p css={[quiet, { marginTop: '0.5rem' }]}>{texts.focalHint}</p>}
    </div>
  );
}
