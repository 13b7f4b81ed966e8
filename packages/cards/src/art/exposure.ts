import { exposureColour, FRAMES, type Path, sheafOf, timeOf } from '@studio/ui/lines/exposure';
import { trace } from '@studio/ui/lines/painter';
import { move } from '@studio/ui/lines/springs';
import type { Art } from '../card.ts';
import { fadeIn } from './fade.ts';
import { px } from './lines.ts';
import { paper } from './themes.ts';

/** Every second line is drawn, as on the page, and as strongly. */
const NTH = 2;
const ALPHA = 0.27;

/** The title stays left of `FROM`. The lines begin behind it, at `FAINT`, and are whole from `WHOLE` on. In px. */
const FROM = 700;
const FAINT = 380;
const WHOLE = 800;

/** Where the end of a path is put, in px of the card, and the size of the art by comparison to the page. */
const END = { x: 890, y: 315, scale: 0.83 } as const;

/** The long exposure of the springs that follow a path, as the page draws it, cut by the right edge. */
export function exposure(path: Path): Art {
  const trails = sheafOf(path, NTH);
  const { x, y } = path(1);
  const frames = Array.from({ length: FRAMES }, (_, frame) => {
    let d = '';
    const pen = {
      moveTo: (...point: number[]) => (d += `M${point.map(px).join(' ')}`),
      quadraticCurveTo: (...points: number[]) => (d += `Q${points.map(px).join(' ')}`),
    };
    for (const trail of trails) {
      move(trail, path(timeOf(frame)));
      trace(pen, trail);
    }
    return `<path stroke="${exposureColour(frame, 'light')}" d="${d}"/>`;
  });
  const place = `translate(${END.x} ${END.y}) scale(${END.scale}) translate(${-x} ${-y})`;
  const svg = `<g fill="none" stroke-opacity="${ALPHA}" transform="${place}">${frames.join('')}</g>`;
  return { theme: paper, from: FROM, layers: [{ svg: fadeIn(FAINT, WHOLE, svg) }] };
}
