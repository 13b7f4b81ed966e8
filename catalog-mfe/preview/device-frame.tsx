import styled from '@emotion/styled';
import { templates } from '@studio/pictures/templates';
import { moving, phone } from '@studio/ui/media';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { previewPage } from '../content/preview-page.ts';
import type { KnownSite } from '../content/sites.ts';
import { DeviceSwitch } from './device-switch.tsx';
import { DESKTOP, ON_A_PHONE, PHONE, useDevice } from './devices.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.25rem;
  padding-bottom: 1rem;
  font-size: 0.875rem;
  & > fieldset {
    margin-right: auto;
  }
`;

/** Shown while the frame is as wide as its device, or scaled down. */
const Width = styled.span`
  color: ${token('ink-2')};
  font-variant-numeric: tabular-nums;
  ${phone} {
    display: none;
  }
`;

/** Until the device is known, and without scripts, its shape follows the width of the window. */
const Window = styled.div`
  margin-inline: auto;
  overflow: hidden;
  max-width: 100%;
  border-radius: ${token('radius-card')};
  background: ${token('raised')};
  box-shadow:
    0 0 0 1px ${token('hairline-strong')},
    0 18px 40px -28px ${token('shadow')};
  ${moving} {
    transition: width 320ms ease;
  }
`;

/** The bar of a browser. */
const Chrome = styled.div`
  display: grid;
  grid-template-columns: 1fr minmax(0, auto) 1fr;
  gap: 0.75rem;
  align-items: center;
  height: 2.75rem;
  padding-inline: 1.125rem;
  &::before {
    width: 2.875rem;
    height: 0.75rem;
    background: radial-gradient(circle at center, transparent 3.75px, ${token('edge')} 4px 5px, transparent 5.5px) 0 0 / 1rem 0.75rem;
    content: '';
  }
  & > span {
    overflow: hidden;
    max-width: 100%;
    padding: 0.3125rem clamp(1rem, 6vw, 5rem);
    border-radius: ${token('radius-full')};
    background: ${token('wash')};
    color: ${token('ink-2')};
    font-size: 0.8125rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Screen = styled.div`
  overflow: hidden;
  position: relative;
  background: ${token('wash')};
  & > iframe {
    display: block;
    max-width: none;
    border: 0;
    background: #fff;
    transform-origin: 0 0;
  }
  &:not([data-device]) {
    aspect-ratio: ${DESKTOP.width} / ${DESKTOP.height};
    & > iframe {
      position: absolute;
      width: 100%;
      height: 100%;
    }
    @media ${ON_A_PHONE} {
      aspect-ratio: ${PHONE.width} / ${PHONE.height};
    }
  }
`;

/** Returns the ref of an element, and the scale at which content `width` px wide fits into it: at most 1, and 1 until the room is known. */
function useScale(width: number): readonly [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return [box, room === undefined ? 1 : Math.min(1, room / width)];
}

/** The site in a frame as wide as the chosen device, scaled down if there is less room. The sandbox runs no scripts. */
export function DeviceFrame({ site: { id, title } }: { readonly site: KnownSite }) {
  const [device, setDevice] = useDevice();
  const { width, height } = device ?? DESKTOP;
  const [box, scale] = useScale(width);
  return (
    <div>
      <Bar>
        <DeviceSwitch device={device} onChange={setDevice} />
        {device && <Width>{previewPage.width(width)}</Width>}
        <a href={templates[id]} target="_blank" rel="noopener" css={{ fontWeight: 500, textUnderlineOffset: '0.25em' }}>
          {previewPage.alone}
        </a>
      </Bar>
      <div ref={box}>
        <Window {...(device && { style: { width: width * scale } })}>
          <Chrome aria-hidden="true">
            <span>{previewPage.address(id)}</span>
          </Chrome>
          <Screen data-device={device?.id} {...(device && { style: { aspectRatio: `${width} / ${height}` } })}>
            <iframe
              src={templates[id]}
              title={previewPage.frame(title)}
              sandbox=""
              {...(device && { width, height, style: { transform: scale < 1 ? `scale(${scale})` : 'none' } })}
            />
          </Screen>
        </Window>
      </div>
      <Text size="small" css={{ marginTop: '1rem' }}>
        {previewPage.note}
      </Text>
    </div>
  );
}
