/** Number of lines that follow the pointer. */
export const TRAILS = 20;

/** Number of nodes of a line. */
export const NODES = 50;

/** Share of its velocity that a node keeps from one step to the next. */
export const FRICTION = 0.5;

/** Share of the velocity of the previous node that a node takes over. */
export const DAMPENING = 0.25;

/** Strength of a spring by the strength of the previous one. */
export const TENSION = 0.98;

/** Mean hue of the lines, and its amplitude, in degrees. */
export const HUE = 285;
export const HUE_AMPLITUDE = 85;

/** Width of a line in CSS pixels. */
export const LINE_WIDTH = 1;

/** Width of the window minus that of the canvas, in CSS pixels. */
export const SIDE = 20;

/** Minimum strength of the first spring of a trail. With it the lines are about as long as a movement of the hand. */
export const SPRING = 0.4;

/** Range of the strengths of the first springs. It separates the lines in a bend. */
export const SPRING_SPAN = 0.125;

/** Phase between the first and the last line, in radians. */
export const PHASE_SPAN = 1.6;

/** Initial phase of the first line: the hues are symmetrical to the mean hue. */
export const PHASE_START = -PHASE_SPAN / 2;

/** Change of the phase per step, in radians: a period takes 70 seconds. */
export const SWING = 0.0015;

/** Duration of a step: the constants are for a display of 60 frames per second. */
export const STEP_MS = 1000 / 60;

/** The springs are at rest when no velocity and no distance to a target is greater, in CSS pixels. */
export const REST = 0.05;
