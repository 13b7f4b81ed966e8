import { remote } from '@platform/build/preset';

export default remote({
  name: 'admin',
  root: import.meta.dirname,
  // Includes the query client. Only the admin loads this remote, and a single chunk avoids a second request between its pages.
  exposes: { './routes': './routes.ts' },
});
