import { previewPage } from './preview.ts';

/** A device that a site can be looked at on; sizes in px. */
export interface Device {
  readonly id: 'desktop' | 'tablet' | 'phone';
  readonly label: string;
  readonly width: number;
  readonly height: number;
}

const { desktop, tablet, phone } = previewPage.devices;

/** The device one begins with where there is room for it. */
export const DESKTOP: Device = { id: 'desktop', label: desktop, width: 1278, height: 800 };

/** The device one begins with on a phone. */
export const PHONE: Device = { id: 'phone', label: phone, width: 390, height: 844 };

/** All devices, the widest first. */
export const DEVICES: readonly Device[] = [DESKTOP, { id: 'tablet', label: tablet, width: 768, height: 1024 }, PHONE];
