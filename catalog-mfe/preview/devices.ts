import { useLayoutEffect, useState } from 'react';
import { previewPage } from '../content/preview-page.ts';

const { desktop, tablet, phone } = previewPage.devices;

/** Width and height of devices are in px. In the layout of a desktop the frame of one is 843 by 1020 px, which fits a tablet unscaled. */
export const DESKTOP = { id: 'desktop' as const, label: desktop, width: 1440, height: 1742 };
const TABLET = { id: 'tablet' as const, label: tablet, width: 820, height: 1020 };
const PHONE = { id: 'phone' as const, label: phone, width: 390, height: 844 };

/** All devices, the widest first. */
export const DEVICES = [DESKTOP, TABLET, PHONE];

export type Device = (typeof DEVICES)[number];

/** Matches windows as narrow as a phone's. */
const ON_A_PHONE = '(max-width: 39.99rem)';

/** The first device: a phone in a narrow window, else a desktop. */
const firstDevice = () => (matchMedia(ON_A_PHONE).matches ? PHONE : DESKTOP);

/** Returns the chosen device, undefined until the width of the window is known, and a function that changes it. */
export function useDevice(): readonly [Device | undefined, (device: Device) => void] {
  const [device, setDevice] = useState<Device>();
  useLayoutEffect(() => setDevice(firstDevice()), []);
  return [device, setDevice];
}

/** The size of a device, and the scale at which it fits into its container. The quotient of lengths is the tangent of their angle. */
const sizeOf = ({ width, height }: Device) => `
  --width: ${width}px;
  --height: ${height}px;
  --scale: min(1, tan(atan2(100cqi, ${width}px)));
`;

/**
 * Custom properties of an element with `data-device` in a container: `--width` and `--height` of the device, and `--scale`.
 * Without the attribute they are those of the first device: no script is needed to show the page as it will stay.
 */
export const deviceSizes = `
  ${sizeOf(DESKTOP)}
  @media ${ON_A_PHONE} {
    ${sizeOf(PHONE)}
  }
  ${DEVICES.map((device) => `&[data-device='${device.id}'] { ${sizeOf(device)} }`).join('\n')}
`;
