import { useEffect } from 'react';

/** A URL outside of this area, by the back button or a link: its page is in another chunk. */
export function OtherAreaPage() {
  useEffect(() => location.reload(), []);
  return null;
}
