import { shell } from '@platform/build/preset';

export default shell({
  name: 'shell',
  root: import.meta.dirname,
  browser: './browser.tsx',
  server: './server.tsx',
});
