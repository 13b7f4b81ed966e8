import styled from '@emotion/styled';
import { paths } from '@studio/client/paths';
import { templates } from '@studio/pictures/templates';
import { ArrowLink } from '@studio/ui/arrow-link';
import { Container } from '@studio/ui/container';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { fluid } from '@studio/ui/typography';
import { DESKTOP, PHONE } from '../content/devices.ts';
import { previewPage } from '../content/preview.ts';
import { type KnownSite, nextTo } from '../content/sites/sites.ts';
import { ON_A_PHONE, useDevice } from '../data/use-device.ts';
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

/** Until the device is known the frame has the shape it will have, by the width of the window; without scripts it keeps it. */
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

/** The very page, alive, as wide as on the device that is chosen, and shrunk where there is less room. It can run nothing. */
export function DeviceFrame({ site }: { readonly site: KnownSite }) {
  const { id, title } = site;
  const next = nextTo(site);
  const [device, setDevice] = useDevice();
  const { width, height } = device ?? DESKTOP;
  const [box, scale] = useFit(width + 2);
  return (
    <Region>
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
    </Region>
  );
}
