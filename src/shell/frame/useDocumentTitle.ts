import { isolated } from '../../../domain/words/isolated.ts';
import { useEffect } from 'react';

/** Sets the title of the browser's tab. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${isolated(title)} · Ultramar`;
  }, [title]);
}
