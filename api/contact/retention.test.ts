import { expect, it, jest } from '@jest/globals';
import { startRetention } from './retention.ts';

it('removes deleted messages and, if asked to, old ones, and logs their number', async () => {
  const inbox = { removeDeleted: jest.fn(async () => 0), removeOlderThan: jest.fn(async (_: number) => 3) };
  const log = { info: jest.fn(), error: jest.fn() };
  await startRetention({ inbox, log })();
  expect([inbox.removeDeleted.mock.calls.length, inbox.removeOlderThan.mock.calls.length]).toEqual([1, 0]);
  await startRetention({ inbox, retentionDays: 30, log })();
  expect(inbox.removeOlderThan).toHaveBeenCalledWith(30);
  expect(log.info).toHaveBeenCalledWith({ removed: 3, retentionDays: 30 }, expect.any(String));
  inbox.removeDeleted.mockRejectedValueOnce(new Error('down'));
  await startRetention({ inbox, log })();
  expect(log.error).toHaveBeenCalledTimes(1);
});
