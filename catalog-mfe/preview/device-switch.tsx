import styled from '@emotion/styled';
import { Segments, VisuallyHidden } from '@studio/ui';
import { largeText, phone, token } from '@studio/ui/tokens';
import { previewPage } from '../content/preview-page.ts';

interface DeviceSwitchProps {
  /** Undefined until the width of the window is known. */
  readonly device: Device | undefined;
  readonly onChange: (device: Device) => void;
}

/** Width and height of the outlines, in a box of 18. */
const SCREENS = { desktop: [16, 11], tablet: [11, 15], phone: [8, 15] } as const;

/** Hidden without scripts, because only scripts can change the device. */
const Group = styled(Segments)`
  ${phone} {
    & > label {
      flex: 1;
      justify-content: center;
    }
  }
  ${largeText} {
    flex-wrap: wrap;
    border-radius: ${token('radius-card')};
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** The outline of a device, in its proportions. */
function Screen({ id }: Device) {
  const [width, height] = SCREENS[id];
  return (
    <svg
      aria-hidden="true"
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <rect x={(18 - width) / 2} y={(18 - height) / 2} width={width} height={height} rx="1.75" />
    </svg>
  );
}

/** Radio buttons for the device of the preview. */
export function DeviceSwitch({ device, onChange }: DeviceSwitchProps) {
  return (
    <Group>
      <VisuallyHidden as="legend">{previewPage.devices.label}</VisuallyHidden>
      {DEVICES.map((option) => (
        <label key={option.id}>
          <input
            type="radio"
            name="device"
            value={option.id}
            checked={option.id === device?.id}
            onChange={() => onChange(option)}
          />
          <Screen {...option} />
          {option.label}
        </label>
      ))}
    </Group>
  );
}

const { devices } = previewPage;

/** Width and height of devices are in px. In the layout of a desktop the frame of one is 843 by 1020 px, which fits a tablet unscaled. */
export const DESKTOP = { id: 'desktop' as const, label: devices.desktop, width: 1440, height: 1742 };
const TABLET = { id: 'tablet' as const, label: devices.tablet, width: 820, height: 1020 };
const PHONE = { id: 'phone' as const, label: devices.phone, width: 390, height: 844 };

/** All devices, the widest first. */
export const DEVICES = [DESKTOP, TABLET, PHONE];

export type Device = (typeof DEVICES)[number];

/** Matches windows as narrow as a phone's. */
const ON_A_PHONE = '(max-width: 39.99rem)';

/** Returns the first device: a phone in a narrow window, else a desktop. */
export const firstDevice = (): Device => (matchMedia(ON_A_PHONE).matches ? PHONE : DESKTOP);

/** Returns the size of a device, and the scale at which it fits into its container (`tan(atan2())` divides two lengths). */
const sizeOf = ({ width, height }: Device) => `
  --width: ${width}px;
  --height: ${height}px;
  --scale: min(1, tan(atan2(100cqi, ${width}px)));
`;

/**
 * Custom properties of an element with `data-device` in a container: `--width` and `--height` of the device, and `--scale`.
 * Without the attribute, as the server renders it, they are those of the first device.
 */
export const deviceSizes = `
  ${sizeOf(DESKTOP)}
  @media ${ON_A_PHONE} {
    ${sizeOf(PHONE)}
  }
  ${DEVICES.map((device) => `&[data-device='${device.id}'] { ${sizeOf(device)} }`).join('\n')}
`;
