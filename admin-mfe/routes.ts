import type { RemoteRoutes } from '@studio/contract/remote-routes';

export default [] satisfies RemoteRoutes;
