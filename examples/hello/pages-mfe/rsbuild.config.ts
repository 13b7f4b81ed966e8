import { remote } from '@platform/build/preset';

export default remote({
  name: 'pages',
  root: import.meta.dirname,
  exposes: { './routes': './routes.ts' },
  open: true,
});
