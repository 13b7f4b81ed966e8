import type { StopListening } from '../database/listen-to.ts';

/** How often the log is read, in milliseconds: a notice that is lost delays a server by this long. */
const POLL_MS = 1000;

/** Time after which a set that this server could not show is tried again, in milliseconds. */
const RETRY_MS = 10_000;

interface FollowDeps {
  /** Returns the number of the newest deployment. */
  readonly position: () => Promise<number>;
  /** Shows the releases that are live by the log. */
  readonly catchUp: () => Promise<void>;
  /** Calls `onNotice` for each new deployment, and `onLost` once if the connection is lost. Unset: the database sends no notices. */
  readonly listen?: ((onNotice: () => void, onLost: () => void) => Promise<StopListening>) | undefined;
  /** Called for the first failure of a row of failures. */
  readonly onError: (error: unknown) => void;
  readonly now?: () => number;
}

/** Follows the deployments of all servers. */
export type LogFollower = ReturnType<typeof followLog>;

/**
 * Follows the log of deployments: reads its position at each notice and each second, and catches up when it moved. A lost connection
 * for notices is opened again at the next reading.
 */
export function followLog({ position, catchUp, listen, onError, now = () => performance.now() }: FollowDeps) {
  /** The position that this server shows, and the one that it failed to show. */
  let shown: number | undefined;
  let failed: { readonly position: number; readonly retryAt: number } | undefined;
  let isFailing = false;
  let isStopped = false;
  let running: Promise<void> | undefined;
  let isRequested = false;
  let stopListening: StopListening | undefined;
  let isListening = false;

  async function openNotices(): Promise<void> {
    if (!listen || isListening) return;
    isListening = true;
    try {
      stopListening = await listen(
        () => void look(),
        () => {
          isListening = false;
        },
      );
    } catch {
      // The log is read each second without notices, too; if the database is away, that reading fails and is reported.
      isListening = false;
    }
  }

  async function moveTo(newest: number): Promise<void> {
    if (newest === shown || (newest === failed?.position && now() < failed.retryAt)) return;
    failed = { position: newest, retryAt: now() + RETRY_MS };
    await catchUp();
    shown = newest;
    failed = undefined;
  }

  async function lookOnce(): Promise<void> {
    try {
      await openNotices();
      await moveTo(await position());
      isFailing = failed !== undefined;
    } catch (error) {
      if (!isFailing && !isStopped) onError(error);
      isFailing = true;
    }
  }

  async function lookWhileRequested(): Promise<void> {
    while (isRequested && !isStopped) {
      isRequested = false;
      await lookOnce();
    }
    running = undefined;
  }

  /** Reads the log now. Resolves when this server shows the logged releases, or has failed to. */
  function look(): Promise<void> {
    isRequested = true;
    running ??= lookWhileRequested();
    return running;
  }

  const timer = setInterval(() => void look(), POLL_MS).unref();

  return {
    look,
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      await running;
      await stopListening?.();
    },
  };
}
