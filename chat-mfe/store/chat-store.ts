import { createStore, type StoreApi } from 'zustand';
import { ask as askSite, NotAnswered } from './ask.ts';
import type { BotMessage, ChatMessage, Failure } from './conversation.ts';
import { browserStorage, MOST_KEPT, readHistory, writeHistory } from './history.ts';

export interface ChatState {
  readonly messages: readonly ChatMessage[];
  /** The question that is being answered, and what has come of its answer so far. */
  readonly pending: { readonly id: string; readonly text: string } | null;
  /** Takes up what was kept; in the browser only. */
  open(): void;
  send(text: string): void;
  retry(id: string): void;
  stop(): void;
  clear(): void;
  /** Sends what waits for a connection. */
  resume(): void;
}

export interface ChatStoreDeps {
  readonly ask?: typeof askSite;
  readonly storage?: typeof browserStorage;
  readonly isOnline?: () => boolean;
  readonly newId?: () => string;
}

/** A conversation: one question at a time, kept in this browser and sent nowhere but question by question. */
export function createChatStore({
  ask = askSite,
  storage = browserStorage,
  isOnline = () => navigator.onLine,
  newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
}: ChatStoreDeps = {}): StoreApi<ChatState> {
  let underway: AbortController | undefined;

  return createStore<ChatState>((set, get) => {
    const keep = (messages: readonly ChatMessage[], more: Partial<ChatState> = {}) => {
      const last = messages.slice(-MOST_KEPT);
      set({ messages: last, ...more });
      writeHistory(storage(), last);
    };
    const marked = (id: string, failure: Failure | null) =>
      get().messages.map((message) =>
        message.id === id && message.sender === 'user' ? { ...message, failure } : message,
      );
    /** An answer stands below its question, whatever was asked in between. */
    const withAnswer = (id: string, answer: BotMessage) =>
      get().messages.flatMap((message) => (message.id === id ? [message, answer] : [message]));

    async function answer(id: string, text: string): Promise<void> {
      if (!isOnline()) return keep(marked(id, 'offline'));
      const mine = new AbortController();
      underway = mine;
      keep(marked(id, null), { pending: { id, text: '' } });
      const isMine = () => underway === mine;
      try {
        const onText = (piece: string) => {
          const { pending } = get();
          if (isMine() && pending) set({ pending: { id, text: pending.text + piece } });
        };
        const { response, answered, sources } = await ask(text, onText, mine.signal);
        if (!isMine()) return;
        const whole = { sender: 'bot', id: newId(), text: response, answered, sources, stopped: false } as const;
        keep(withAnswer(id, whole), { pending: null });
      } catch (error) {
        if (!isMine()) return;
        const failure = !isOnline() ? 'offline' : error instanceof NotAnswered ? error.failure : 'failed';
        keep(marked(id, failure), { pending: null });
      }
      underway = undefined;
      get().resume();
    }

    const find = (id: string) => get().messages.find((message) => message.id === id);

    return {
      messages: [],
      pending: null,
      open: () => {
        if (!underway) set({ messages: withFates(readHistory(storage())) });
      },
      send: (text) => {
        const trimmed = text.trim();
        if (trimmed === '' || get().pending) return;
        const id = newId();
        keep([...get().messages, { sender: 'user', id, text: trimmed, failure: null }]);
        void answer(id, trimmed);
      },
      retry: (id) => {
        const message = find(id);
        if (message?.sender === 'user' && !get().pending) void answer(id, message.text);
      },
      stop: () => {
        const { pending } = get();
        if (!pending) return;
        underway?.abort();
        underway = undefined;
        const cut: BotMessage = {
          sender: 'bot',
          id: newId(),
          text: pending.text,
          answered: true,
          sources: [],
          stopped: true,
        };
        keep(withAnswer(pending.id, cut), { pending: null });
      },
      clear: () => {
        underway?.abort();
        underway = undefined;
        keep([], { pending: null });
      },
      resume: () => {
        const waiting = get().messages.find((message) => message.sender === 'user' && message.failure === 'offline');
        if (waiting && isOnline() && !get().pending) get().retry(waiting.id);
      },
    };
  });
}

/** Questions that were under way when the page was left have failed. */
const withFates = (messages: readonly ChatMessage[]): readonly ChatMessage[] =>
  messages.map((message, i) =>
    message.sender === 'user' && message.failure === null && messages[i + 1]?.sender !== 'bot'
      ? { ...message, failure: 'failed' }
      : message,
  );
