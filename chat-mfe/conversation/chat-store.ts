import { useEffect } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { ask as askSite, NotAnswered } from './ask.ts';
import {
  type BotMessage,
  type ChatMessage,
  type Failure,
  MAX_MESSAGES,
  readHistory,
  turnsBefore,
  writeHistory,
} from './messages.ts';

export interface ChatState {
  readonly messages: readonly ChatMessage[];
  /** The id of the question that is being answered. */
  readonly pending: string | null;
  /** Reads the stored conversation. Call it in the browser only. */
  open(): void;
  send(text: string): void;
  retry(id: string): void;
  stop(): void;
  clear(): void;
  /** Sends the questions written offline, one after the other, if there is a connection. */
  resume(): void;
}

const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** Creates a conversation that answers one question at a time and is stored only in this browser. */
export function createChatStore({ ask = askSite, isOnline = () => navigator.onLine } = {}): StoreApi<ChatState> {
  let current: AbortController | undefined;
  const abort = () => {
    current?.abort();
    current = undefined;
  };

  return createStore<ChatState>((set, get) => {
    function save(messages: readonly ChatMessage[], pending: ChatState['pending'] = null): void {
      const last = messages.slice(-MAX_MESSAGES);
      set({ messages: last, pending });
      writeHistory(last);
    }
    const withFailure = (id: string, failure: Failure | null) =>
      get().messages.map((message) =>
        message.id === id && message.sender === 'user' ? { ...message, failure } : message,
      );
    /** Inserts an answer below its question, which need not be the last message. */
    const withAnswer = (id: string, answer: Omit<BotMessage, 'sender' | 'id'>) =>
      get().messages.flatMap((message): ChatMessage[] =>
        message.id === id ? [message, { sender: 'bot', id: newId(), ...answer }] : [message],
      );

    async function answer(id: string, text: string): Promise<void> {
      if (!isOnline()) return save(withFailure(id, 'offline'));
      const request = new AbortController();
      current = request;
      save(withFailure(id, null), id);
      try {
        const turns = turnsBefore(get().messages, id);
        const { response, answered, sources, suggestions = [] } = await ask(text, turns, request.signal);
        if (current !== request) return;
        save(withAnswer(id, { text: response, answered, sources, suggestions, stopped: false }));
      } catch (error) {
        if (current !== request) return;
        const failure = error instanceof NotAnswered ? error.failure : 'failed';
        save(withFailure(id, isOnline() ? failure : 'offline'));
      }
      current = undefined;
      get().resume();
    }

    return {
      messages: [],
      pending: null,
      open: () => {
        if (!current) set({ messages: readHistory() });
      },
      send: (text) => {
        const message = { sender: 'user', id: newId(), text: text.trim(), failure: null } as const;
        if (message.text === '' || get().pending) return;
        save([...get().messages, message]);
        void answer(message.id, message.text);
      },
      retry: (id) => {
        const message = get().messages.find((entry) => entry.id === id);
        if (message?.sender === 'user' && !get().pending) void answer(id, message.text);
      },
      stop: () => {
        const { pending } = get();
        if (!pending) return;
        abort();
        save(withAnswer(pending, { text: '', answered: true, sources: [], suggestions: [], stopped: true }));
      },
      clear: () => {
        abort();
        save([]);
      },
      resume: () => {
        const unsent = get().messages.find((message) => message.sender === 'user' && message.failure === 'offline');
        if (unsent && isOnline()) get().retry(unsent.id);
      },
    };
  });
}

/** The conversation of this tab. It lasts while visitors follow a link in an answer to another page and return. */
const chat = createChatStore();

/** Returns the conversation. It is empty in the first rendering, as on the server. */
export function useChat(): ChatState {
  const state = useStore(chat);
  useEffect(() => {
    const { open, resume } = chat.getState();
    open();
    resume();
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, []);
  return state;
}
