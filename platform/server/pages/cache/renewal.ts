import type { FinishedPage } from './finished-page.ts';

/** Time after which a page whose renewal failed is tried again, in milliseconds. */
const RETRY_AFTER_MS = 10_000;

interface RenewalDeps {
  readonly onFailure: (url: string, error: unknown) => void;
}

/** A cached page, and how it is replaced. */
interface Renewable {
  readonly key: string;
  readonly page: FinishedPage;
  /** Makes the page anew. */
  readonly make: () => Promise<FinishedPage>;
  readonly put: (page: FinishedPage) => void;
}

/** Creates the renewal of pages that become old: see `RouteHandle.revalidate`. */
export function createRenewal({ onFailure }: RenewalDeps) {
  const running = new Map<string, Promise<unknown>>();
  return {
    /** Makes a page anew if it is old. It stays until then, and longer if that fails. */
    renewIfOld({ key, page, make, put }: Renewable): void {
      if (page.renewAfter === undefined || Date.now() < page.renewAfter || running.has(key)) return;
      const renewed = make()
        .then(put)
        .catch((error: unknown) => {
          onFailure(key, error);
          put({ ...page, renewAfter: Date.now() + RETRY_AFTER_MS });
        })
        .finally(() => running.delete(key));
      running.set(key, renewed);
    },
    /** Waits for what is being made. */
    settled: async (): Promise<void> => void (await Promise.allSettled(running.values())),
  };
}
