/** What pages are told by `npm run dev`. */
export interface News {
  /** What is wrong with the sources. */
  readonly faults: readonly string[];
  /** How often there were newer sources that can be shown: a page of an earlier number is loaded again. */
  readonly shown: number;
}

/** Keeps the news, and tells them. */
export interface NewsDesk {
  readonly news: News;
  /** Replaces what is wrong by one check of one package. */
  setFaults(check: string, faults: readonly string[]): void;
  /** Says that newer sources can be shown. */
  countShown(): void;
  /** Calls `listener` with the news, now and whenever they change. Returns a function that ends it. */
  follow(listener: (news: News) => void): () => void;
}

export function createNewsDesk(): NewsDesk {
  const faults = new Map<string, readonly string[]>();
  const listeners = new Set<(news: News) => void>();
  let shown = 0;
  const news = () => ({ faults: [...faults.values()].flat(), shown });
  const tell = () => {
    for (const listener of listeners) listener(news());
  };
  return {
    get news() {
      return news();
    },
    setFaults(check, found) {
      faults.set(check, found);
      tell();
    },
    countShown() {
      shown += 1;
      tell();
    },
    follow(listener) {
      listeners.add(listener);
      listener(news());
      return () => listeners.delete(listener);
    },
  };
}
