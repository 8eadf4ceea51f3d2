import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isOnlyNamed } from '../../../../domain/forms/quickCreate.ts';
import { resourceOf } from '../../../data/resources.ts';
import { QuickCreateContext, type QuickCreate, type QuickCreation } from '../../../kinds/reference/quickCreate.ts';
import { useToast } from '../../useToast.ts';

/** The forms of all kinds are larger than a list. */
const CreateDialog = lazy(async () => ({ default: (await import('./CreateDialog.tsx')).CreateDialog }));

interface OpenDialog {
  readonly key: string;
  readonly creation: QuickCreation;
  readonly answer: (record: RaRecord | undefined) => void;
}

/**
 * Lets choices below add records of other resources. The dialogs are mounted beside the pages, so that their events do
 * not reach the form.
 */
export function QuickCreateProvider({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const [dialogs, setDialogs] = useState<readonly OpenDialog[]>([]);
  const ended = useRef<(() => void)[]>([]);
  const createNamed = useRef(useCreateNamed());

  const create = useCallback<QuickCreate>((creation) => {
    const { resource, text } = creation;
    if (text !== '' && isOnlyNamed(resourceOf(resource))) return createNamed.current(creation);
    return new Promise((answer) => {
      setDialogs((all) => [...all, { key: crypto.randomUUID(), creation, answer }]);
    });
  }, []);

  const close = (one: OpenDialog, record?: RaRecord) => {
    if (record) void queryClient.invalidateQueries({ queryKey: [one.creation.resource, 'choices'] });
    ended.current.push(() => one.answer(record));
    setDialogs((all) => all.filter((other) => other !== one));
  };
  // The field is notified once the dialog has closed and focus has returned.
  useEffect(() => {
    for (const answer of ended.current.splice(0)) answer();
  }, [dialogs]);
  // Leaving a page closes its dialogs.
  useEffect(() => () => setDialogs([]), [pathname]);

  return (
    <QuickCreateContext value={create}>
      {children}
      <Suspense>
        {dialogs.map((one) => (
          <CreateDialog
            key={one.key}
            creation={one.creation}
            onCreated={(record) => close(one, record)}
            onClose={() => close(one)}
          />
        ))}
      </Suspense>
    </QuickCreateContext>
  );
}

/** Creates a record that has only a name, without a form. A failure shows a toast and returns undefined. */
function useCreateNamed(): (creation: QuickCreation) => Promise<RaRecord | undefined> {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const toast = useToast();
  return async ({ resource, text, given }) => {
    try {
      const { data } = await dataProvider.create(resource, {
        data: { ...given, [resourceOf(resource).label]: text },
      });
      toast.saved(data);
      void queryClient.invalidateQueries({ queryKey: [resource, 'choices'] });
      return data;
    } catch (error) {
      toast.failed(error);
      return undefined;
    }
  };
}
