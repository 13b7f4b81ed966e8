import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { photographs } from '@studio/pictures/photographs';
import { templates } from '@studio/pictures/templates';
import { Picture, Text } from '@studio/ui';
import { from, moving, phone, token } from '@studio/ui/tokens';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { previewPage } from '../content/preview-page.ts';
import type { Site } from '../content/shelves.ts';
import { DESKTOP, type Device, DeviceSwitch, deviceSizes, firstDevice } from './device-switch.tsx';

/** Width of the rim of a tablet or phone. */
const RIM = '0.5rem';

/** The width of most cards, whose file the browser has cached. */
const CARD_SIZES = '335px';

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
  ${phone} {
    justify-content: space-between;
    & > fieldset {
      flex: 1 0 100%;
    }
  }
`;

/** The width of the device. Reserves its space while it is unknown. */
const Width = styled.span`
  min-height: 1.45em;
  color: ${token('ink-2')};
  font-variant-numeric: tabular-nums;
`;

/** A target of 44px in a row that is as high as its text. */
const alone = css`
  margin-block: -0.75rem;
  padding-block: 0.75rem;
  font-weight: 500;
  text-underline-offset: 0.25em;
`;

/** The container that the devices are scaled to. */
const Fit = styled.div`
  container-type: inline-size;
`;

/** As high as with a desktop, so that other devices do not move the page below. */
const Stage = styled.div`
  ${from.desktop} {
    min-height: calc(100cqi * ${DESKTOP.height} / ${DESKTOP.width} + 7rem);
  }
`;

/** Transition between the sizes of two devices. */
const eased = `${moving} { transition: 320ms ease; transition-property: width, height, transform, translate, border-radius, box-shadow; }`;

/** A device: a browser's window, or a tablet or a phone with a rim. */
const Window = styled.div`
  ${deviceSizes}
  overflow: hidden;
  width: min(100%, var(--width));
  margin-inline: auto;
  border-radius: ${token('radius-card')};
  background: ${token('raised')};
  box-shadow:
    0 0 0 0 ${token('raised')},
    0 0 0 1px ${token('hairline-strong')},
    0 18px 40px -28px ${token('shadow')};
  ${eased}
  ${from.desktop} {
    &[data-device='tablet'],
    &[data-device='phone'] {
      translate: 0 ${RIM};
      border-radius: 1.75rem;
      box-shadow:
        0 0 0 ${RIM} ${token('raised')},
        0 0 0 calc(${RIM} + 1px) ${token('hairline-strong')},
        0 18px 40px -28px ${token('shadow')};
    }
  }
`;

const BAR = '2.75rem';

const comeDown = keyframes`
  from {
    transform: translateY(-${BAR});
  }
`;

/** While a card grows into the window, the bar appears last and moves the page down. */
const last = css`
  ${moving} {
    html:active-view-transition & {
      animation: ${comeDown} 230ms 190ms ease-out backwards;
    }
  }
`;

const Chrome = styled.div`
  ${last}
  display: grid;
  grid-template-columns: 1fr minmax(45%, auto) 1fr;
  gap: 0.75rem;
  align-items: center;
  height: ${BAR};
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
    padding: 0.3125rem 1rem;
    border-radius: ${token('radius-full')};
    background: ${token('wash')};
    color: ${token('ink-2')};
    font-size: 0.8125rem;
    text-align: center;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Shows the picture of the card until the page has painted over it. */
const Screen = styled.div`
  ${last}
  overflow: hidden;
  position: relative;
  height: calc(var(--height) * var(--scale));
  background: ${token('wash')};
  ${eased}
  & img {
    width: 100%;
  }
  & > iframe {
    position: absolute;
    top: 0;
    left: 0;
    width: var(--width);
    height: var(--height);
    border: 0;
    color-scheme: light;
    transform: scale(var(--scale));
    transform-origin: 0 0;
    ${eased}
  }
`;

/** Returns whether the page was opened by a navigation within the site: then the browser has the picture of the card. */
function useIsNavigation(): boolean {
  const isHydrating = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  return useState(!isHydrating)[0];
}

/** The site in an iframe as wide as the chosen device, scaled down to fit. The sandbox runs no scripts. */
export function DeviceFrame({ site: { slug, template, title } }: { readonly site: Site }) {
  const [device, setDevice] = useState<Device>();
  useLayoutEffect(() => setDevice(firstDevice()), []);
  const isNavigation = useIsNavigation();
  return (
    <div>
      <Bar>
        <DeviceSwitch device={device} onChange={setDevice} />
        <Width>{device && previewPage.width(device.width)}</Width>
        <a href={templates[template]} target="_blank" rel="noopener" css={alone}>
          {previewPage.alone}
        </a>
      </Bar>
      <Fit>
        <Stage>
          <Window data-device={device?.id} data-shared={`site-${slug}`}>
            <Chrome aria-hidden="true">
              <span>{previewPage.address(slug)}</span>
            </Chrome>
            <Screen>
              {isNavigation && <Picture picture={photographs[template]} alt="" sizes={CARD_SIZES} />}
              <iframe src={templates[template]} title={previewPage.frame(title)} sandbox="" />
            </Screen>
          </Window>
          <Text size="small" css={{ marginTop: '1rem' }}>
            {previewPage.note}
          </Text>
        </Stage>
      </Fit>
    </div>
  );
}
