import { remote } from '@studio/federation/preset';

export default remote({
  name: 'admin',
  root: import.meta.dirname,
  exposes: { './routes': './routes.ts' },
});
