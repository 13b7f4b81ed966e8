import { Segments } from '@studio/ui';
import { previewTexts } from '../../content/entries.ts';

/** Widths of the windows of devices in px. */
export const WIDTHS = { desktop: 1440, tablet: 820, phone: 390 } as const;

export type Device = keyof typeof WIDTHS;

interface DeviceSwitchProps {
  readonly device: Device;
  readonly onChange: (device: Device) => void;
}

/** Chooses the width in which a page is shown. */
export const DeviceSwitch = ({ device, onChange }: DeviceSwitchProps) => (
  <Segments aria-label={previewTexts.device}>
    {(Object.keys(WIDTHS) as Device[]).map((name) => (
      <label key={name}>
        <input type="radio" name="preview-device" checked={name === device} onChange={() => onChange(name)} />
        {previewTexts.devices[name]}
      </label>
    ))}
  </Segments>
);
