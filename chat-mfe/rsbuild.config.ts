import { remote } from '@studio/federation/preset';

export default remote({
  name: 'chat',
  root: import.meta.dirname,
  exposes: { './routes': './routes.ts' },
});
