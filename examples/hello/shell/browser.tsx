import { startShell } from '@platform/browser/start-shell';

startShell(async () => (await import(/* webpackMode: "eager" */ './options.tsx')).parts);
