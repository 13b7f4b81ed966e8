import { withStoreErrors } from '@platform/server/http/with-store-errors';
import type { Database } from '../database.ts';

/** Failed sign-ins that are allowed within a time. */
interface Budget {
  readonly failures: number;
  readonly windowMs: number;
}

const HOUR_MS = 3_600_000;

/**
 * Of all clients that never signed in, together: as many as NIST allows in a row for one account (SP 800-63B, section 5.2.2),
 * in a day.
 */
export const OTHERS_BUDGET: Budget = { failures: 100, windowMs: 24 * HOUR_MS };

/** Of each device that has signed in before. */
export const DEVICE_BUDGET: Budget = { failures: 10, windowMs: HOUR_MS };

/** Counts of failed sign-ins in the database, which restarts keep and all servers share. */
export interface SignInBudgets {
  /**
   * Counts an attempt as a failure before its password is checked, so that concurrent attempts cannot exceed the budget.
   * Returns 0, or the milliseconds to wait if the budget is used up; then nothing is counted.
   */
  take(key: string, budget: Budget): Promise<number>;
  /** Takes back the count of an attempt that succeeded. */
  giveBack(key: string): Promise<void>;
}

/** Opens the budgets in a database. `now` is in milliseconds since the epoch. */
export function createSignInBudgets(db: Database, now: () => number): SignInBudgets {
  const rows = () => db.updateTable('sign_in_budgets');

  async function take(key: string, { failures, windowMs }: Budget): Promise<number> {
    const [time, windowStart] = [now(), now() - windowMs].map((ms) => new Date(ms).toISOString()) as [string, string];
    // The clock was set back: the count is kept, and its time starts again, so that no wait is longer than the window.
    await rows().set({ since: time }).where('key', '=', key).where('since', '>', time).execute();
    const taken = await db
      .insertInto('sign_in_budgets')
      .values({ key, failures: 1, since: time })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet(({ eb, ref }) => {
            const [count, since] = [ref('sign_in_budgets.failures'), ref('sign_in_budgets.since')];
            return {
              failures: eb
                .case()
                .when(since, '<=', windowStart)
                .then(1)
                .else(eb(count, '+', 1))
                .end(),
              since: eb.case().when(since, '<=', windowStart).then(time).else(since).end(),
            };
          })
          .where(({ eb, or }) =>
            or([eb('sign_in_budgets.since', '<=', windowStart), eb('sign_in_budgets.failures', '<', failures)]),
          ),
      )
      .returning('failures')
      .executeTakeFirst();
    if (taken !== undefined) return 0;
    const row = await db.selectFrom('sign_in_budgets').select('since').where('key', '=', key).executeTakeFirst();
    return Math.max(1, Date.parse(row?.since ?? time) + windowMs - now());
  }

  return {
    take: (key, budget) => withStoreErrors(take(key, budget)),
    giveBack: async (key) => {
      const update = rows().set(({ eb }) => ({ failures: eb('failures', '-', 1) }));
      await withStoreErrors(update.where('key', '=', key).where('failures', '>', 0).execute());
    },
  };
}
