import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { previewPage } from '../content/preview.ts';
import { DEVICES, type Device } from './devices.ts';

interface DeviceSwitchProps {
  /** Undefined until it is known. */
  readonly device: Device | undefined;
  readonly onChange: (device: Device) => void;
}

/** Hidden without scripts, because only scripts can change the device. */
const Group = styled.fieldset`
  display: flex;
  gap: 0.25rem;
  min-width: 0;
  margin: 0;
  padding: 0.1875rem;
  border: 1px solid ${token('hairline-strong')};
  border-radius: ${token('radius-full')};
  @media (scripting: none) {
    display: none;
  }
`;

const Option = styled.label`
  display: flex;
  position: relative;
  align-items: center;
  min-height: 2.375rem;
  padding-inline: 1rem;
  border-radius: ${token('radius-full')};
  font-size: 0.9375rem;
  font-weight: 500;
  cursor: pointer;
  & > input {
    position: absolute;
    inset: -0.1875rem 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:hover {
    color: ${token('iris')};
  }
  &:has(:checked) {
    background: ${token('iris-wash')};
    color: ${token('iris')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token('iris')};
    outline-offset: 3px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      background: SelectedItem;
      color: SelectedItemText;
      forced-color-adjust: none;
    }
  }
`;

/** Radio buttons for the device of the preview. */
export function DeviceSwitch({ device, onChange }: DeviceSwitchProps) {
  return (
    <Group>
      <VisuallyHidden as="legend">{previewPage.devices.label}</VisuallyHidden>
      {DEVICES.map((option) => (
        <Option key={option.id}>
          <input
            type="radio"
            name="device"
            value={option.id}
            checked={option.id === device?.id}
            onChange={() => onChange(option)}
          />
          {option.label}
        </Option>
      ))}
    </Group>
  );
}
