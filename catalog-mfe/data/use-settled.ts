import { useEffect, useState } from 'react';
import type { Pending } from './pending.ts';

/** Either there from the start (rendered by the server), or on its way. */
export type Loaded<Value extends object> = Value | Pending<Value>;

const isPending = <Value extends object>(loaded: Loaded<Value>): loaded is Pending<Value> => 'hold' in loaded;

/**
 * What a loader loaded, once it is there; undefined until then. Not React's `use`: between two addresses of one route,
 * the transition of a navigation would keep the old page on screen. Holds what is on its way while the component is
 * there, and no longer. The promise must not reject.
 */
export function useSettled<Value extends object>(loaded: Loaded<Value>): Value | undefined {
  const [settled, setSettled] = useState<{ readonly of: Loaded<Value>; readonly value: Value }>();
  useEffect(() => {
    if (!isPending(loaded)) return;
    const letGo = loaded.hold();
    void loaded.value.then((value) => setSettled({ of: loaded, value }));
    return letGo;
  }, [loaded]);
  if (!isPending(loaded)) return loaded;
  return settled?.of === loaded ? settled.value : undefined;
}
