import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ShownOnceContext, type ShownOnceValue } from './shownOnce.ts';

const ShownOnceDialog = lazy(async () => ({ default: (await import('./ShownOnceDialog.tsx')).ShownOnceDialog }));

/** Shows one-time values beside the pages, so that they stay visible after navigation. */
export function ShownOnceProvider({ children }: { readonly children: ReactNode }) {
  const [values, setValues] = useState<readonly ShownOnceValue[]>([]);
  return (
    <ShownOnceContext value={setValues}>
      {children}
      <Suspense>{values.length > 0 && <ShownOnceDialog values={values} onClose={() => setValues([])} />}</Suspense>
    </ShownOnceContext>
  );
}
