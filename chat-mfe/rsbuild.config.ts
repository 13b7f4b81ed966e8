import { remote } from '@platform/build/preset';

export default remote({ name: 'chat', root: import.meta.dirname, exposes: { './routes': './routes.ts' } });
