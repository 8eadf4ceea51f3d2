import {
  useCreate,
  useDelete,
  useGetIdentity,
  useGetList,
  useListContext,
  useStore,
  useUpdate,
  type RaRecord,
} from 'react-admin';
import { useEffect } from 'react';
import { firstOrder } from '../../../../domain/lists/order.ts';
import type { SavedView } from '../../../../schemas/resources/people/saved-views.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { hiddenFirst, hiddenKey, listKey, viewKey } from '../../../data/listState.ts';
import { useToast } from '../../useToast.ts';
import { readState, withColumns, writeState } from './viewState.ts';

export type View = SavedView & RaRecord<string>;

const all = { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } } as const;

/**
 * Returns the saved views of a list and the current one, which `isChanged` may mark. A list in its initial state has
 * none.
 */
export function useViews(resource: Resource) {
  const { filterValues: filter, sort, setFilters, setSort, data: rows } = useListContext();
  const [hidden, setHidden] = useStore(hiddenKey(resource), hiddenFirst(resource));
  const {
    data: views = [],
    isSuccess,
    refetch,
  } = useGetList<View>(
    'saved-views',
    { ...all, filter: { resource: resource.name } },
    { enabled: rows !== undefined, retry: false, onError: () => undefined },
  );
  const state = writeState({ filter, sort, hidden });
  const [last, setLast] = useStore<string>(viewKey(resource), '');
  const same = views.find((view) => withColumns(resource, view.state) === state);
  const isPlain = state === writeState({ filter: {}, sort: firstOrder(resource.list), hidden: hiddenFirst(resource) });
  const shown = same ?? (isPlain ? undefined : views.find(({ id }) => id === last));
  const next = isSuccess ? (shown?.id ?? '') : last;
  useEffect(() => setLast(next), [next, setLast]);
  const show = (view: Pick<View, 'state'>) => {
    const wanted = readState(withColumns(resource, view.state));
    if (!wanted) return;
    setFilters(wanted.filter);
    setSort(wanted.sort);
    setHidden(wanted.hidden);
  };
  return { views, shown, isChanged: shown !== undefined && !same, isSuccess, state, show, refetch };
}

/** Saves, changes and deletes views; a list has at most one default. */
export function useViewWrites(resource: Resource, views: readonly View[], onWritten: () => void) {
  const toast = useToast();
  const { identity } = useGetIdentity();
  const [create] = useCreate<View>();
  const [update] = useUpdate<View>();
  const [remove] = useDelete<View>();
  const options = { mutationMode: 'pessimistic', onSuccess: onWritten, onError: toast.failed } as const;
  const change = (view: View, changes: Partial<SavedView>) =>
    update('saved-views', { id: view.id, data: { ...view, ...changes }, previousData: view }, options);
  const beginWith = (chosen?: View) => {
    for (const view of views) if (view.begins && view.id !== chosen?.id) void change(view, { begins: false });
    if (chosen) void change(chosen, { begins: !chosen.begins });
  };
  const save = (name: string, state: string, { begins, shared }: Pick<SavedView, 'begins' | 'shared'>) => {
    if (begins) beginWith();
    const data = {
      owner: String(identity?.id),
      resource: resource.name,
      columns: listKey(resource),
      name,
      state,
      begins,
      shared,
    };
    return create('saved-views', { data }, options);
  };
  return {
    save,
    change,
    beginWith,
    remove: (view: View) => remove('saved-views', { id: view.id, previousData: view }, options),
  };
}
