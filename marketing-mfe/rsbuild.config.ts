import { remote } from '@platform/build/preset';

export default remote({ name: 'marketing', root: import.meta.dirname, exposes: { './routes': './routes.ts' } });
