import type { Context } from '../resource.ts';
import { createMediaAdmin } from './admin-routes.ts';
import { createConverter } from './convert.ts';
import { createMediaFiles } from './file-routes.ts';
import { createLibrary } from './library.ts';

export { migrations } from './table.ts';

/** How often the files of replaced pictures are removed, in milliseconds. */
const REMOVE_EVERY_MS = 60 * 60_000;

/** Creates the library of pictures. */
export function create({ db, files, log, adminOnly, sameSite }: Context) {
  const library = createLibrary({ db, files, convert: createConverter() });
  return {
    api: createMediaAdmin({ library, adminOnly, sameSite }),
    routes: createMediaFiles({ db, files }),
    start() {
      const removeOld = () =>
        library.removeOld().catch((err: unknown) => log.error({ err }, 'files of replaced pictures not removed'));
      const timer = setInterval(removeOld, REMOVE_EVERY_MS).unref();
      return async () => clearInterval(timer);
    },
  };
}
