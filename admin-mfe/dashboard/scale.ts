/** Most lines of a day. */
const MOST_LINES = 12;

/** How many messages a line of the chart stands for: 1, 2, 5, 10, 20 …, so that no day has more than 12 lines. */
export function messagesPerLine(most: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [1, 2, 5]) if (most <= step * power * MOST_LINES) return step * power;
  }
}
