import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';

const NAME = 'plain-vite';

/** What comes from the shell, in both bundles. */
const SHARED = ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom'];

const web: UserConfig = {
  plugins: [
    react(),
    federation({
      name: 'mf_plain_vite',
      filename: 'remoteEntry-[hash].js',
      exposes: { './routes': './routes.ts' },
      // Vite's plugin requires the installed version itself where no range is given.
      shared: {
        ...Object.fromEntries(
          SHARED.map((module) => [module, { singleton: true, import: false, requiredVersion: '^19.0.0' }]),
        ),
        'react-router-dom': { singleton: true, import: false, requiredVersion: '^7.0.0' },
      },
      manifest: true,
      dts: false,
    }),
  ],
  build: { outDir: 'dist/web', assetsDir: '', target: 'esnext', rolldownOptions: { input: 'routes.ts' } },
};

const server: UserConfig = {
  plugins: [react()],
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/server',
    ssr: true,
    ssrEmitAssets: false,
    rolldownOptions: {
      input: 'routes.ts',
      external: SHARED,
      output: { format: 'cjs', exports: 'named', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
};

export default defineConfig(({ isSsrBuild }) => ({ base: `/assets/${NAME}/`, ...(isSsrBuild ? server : web) }));
