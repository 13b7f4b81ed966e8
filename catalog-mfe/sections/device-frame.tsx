import styled from '@emotion/styled';
import { templates } from '@studio/pictures/templates';
import { Container } from '@studio/ui/container';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { fluid } from '@studio/ui/typography';
import { useState } from 'react';
import { DESKTOP } from '../content/devices.ts';
import { previewPage } from '../content/preview.ts';
import type { KnownSite } from '../content/sites/sites.ts';
import { useFit } from '../data/use-fit.ts';
import { DeviceSwitch } from './device-switch.tsx';

const Region = styled(Container)`
  padding-bottom: ${fluid(72, 112)};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 2rem;
  padding-block: 1.25rem;
  border-top: 1px solid ${token('hairline')};
`;

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
  @media (scripting: none) {
    position: relative;
    min-height: 70vh;
    & > iframe {
      position: absolute;
      width: 100%;
      height: 100%;
    }
  }
`;

/** The very page, alive, as wide as on the device that is chosen, and shrunk where there is less room. It can run nothing. */
export function DeviceFrame({ site: { id, title } }: { readonly site: KnownSite }) {
  const [device, setDevice] = useState(DESKTOP);
  const [box, scale] = useFit(device.width + 2);
  const { width, height } = device;
  return (
    <Region>
      <Bar>
        <DeviceSwitch device={device} onChange={setDevice} />
        <a href={templates[id]} target="_blank" rel="noopener" css={{ textUnderlineOffset: '0.25em' }}>
          {previewPage.alone}
        </a>
      </Bar>
      <div ref={box}>
        <Window data-device={device.id} style={{ width: (width + 2) * scale, aspectRatio: `${width} / ${height}` }}>
          <iframe
            src={templates[id]}
            title={previewPage.frame(title)}
            sandbox=""
            width={width}
            height={height}
            style={{ transform: scale < 1 ? `scale(${scale})` : 'none' }}
          />
        </Window>
      </div>
      <Text size="small" css={{ maxWidth: '40em', marginTop: '1rem' }}>
        {previewPage.note}
      </Text>
    </Region>
  );
}
