import styled from '@emotion/styled';
import { templates } from '@studio/pictures/templates';
import { ArrowLink } from '@studio/ui/arrow-link';
import { Container } from '@studio/ui/container';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { fluid } from '@studio/ui/typography';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { previewPage } from '../content/preview.ts';
import { type KnownSite, nextSite } from '../content/sites.ts';
import { paths } from '../paths.ts';
import { DeviceSwitch } from './device-switch.tsx';
import { DESKTOP, ON_A_PHONE, PHONE, useDevice } from './devices.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 2rem;
  padding-block: 1.25rem;
  border-top: 1px solid ${token('hairline')};
`;

/** Until the device is known, and without scripts, its shape follows the width of the window. */
const Window = styled.div`
  overflow: hidden;
  max-width: 100%;
  margin-inline: auto;
  border: 1px solid ${token('hairline-strong')};
  border-radius: ${token('radius-field')};
  background: ${token('wash')};
  & > iframe {
    display: block;
    max-width: none;
    border: 0;
    background: #fff;
    transform-origin: 0 0;
  }
  &:not([data-device]) {
    position: relative;
    width: ${DESKTOP.width + 2}px;
    aspect-ratio: ${DESKTOP.width} / ${DESKTOP.height};
    & > iframe {
      position: absolute;
      width: 100%;
      height: 100%;
    }
    @media ${ON_A_PHONE} {
      width: ${PHONE.width + 2}px;
      aspect-ratio: ${PHONE.width} / ${PHONE.height};
    }
  }
  @media (scripting: none) {
    min-height: 70vh;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 1.5rem 2rem;
  margin-top: 1rem;
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
export function DeviceFrame({ site }: { readonly site: KnownSite }) {
  const { id, title } = site;
  const next = nextSite(site);
  const [device, setDevice] = useDevice();
  const { width, height } = device ?? DESKTOP;
  const [box, scale] = useScale(width + 2);
  return (
    <Container css={{ paddingBottom: fluid(72, 112) }}>
      <Bar>
        <DeviceSwitch device={device} onChange={setDevice} />
        <a href={templates[id]} target="_blank" rel="noopener" css={{ textUnderlineOffset: '0.25em' }}>
          {previewPage.alone}
        </a>
      </Bar>
      <div ref={box}>
        <Window
          data-device={device?.id}
          {...(device && { style: { width: (width + 2) * scale, aspectRatio: `${width} / ${height}` } })}
        >
          <iframe
            src={templates[id]}
            title={previewPage.frame(title)}
            sandbox=""
            {...(device && { width, height, style: { transform: scale < 1 ? `scale(${scale})` : 'none' } })}
          />
        </Window>
      </div>
      <Foot>
        <Text size="small" css={{ flex: '0 1 40em' }}>
          {previewPage.note}
        </Text>
        <ArrowLink to={paths.sellPreview(next.id)}>{previewPage.next(next.title)}</ArrowLink>
      </Foot>
    </Container>
  );
}
