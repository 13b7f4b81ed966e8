import { along, Drawing, type DrawingSize, from } from '@studio/pictures/drawing';
import type { ComponentProps, ComponentType } from 'react';

/** Units of a drawing's frame by px of a menu's drawing, which is 40px wide. */
const UNITS = 3;

/** Returns a drawing of four lines: nine, as on the cards, would be too dense in a menu. */
const small =
  (drawing: Omit<ComponentProps<typeof Drawing>, keyof DrawingSize>): ComponentType<DrawingSize> =>
  (size) => <Drawing {...drawing} {...size} stroke={1.25 * UNITS} />;

/** The drawings of the services by their subject. `content/en/layout.ts` has that of each service. */
export const serviceDrawings: ReadonlyMap<string, ComponentType<DrawingSize>> = new Map([
  [
    'door',
    small({
      hue: 200,
      left: 18,
      spread: along(0, -1),
      lines: ['M20 32V84H100V32', 'M32 32V72H88V32', 'M44 32V60H76V32A16 16 0 0 0 44 32', 'M56 32V48H64V32'],
    }),
  ],
  [
    'word',
    small({
      hue: 225,
      left: 8,
      spread: along(0, 1),
      lines: [
        'M10 12V55A25 25 0 0 0 60 55V12',
        'M23 12V55A12 12 0 0 0 47 55V12',
        'M60 12V55A25 25 0 0 0 110 55V12',
        'M73 12V55A12 12 0 0 0 97 55V12',
      ],
    }),
  ],
  [
    'layers',
    small({
      hue: 252,
      left: 14,
      spread: along(0, 1),
      lines: [
        'M60 6L104 26L60 46L16 26Z',
        'M16 39.5L60 59.5L104 39.5',
        'M16 53L60 73L104 53',
        'M16 66.5L60 86.5L104 66.5',
      ],
    }),
  ],
  [
    'pulse',
    small({
      hue: 285,
      left: 12,
      spread: from(0.71, -0.71),
      lines: [
        'M30 84A16 16 0 0 0 14 68',
        'M52 84A38 38 0 0 0 14 46',
        'M74 84A60 60 0 0 0 14 24',
        'M96 84A82 82 0 0 0 14 2',
      ],
    }),
  ],
  [
    'awning',
    small({
      hue: 206,
      left: 14,
      spread: along(0, 1),
      lines: [
        'M32 10H88',
        'M32 10L16 46M52 10L45 46M68 10L75 46M88 10L104 46',
        'M16 46a14.67 14.67 0 0 0 29.33 0a14.67 14.67 0 0 0 29.34 0a14.67 14.67 0 0 0 29.33 0',
        'M24 68V84H96V68',
      ],
    }),
  ],
  [
    'order',
    small({
      hue: 345,
      left: 4,
      spread: along(-0.71, -0.71),
      lines: ['M6 82H86Q98 82 98 70V12', 'M6 69H64Q76 69 76 57V24', 'M6 56H42Q54 56 54 46V34', 'M6 43H22Q32 43 32 35'],
    }),
  ],
]);
