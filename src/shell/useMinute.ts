import { useEffect, useState } from 'react';

/** Returns the current time, updated each minute. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = window.setTimeout(() => setNow(new Date()), 60_000 - (now.getTime() % 60_000));
    return () => window.clearTimeout(timer);
  }, [now]);
  return now;
}
