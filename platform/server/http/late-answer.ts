import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { streamSSE } from 'hono/streaming';

/** Interval of the events that show a waiting client that its answer is being made. */
const WAITING_EVENT_MS = 5_000;

const JSON_TYPE = 'application/json';
const STREAM_TYPE = 'text/event-stream';

/**
 * Responds with an answer that may take longer than clients wait in silence: as JSON or, to a client that accepts an event stream, as an
 * `answer` event after `waiting` events.
 */
export async function lateAnswer<Answer extends object>(c: Context, answerOf: () => Promise<Answer>) {
  c.header('Cache-Control', 'no-store');
  const type = accepts(c, { header: 'Accept', supports: [JSON_TYPE, STREAM_TYPE], default: JSON_TYPE });
  if (type === JSON_TYPE) return c.json(await answerOf(), 200);
  c.header('X-Accel-Buffering', 'no');
  return streamSSE(c, async (stream) => {
    const send = (event: object) => stream.writeSSE({ data: JSON.stringify(event) });
    const timer = setInterval(() => void send({ type: 'waiting' }), WAITING_EVENT_MS);
    try {
      await send({ type: 'answer', answer: await answerOf() });
    } finally {
      clearInterval(timer);
    }
  });
}
