import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { HttpError, isStale } from '../../../dataProvider/httpError.ts';
import type { Once } from '../../drafts/useOnce.ts';
import { StaleDialog } from '../../generate/form/dialogs/StaleDialog.tsx';
import { useEnteredDocument, type FormValues, type Saving } from '../form/documentForm.ts';
import { useLinesStore } from '../grid/lines/linesStore.ts';
import { unfitPlaces } from '../grid/corridor.ts';
import { useCorridor } from '../parties/useCorridor.ts';
import { IssueDialog } from './IssueDialog.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useSave, type SaveRequest } from './useSave.ts';
import { useWhenValid } from './useWhenValid.ts';

/** Validates the document, asks before issuing, and sends it. */
export function SaveActions({ once }: { readonly once: Once }) {
  const fields = useFormContext<FormValues>();
  const store = useLinesStore();
  const { form, start, logo, reread } = useEnteredDocument();
  const save = useSave(once);
  const whenValid = useWhenValid();
  const corridor = useCorridor();
  const [saving, setSaving] = useState<Saving>(form.savings[0]);
  const [isAsking, setAsking] = useState(false);

  // A refusal has been shown.
  const send = (request: Omit<SaveRequest, 'logo'>) => save.mutateAsync({ ...request, logo }).catch(() => undefined);

  return (
    <>
      <SaveBar
        current={saving}
        onSave={(next) => {
          setSaving(next);
          whenValid(next, () => (next.asks ? setAsking(true) : send({ saving: next })));
        }}
      />
      <StaleDialog open={isStale(save.error)} onLoad={reread} onClose={save.reset} />
      {isAsking && saving.asks && (
        <IssueDialog
          form={form}
          words={saving.asks}
          values={fields.getValues()}
          start={start}
          onClose={() => setAsking(false)}
          unfit={unfitPlaces(store.get().lines, corridor)}
          wasRefused={save.error instanceof HttpError && save.error.code === 'scenario_unfit'}
          onConfirm={(isConfirmed) => {
            setAsking(false);
            whenValid(saving, () => send({ saving, isConfirmed }));
          }}
        />
      )}
    </>
  );
}
