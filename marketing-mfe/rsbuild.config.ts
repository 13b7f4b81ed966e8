import { remote } from '@studio/federation/preset';

export default remote({
  name: 'marketing',
  root: import.meta.dirname,
  exposes: { './routes': './routes.ts' },
});
