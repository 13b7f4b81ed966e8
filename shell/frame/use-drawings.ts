import { useState } from 'react';

type Drawings = typeof import('./service-drawings.tsx').serviceDrawings;

/**
 * The drawings of the services, once they are there. They are fetched when somebody means to open the menu, and are no
 * part of the first load; `want` asks for them.
 */
export function useDrawings(): { readonly drawings: Drawings | undefined; readonly want: () => void } {
  const [drawings, setDrawings] = useState<Drawings>();
  const want = () => {
    import('./service-drawings.tsx').then(
      ({ serviceDrawings }) => setDrawings(serviceDrawings),
      (error: unknown) => console.warn('The drawings of the services could not be loaded', error),
    );
  };
  return { drawings, want };
}
