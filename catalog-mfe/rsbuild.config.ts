import { remote } from '@platform/build/preset';

export default remote({ name: 'catalog', root: import.meta.dirname, exposes: { './routes': './routes.ts' } });
