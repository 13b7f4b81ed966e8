import { TestEnvironment } from 'jest-environment-node';
import { disableUsedStorages } from './used-storages.ts';

/** Node's globals for the other tests. */
export default class NodeEnvironment extends TestEnvironment {
  override async teardown(): Promise<void> {
    disableUsedStorages();
    await super.teardown();
  }
}
