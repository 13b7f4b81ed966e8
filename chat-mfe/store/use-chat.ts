import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { type ChatState, createChatStore } from './chat-store.ts';

/** The conversation of this tab: it outlives the page, so that a link in an answer may be followed. */
const chat = createChatStore();

/** The conversation; empty until the page is live, as the server renders it. */
export function useChat(): ChatState {
  const state = useStore(chat);
  useEffect(() => {
    chat.getState().open();
    const resume = () => chat.getState().resume();
    resume();
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, []);
  return state;
}

const onConnection = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Whether the browser has a connection. The server takes it that it has. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
}
