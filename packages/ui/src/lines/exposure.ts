import { move, type Point, type Trail, trailsAt } from './springs.ts';

/** Number of frames of a long exposure. Each of them stays visible. */
export const FRAMES = 62;

/** A line, for `t` from 0 to 1. */
export type Path = (t: number) => Point;

/** What is exposed: the way of a pointer that springs follow, or lines that grow side by side. */
export type Subject = Path | readonly Path[];

/** Nodes of a line. */
export type Line = Pick<Trail, 'x' | 'y'>;

/** Returns the share of the exposure that has passed at a frame, from 0 to 1. */
export const timeOf = (frame: number): number => frame / (FRAMES - 1);

/** Returns where a subject ends: the first of several lines. */
export const endOf = (subject: Subject): Point =>
  (typeof subject === 'function' ? subject : subject[0])?.(1) ?? { x: 0, y: 0 };

/**
 * Returns a function that returns the lines of the next frame: those of every `nth` line, of springs that it moves, or of the part
 * that a line grows by, in `nodes` nodes.
 */
export function expose(subject: Subject, nth: number, nodes: number): () => readonly Line[] {
  let frame = 0;
  if (typeof subject === 'function') {
    const trails = trailsAt(subject(0)).filter((_, i) => i % nth === 0);
    return () => {
      const pointer = subject(timeOf(frame++));
      for (const trail of trails) move(trail, pointer);
      return trails;
    };
  }
  const lines = subject.filter((_, i) => i % nth === 0);
  return () => {
    const from = frame++;
    return lines.map((line) => {
      const points = Array.from({ length: nodes }, (_, i) => line((from + i / (nodes - 1)) / FRAMES));
      return { x: Float64Array.from(points, ({ x }) => x), y: Float64Array.from(points, ({ y }) => y) };
    });
  };
}
