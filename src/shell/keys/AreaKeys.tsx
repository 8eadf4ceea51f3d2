import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Area } from '../../../schemas/resource.ts';
import { useCreationOfPage, useFirstAction } from './creation.ts';
import { useSingleKeys } from './useSingleKeys.ts';

const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));

/** The keys of every page: `n` creates what the page or else the area offers; `?` shows the shortcuts. */
export function AreaKeys({ area }: { readonly area: Area }) {
  const navigate = useNavigate();
  const ofPage = useCreationOfPage();
  const first = useFirstAction(area);
  const [isExplained, setExplained] = useState(false);
  const create = () => {
    const path = ofPage ?? first?.path;
    if (path !== undefined) void navigate(path);
  };
  useSingleKeys({ n: create, '?': () => setExplained(true) });
  return isExplained ? (
    <Suspense>
      <KeysDialog onClose={() => setExplained(false)} />
    </Suspense>
  ) : null;
}
