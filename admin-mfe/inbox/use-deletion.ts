import { UNDO_MS } from '@studio/client/inbox';
import { useEffect, useState } from 'react';

/** What was deleted a moment ago, for as long as it can be had back. */
export function useDeletion() {
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  useEffect(() => {
    if (deleted.length === 0) return;
    const timer = setTimeout(() => setDeleted([]), UNDO_MS);
    return () => clearTimeout(timer);
  }, [deleted]);
  return { deleted, setDeleted };
}
