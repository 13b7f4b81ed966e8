import { useLayoutEffect, useState } from 'react';
import { DESKTOP, type Device, PHONE } from '../content/devices.ts';

/** Where the window is that of a phone. */
export const ON_A_PHONE = '(max-width: 39.99rem)';

/** The device that a site is shown on, and how to change it. Undefined until the visitor's own is known. */
export function useDevice(): readonly [Device | undefined, (device: Device) => void] {
  const [device, setDevice] = useState<Device>();
  useLayoutEffect(() => setDevice(matchMedia(ON_A_PHONE).matches ? PHONE : DESKTOP), []);
  return [device, setDevice];
}
