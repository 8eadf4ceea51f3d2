import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Area } from '../../../schemas/resource.ts';
import { mayDo } from '../../access/authProvider.ts';
import { useMe } from '../../access/useMe.ts';
import { useCreatePath } from '../../data/createPath.ts';
import { resourcesIn } from '../../data/resources.ts';
import { useSingleKeys } from './useSingleKeys.ts';

const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));

/** The keys of every page: `n` creates a record of the current list, else an invoice; `?` shows the shortcuts. */
export function AreaKeys({ area }: { readonly area: Area }) {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const me = useMe();
  const [isExplained, setExplained] = useState(false);
  const create = () => {
    const link = document.querySelector<HTMLElement>('[data-creates]');
    const invoices = resourcesIn(area).find(({ name }) => name === 'invoices');
    if (link) link.click();
    else if (invoices && mayDo(me, area, invoices, 'create'))
      void navigate(createPath({ resource: invoices.name, type: 'create' }));
  };
  useSingleKeys({ n: create, '?': () => setExplained(true) });
  return isExplained ? (
    <Suspense>
      <KeysDialog onClose={() => setExplained(false)} />
    </Suspense>
  ) : null;
}
