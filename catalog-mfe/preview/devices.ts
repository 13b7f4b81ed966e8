import { useLayoutEffect, useState } from 'react';
import { previewPage } from '../content/preview.ts';

const { desktop, tablet, phone } = previewPage.devices;

/** Width and height of devices are in px. */
export const DESKTOP = { id: 'desktop', label: desktop, width: 1278, height: 800 };
export const PHONE = { id: 'phone', label: phone, width: 390, height: 844 };

/** All devices, the widest first. */
export const DEVICES = [DESKTOP, { id: 'tablet', label: tablet, width: 768, height: 1024 }, PHONE];

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
