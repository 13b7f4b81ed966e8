import { remote } from '@platform/build/preset';

export default remote({
  name: 'admin',
  root: import.meta.dirname,
  // The table and the query client; only the owner ever loads them, and one chunk spares a wait between the two pages.
  budget: 58_000,
  exposes: { './routes': './routes.ts' },
});
