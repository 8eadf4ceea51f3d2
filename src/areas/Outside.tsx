import { useEffect } from 'react';

/** The address has left this area, by the back button or a link: the page it names belongs to another chunk. */
export function Outside() {
  useEffect(() => location.reload(), []);
  return null;
}
