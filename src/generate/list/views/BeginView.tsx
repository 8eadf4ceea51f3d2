import { useStoreContext } from 'react-admin';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Resource } from '../../../../schemas/resource.ts';
import { useMay } from '../../../access/useMay.ts';
import { listKey } from '../../../data/listState.ts';
import { useViews } from './useViews.ts';

/** Shows the view with which an unchanged list begins. */
export function BeginView({ resource }: { readonly resource: Resource }) {
  const mayHave = useMay('saved-views', 'create');
  return mayHave ? <Begin resource={resource} /> : null;
}

function Begin({ resource }: { readonly resource: Resource }) {
  const store = useStoreContext();
  const { search } = useLocation();
  const { views, isSuccess, show } = useViews(resource);
  const [isFresh, setFresh] = useState(() => search === '' && store.getItem(listKey(resource)) === undefined);
  useEffect(() => {
    if (!isFresh || !isSuccess) return;
    setFresh(false);
    const first = views.find(({ begins }) => begins);
    if (first) show(first);
  }, [isFresh, isSuccess, views, show]);
  return null;
}
