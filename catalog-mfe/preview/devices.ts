import { useLayoutEffect, useState } from 'react';
import { previewPage } from '../content/preview-page.ts';

const { desktop, tablet, phone } = previewPage.devices;

/** Width and height of devices are in px. In the layout of a desktop the frame of one is 843 by 1020 px, which fits a tablet unscaled. */
export const DESKTOP = { id: 'desktop' as const, label: desktop, width: 1440, height: 1742 };
export const PHONE = { id: 'phone' as const, label: phone, width: 390, height: 844 };

/** All devices, the widest first. */
export const DEVICES = [DESKTOP, { id: 'tablet' as const, label: tablet, width: 820, height: 1020 }, PHONE];

export type Device = (typeof DEVICES)[number];

/** Matches windows as narrow as a phone's. */
export const ON_A_PHONE = '(max-width: 39.99rem)';

/**
 * Returns the chosen device and a function that changes it. The first device is a phone in a narrow window, else a desktop;
 * undefined until the width of the window is known.
 */
export function useDevice(): readonly [Device | undefined, (device: Device) => void] {
  const [device, setDevice] = useState<Device>();
  useLayoutEffect(() => setDevice(matchMedia(ON_A_PHONE).matches ? PHONE : DESKTOP), []);
  return [device, setDevice];
}
