import type { ComponentType } from 'react';
import { slotFile } from './slotFile.ts';

/** `src/features/<feature>/<resource>/notice.tsx` tells something above the list, the form and the page of a resource. */
const notices = import.meta.glob<{ default: ComponentType }>('/src/features/*/*/notice.tsx', { eager: true });

/** The notice of a resource, if it has one. */
export function Notice({ resource }: { readonly resource: string }) {
  const Own = slotFile(notices, resource, 'notice.tsx')?.default;
  return Own ? <Own /> : null;
}
