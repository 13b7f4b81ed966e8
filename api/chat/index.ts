import { setImmediate } from 'node:timers/promises';
import { jsonOnly, limitBody } from '@platform/server/http/limits/body';
import { validate } from '@platform/server/http/validate';
import { readSite } from '@platform/server/live-files/passages';
import { documented } from '@platform/server/openapi/documented';
import { CHAT_STREAM, type ChatAnswer, type ChatEvent, chatAnswer, chatQuestion } from '@studio/client/chat';
import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { streamSSE } from 'hono/streaming';
import { createQuestions, type Questions } from '../questions/questions.ts';
import { createQuestionRoutes } from '../questions/routes.ts';
import type { Context } from '../resource.ts';
import { answerFrom } from './answer.ts';
import { readKnowledge } from './knowledge.ts';
import { createLibrary, type Library, type Site } from './library.ts';
import { createModel } from './model.ts';

export { migrations } from '../questions/table.ts';

export interface ChatDeps extends Pick<Context, 'sameSite'> {
  readonly site: Site;
  readonly pages: Pick<Context['pages'], 'live' | 'documents'> & Partial<Pick<Context['pages'], 'changes'>>;
  readonly log: Pick<Context['log'], 'warn' | 'error'>;
  readonly questions: Pick<Questions, 'entries' | 'keep'>;
  /** Words the answers. Unset, or if it fails: the site is quoted. */
  readonly model?: ReturnType<typeof createModel> | undefined;
  readonly limiter: Context['limits']['chat'];
  readonly budget: Context['limits']['chatWork'];
}

/** Bytes of a request body: a question and the turns before it, each of the longest, with every character escaped. */
const MAX_BODY_BYTES = 72 * 1024;

/** Interval of the events that show a waiting client that the answer is being made. */
const WAITING_EVENT_MS = 5_000;

/** Time after which the pages are read again if some could not be rendered, as on a busy machine. */
const RETRY_MS = 30_000;

const JSON_TYPE = 'application/json';

/** Creates the chat, and the admin's routes for questions that it could not answer. */
export function create(context: Context) {
  const { db, log, settings, limits, adminOnly, sameSite } = context;
  const questions = createQuestions({ db, isKept: settings.keepsQuestions, log });
  const model = settings.chatModel && createModel(settings.chatModel);
  const chat = createChat({ ...context, questions, model, limiter: limits.chat, budget: limits.chatWork });
  return {
    api: new Hono().route('/', createQuestionRoutes({ questions, adminOnly, sameSite })).route('/', chat),
    start: questions.start,
  };
}

/** Creates the route below `/api` that answers questions from the site's own pages: as JSON, or as a stream of `chatEvent`s. */
export function createChat({ site, pages, log, questions, model, limiter, budget, sameSite }: ChatDeps) {
  const knowledge = readKnowledge();
  let current: { key: string; own: unknown; library: Promise<Library> } | undefined;
  let retryAt = Number.POSITIVE_INFINITY;
  let last: Promise<void> = Promise.resolve();

  /** Returns the library of the live release set, read again after pages were replaced, or the owner has answered a question. */
  function library(): Promise<Library> {
    const own = questions.entries();
    const key = `${pages.live} ${pages.changes}`;
    if (current?.key === key && current.own === own && Date.now() < retryAt) return current.library;
    retryAt = Number.POSITIVE_INFINITY;
    const read = async () => {
      const { pages: rendered, isComplete } = await pages.documents();
      if (!isComplete) retryAt = Date.now() + RETRY_MS;
      // The chat's page repeats others.
      const documents = (await readSite(rendered)).filter(({ path }) => path !== '/Chatbot');
      const library = createLibrary(documents, site, knowledge, own);
      const { missing } = library;
      if (missing.length > 0) log.warn({ missing }, 'places in api/content/chat.yaml are on no page');
      return library;
    };
    const failed = (err: unknown): never => {
      current = undefined;
      log.error({ err }, 'the chat could not read the pages');
      throw err;
    };
    current = { key, own, library: read().catch(failed) };
    return current.library;
  }

  return new Hono().post(
    '/chat',
    documented('Answers a question from the content of the site', { 200: chatAnswer }, [403, 413, 415, 429]),
    sameSite,
    limiter,
    jsonOnly,
    limitBody(MAX_BODY_BYTES),
    budget,
    validate('json', chatQuestion),
    async (c) => {
      const { message, turns } = c.req.valid('json');
      const { signal } = c.req.raw;
      const respond = async (): Promise<ChatAnswer> => {
        const known = await library();
        // Other requests run between two searches.
        last = last.then(() => setImmediate());
        await last;
        const { answer, declined, passages } = c.var.spend(() => answerFrom(known, message, turns));
        let response = answer;
        const isTalk = answer.answered && answer.sources.length === 0;
        if (model && !isTalk) {
          const asked = { message, turns, passages, pages: known.pages, siteName: site.name, signal };
          response = await model(asked).then(
            (worded) => worded ?? declined(),
            (err) => {
              if (!signal.aborted) log.warn({ err }, 'the model failed; the site was quoted');
              return answer;
            },
          );
        }
        if (!response.answered) questions.keep(message);
        return response;
      };
      c.header('Cache-Control', 'no-store');
      const type = accepts(c, { header: 'Accept', supports: [JSON_TYPE, CHAT_STREAM], default: JSON_TYPE });
      if (type === JSON_TYPE) return c.json(await respond(), 200);
      c.header('X-Accel-Buffering', 'no');
      return streamSSE(c, async (stream) => {
        const send = (event: ChatEvent) => stream.writeSSE({ data: JSON.stringify(event) });
        const timer = setInterval(() => void send({ type: 'waiting' }), WAITING_EVENT_MS);
        try {
          await send({ type: 'answer', answer: await respond() });
        } finally {
          clearInterval(timer);
        }
      });
    },
  );
}
