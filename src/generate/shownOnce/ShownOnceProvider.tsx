import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ShownOnceContext, type ToldOnce } from './shownOnce.ts';

const ShownOnceDialog = lazy(async () => ({ default: (await import('./ShownOnceDialog.tsx')).ShownOnceDialog }));

/** Shows one-time values beside the pages, so that they stay visible after navigation. */
export function ShownOnceProvider({ children }: { readonly children: ReactNode }) {
  const [told, setTold] = useState<readonly ToldOnce[]>([]);
  return (
    <ShownOnceContext value={setTold}>
      {children}
      <Suspense>{told.length > 0 && <ShownOnceDialog told={told} onClose={() => setTold([])} />}</Suspense>
    </ShownOnceContext>
  );
}
