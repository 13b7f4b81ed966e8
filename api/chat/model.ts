import { createChatCompletion } from '@platform/server/http/chat-completion';
import type { Passage } from '@platform/server/live-files/passages';
import type { ChatTurn } from '@studio/client/chat';
import * as v from 'valibot';
import { readChecked } from '../checked-file.ts';
import { contentFile } from '../content/content-file.ts';
import { isFounded } from '../figures.ts';
import type { SiteSettings } from '../settings.ts';
import { fillIn } from '../text.ts';
import { linksTo } from './answer.ts';
import type { Library } from './library.ts';

/** Bounds of an answer. Three sentences in Bengali take some 250 tokens. */
const BOUNDS = { maxTokens: 400, maxLength: 2_000, timeoutMs: 20_000 };
const ROLES = { user: 'user', bot: 'assistant' } as const;

/** The model's answer where the passages do not answer the message. */
const UNKNOWN = 'UNKNOWN';

/** Creates a function that lets a model answer the last of `turns`. It rejects if the model fails, takes too long, or says what the site does not say. */
export function createModel(settings: NonNullable<SiteSettings['chatModel']>, timeoutMs = BOUNDS.timeoutMs) {
  const instructions = readChecked(contentFile('chat-model.md'), v.string(), (text) => text.trim());
  const complete = createChatCompletion({ ...settings, ...BOUNDS, timeoutMs });
  return async (library: Library, passages: readonly Passage[], turns: readonly ChatTurn[], signal: AbortSignal) => {
    const pages = library.pages.map(({ title, href }) => `${href} ${title}`).join('\n');
    const texts = passages.map(({ title, href, lines }, i) => [`[${i + 1}] ${title} (${href})`, ...lines].join('\n'));
    const values = { name: library.site.name, pages, sources: texts.join('\n\n') || 'None.' };
    const content = fillIn(instructions, (name) => Object(values)[name]);
    const conversation = turns.map(({ sender, text: content }) => ({ role: ROLES[sender], content }));
    const text = await complete([{ role: 'system', content }, ...conversation], signal);
    if (text.startsWith(UNKNOWN)) return undefined;
    const plain = text.replace(/\s?\[\d+\]/g, '');
    const source = passages.flatMap(({ title, lines }) => [title, ...lines]).join('\n');
    const places = [...library.pages, ...passages].flatMap(({ href }) => [href, href.split('#')[0] ?? '']);
    if (!isFounded(plain, source, places)) throw new Error('The model named an address or a figure of its own');
    const cited = [...text.matchAll(/\[(\d+)\]/g)].flatMap(([, number]) => passages[Number(number) - 1] ?? []);
    const named = library.pages.filter(({ href }) => href.length > 1 && text.includes(href));
    const sources = linksTo(cited.length + named.length > 0 ? [...cited, ...named] : passages.slice(0, 1));
    return { response: plain, answered: true, sources };
  };
}
