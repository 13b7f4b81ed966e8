/** Trails that follow the pointer: specification, “Background animation”. */
export const TRAILS = 20;

/** Nodes of a trail: specification, “Background animation”. */
export const NODES = 50;

/** Share of its velocity that a node keeps from one step to the next: specification, “Background animation”. */
export const FRICTION = 0.5;

/** Share of the velocity of the node before it that a node takes over: specification, “Background animation”. */
export const DAMPENING = 0.25;

/** Share of its pull that a spring has of the one before it: specification, “Background animation”. */
export const TENSION = 0.98;

/** Hue about which the lines swing, in degrees: specification, “Background animation”. */
export const HUE = 285;

/** How far they swing to either side of it, in degrees: specification, “Background animation”. */
export const HUE_AMPLITUDE = 85;

/** Width of a line in CSS pixels: specification, “Background animation”. */
export const LINE_WIDTH = 1;

/** By how much the canvas is narrower than the window, in CSS pixels: specification, “Background animation”. */
export const SIDE = 20;

/** Least pull of a trail’s first spring. Not specified; with it the sheaf is about as long as a hand’s movement. */
export const SPRING = 0.4;

/** By how much the hardest trail pulls harder than that, which is what opens the sheaf in a bend. Not specified. */
export const SPRING_SPAN = 0.125;

/** Phase between the first and the last line, in radians: the design’s “Live lines”. */
export const PHASE_SPAN = 1.6;

/** Phase of the first line at the beginning: the sheaf then spans both sides of the hue alike. */
export const PHASE_START = -PHASE_SPAN / 2;

/** Phase by which the swing goes on with each step, in radians. Not specified: once round in 70 seconds. */
export const SWING = 0.0015;

/** Length of a step in milliseconds: the constants are those of a display with 60 frames a second. */
export const STEP = 1000 / 60;

/** Nothing moves faster or lies further from where it is drawn to than this, in CSS pixels: the springs are at rest. */
export const REST = 0.05;
