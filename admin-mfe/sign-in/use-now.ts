import { useEffect, useState } from 'react';

/** Returns the current time in milliseconds since the epoch, updated every second until `end`; never if `end` is not set. */
export function useNow(end: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (end === undefined) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return now;
}
