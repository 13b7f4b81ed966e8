import styled from '@emotion/styled';
import { phone, token } from '@studio/ui/tokens';
import { previewTexts } from '../../content/entries.ts';

/** Widths of the windows of devices in px. */
export const WIDTHS = { desktop: 1440, tablet: 820, phone: 390 } as const;

export type Device = keyof typeof WIDTHS;

const Group = styled.fieldset`
  display: flex;
  gap: 0.25rem;
  min-width: 0;
  margin: 0;
  padding: 0.25rem;
  border: 1px solid ${token('hairline-strong')};
  border-radius: ${token('radius-full')};
  & > label {
    position: relative;
    display: flex;
    align-items: center;
    min-height: 2.25rem;
    padding-inline: 0.875rem;
    border-radius: ${token('radius-full')};
    font-size: 0.9375rem;
    font-weight: 500;
    cursor: pointer;
    ${phone} {
      padding-inline: 0.625rem;
    }
  }
  & > label:has(:checked) {
    background: ${token('iris-wash')};
    color: ${token('iris')};
  }
  & > label:has(:focus-visible) {
    outline: 2px solid ${token('iris')};
    outline-offset: 3px;
  }
  & > label > input {
    position: absolute;
    inset: -0.25rem 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  @media (forced-colors: active) {
    & > label:has(:checked) {
      background: SelectedItem;
      color: SelectedItemText;
      forced-color-adjust: none;
    }
  }
`;

interface DeviceSwitchProps {
  readonly device: Device;
  readonly onChange: (device: Device) => void;
}

/** Chooses the width in which a page is shown. */
export const DeviceSwitch = ({ device, onChange }: DeviceSwitchProps) => (
  <Group aria-label={previewTexts.device}>
    {(Object.keys(WIDTHS) as Device[]).map((name) => (
      <label key={name}>
        <input type="radio" name="preview-device" checked={name === device} onChange={() => onChange(name)} />
        {previewTexts.devices[name]}
      </label>
    ))}
  </Group>
);
