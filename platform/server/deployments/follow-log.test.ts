import { EventEmitter, once } from 'node:events';
import { afterEach, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { listenTo } from '../database/listen-to.ts';
import { DEPLOYMENTS_CHANNEL } from '../database/migrations.ts';
import { describeOnEachDatabase, describeOnPostgres } from '../database/test-databases.fixture.ts';
import { makeBuild } from '../releases/build-folder.fixture.ts';
import { addBuild, testStores } from '../releases/store/test-store.fixture.ts';
import { followLog, type LogFollower } from './follow-log.ts';

const followers: LogFollower[] = [];
afterEach(async () => {
  await Promise.all(followers.splice(0).map((follower) => follower.stop()));
});

function follow(deps: Parameters<typeof followLog>[0]): LogFollower {
  const follower = followLog(deps);
  followers.push(follower);
  return follower;
}

describeOnEachDatabase('a server that follows the log', ({ newPlace }) => {
  const testStore = testStores(newPlace);

  it('shows the deployment of another server once', async () => {
    const { store, reopen } = await testStore();
    const other = await reopen();
    const version = await addBuild(other, 'marketing', makeBuild('marketing'));
    const catchUp = jest.fn(async () => {});
    const { look } = follow({ position: store.position, catchUp, onError: () => {} });
    await look();
    const before = catchUp.mock.calls.length;
    await other.append('marketing', version, 'promote');
    await look();
    await look();
    expect(catchUp).toHaveBeenCalledTimes(before + 1);
    expect((await store.live()).map((release) => release.version)).toEqual([version]);
  });

  it('reports a failure once and tries again after ten seconds, or at once for a newer deployment', async () => {
    let time = 0;
    let position = 1;
    const errors: unknown[] = [];
    const catchUp = jest.fn(async () => {
      if (position < 3) throw new Error(`not ${position}`);
    });
    const { look } = follow({
      position: async () => position,
      catchUp,
      onError: (error) => errors.push(error),
      now: () => time,
    });
    await look();
    await look();
    expect(catchUp).toHaveBeenCalledTimes(1);
    time = 10_000;
    await look();
    expect(catchUp).toHaveBeenCalledTimes(2);
    position = 2;
    await look();
    expect(catchUp).toHaveBeenCalledTimes(3);
    expect(errors).toEqual([new Error('not 1')]);
    position = 3;
    await look();
    position = 2;
    await look();
    expect(errors).toEqual([new Error('not 1'), new Error('not 2')]);
  });

  it('reads the log again if a notice arrives while it reads', async () => {
    const positions = [1, 2];
    const shown: (number | undefined)[] = [];
    const { look } = follow({
      position: async () => positions[0] ?? 0,
      catchUp: async () => {
        shown.push(positions[0]);
        if (shown.length > 1) return;
        positions.shift();
        void look();
      },
      onError: () => {},
    });
    await look();
    expect(shown).toEqual([1, 2]);
  });
});

describeOnPostgres('notices of deployments', ({ newPlace }) => {
  const testStore = testStores(newPlace);

  it('are sent for each deployment; a lost connection is reported', async () => {
    const { store, db, databaseUrl = '' } = await testStore();
    const version = await addBuild(store, 'marketing', makeBuild('marketing'));
    const events = new EventEmitter();
    const [noticed, lost] = [once(events, 'notice'), once(events, 'lost')];
    await listenTo({
      databaseUrl,
      channel: DEPLOYMENTS_CHANNEL,
      onNotice: () => events.emit('notice'),
      onLost: () => events.emit('lost'),
    });
    await store.append('marketing', version, 'promote');
    await noticed;
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen%' and datname = current_database()`.execute(db);
    await lost;
  });

  it('are requested again after the connection was lost', async () => {
    const { store } = await testStore();
    const lose: (() => void)[] = [];
    const { look } = follow({
      position: store.position,
      catchUp: async () => {},
      listen: async (_, onLost) => {
        lose.push(onLost);
        return async () => {};
      },
      onError: () => {},
    });
    await look();
    await look();
    expect(lose).toHaveLength(1);
    lose[0]?.();
    await look();
    expect(lose).toHaveLength(2);
  });
});
