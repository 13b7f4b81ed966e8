import { shell } from '@studio/federation/preset';

export default shell({
  name: 'shell',
  root: import.meta.dirname,
  browser: './bootstrap.tsx',
  server: './render.tsx',
  router: './federation/router.ts',
});
