import styled from '@emotion/styled';
import type { MediaItem } from '@studio/content/media';
import { Check } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import type { KeyboardEvent } from 'react';
import { plainButton } from '../components/styles.ts';
import { media } from '../content/media.ts';

/** As many columns as fit: six beside the sidebar at 1440px, four beside an open picture, two on a phone. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--tile, 10rem)), 1fr));
  gap: 1.25rem 1.375rem;
`;

export const Tile = styled.button`
  ${plainButton}
  display: block;
  width: 100%;
  border-radius: 4px;
  text-align: start;
  .face {
    position: relative;
    display: block;
    height: var(--tile-height, 8rem);
    border-radius: 4px;
    overflow: hidden;
    background: ${token('wash')};
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: var(--picture, none);
  }
  &:hover .face {
    box-shadow: 0 0 0 1px ${token('edge')};
  }
  &[aria-pressed='true'] .face {
    outline: 2px solid ${token('iris')};
    outline-offset: 3px;
    overflow: visible;
  }
  .tick {
    position: absolute;
    inset: 0.5rem 0.5rem auto auto;
    display: grid;
    place-items: center;
    width: 1.5rem;
    height: 1.5rem;
    border-radius: 50%;
    background: ${token('iris')};
    color: ${token('on-iris')};
  }
  .name {
    display: block;
    margin-top: 0.5rem;
    overflow: hidden;
    font: 500 0.875rem/1.4 ${token('font-text')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .facts {
    display: block;
    color: ${token('ink-2')};
    font-size: 0.8125rem;
  }
  .undescribed {
    color: ${token('error')};
  }
`;

interface PictureGridProps {
  readonly label: string;
  readonly pictures: readonly MediaItem[];
  readonly chosen: string | undefined;
  readonly onChoose: (picture: MediaItem) => void;
  readonly onUse?: (picture: MediaItem) => void;
  readonly isPlain?: boolean;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

/** Moves the focus among the tiles of a list by arrow keys, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const tiles = [...event.currentTarget.querySelectorAll('button')];
  const at = tiles.indexOf(document.activeElement as HTMLButtonElement);
  const top = tiles[0]?.offsetTop;
  const columns = tiles.filter(({ offsetTop }) => offsetTop === top).length;
  const step = STEPS[event.key] ?? { ArrowDown: columns, ArrowUp: -columns }[event.key];
  if (step === undefined || at < 0) return;
  event.preventDefault();
  tiles[Math.max(0, Math.min(tiles.length - 1, at + step))]?.focus();
}

/** Pictures of the library as tiles, of which one can be chosen. */
export function PictureGrid({ label, pictures, chosen, onChoose, onUse, isPlain = false }: PictureGridProps) {
  return (
    <List aria-label={label} onKeyDown={moveFocus}>
      {pictures.map((picture) => {
        const { id, name, alt, webp, width, height, bytes, color, focal } = picture;
        const isChosen = id === chosen;
        return (
          <li key={id}>
            <Tile
              type="button"
              aria-pressed={isChosen}
              data-picture={id}
              onClick={() => onChoose(picture)}
              onDoubleClick={() => onUse?.(picture)}
            >
              <span className="face" style={{ background: color }}>
                <img
                  src={webp[0]?.src}
                  alt={isPlain ? name : ''}
                  loading="lazy"
                  style={{ objectPosition: `${focal.x}% ${focal.y}%` }}
                />
                {isChosen && (
                  <span className="tick">
                    <Check size={14} strokeWidth={2.5} />
                  </span>
                )}
              </span>
              {!isPlain && (
                <>
                  <span className="name">{name}</span>
                  <span className={`facts${alt === null ? ' undescribed' : ''}`}>
                    {alt === null ? media.undescribed : `${media.pixels(width, height)}, ${media.size(bytes)}`}
                  </span>
                </>
              )}
            </Tile>
          </li>
        );
      })}
    </List>
  );
}
