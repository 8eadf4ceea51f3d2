import { useEffect } from 'react';

/** Sets the title of the browser's tab. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Ultramar`;
  }, [title]);
}
