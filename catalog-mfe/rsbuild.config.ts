import { remote } from '@studio/federation/preset';

export default remote({
  name: 'catalog',
  root: import.meta.dirname,
  exposes: { './routes': './routes.ts' },
});
