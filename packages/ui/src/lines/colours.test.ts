import { describe, expect, it } from '@jest/globals';
import { colourOf, hueOf, inks } from './colours.ts';

const phases = Array.from({ length: 629 }, (_, i) => i / 100);

describe('the hues of the lines', () => {
  it('are 285° ± 85°', () => {
    const hues = phases.map((phase) => hueOf(phase, 0));
    expect(Math.min(...hues)).toBeCloseTo(200, 1);
    expect(Math.max(...hues)).toBeCloseTo(370, 1);
    expect(hueOf(0, 0)).toBe(285);
  });

  it('differ from line to line', () => {
    expect(hueOf(0, 10)).toBeCloseTo(285 + 85 * Math.sin(0.8), 10);
    expect(hueOf(0, 19)).toBeCloseTo(285 + 85 * Math.sin(1.52), 10);
  });

  it('are lighter at the coral end and darker at the blue one', () => {
    expect(colourOf(Math.PI / 2, 0, inks.light)).toBe('hsl(370.0 80% 57.0% / 0.55)');
    expect(colourOf(-Math.PI / 2, 0, inks.light)).toBe('hsl(200.0 80% 47.0% / 0.55)');
    expect(colourOf(0, 0, inks.dark)).toBe('hsl(285.0 88% 67.0% / 0.75)');
  });
});
