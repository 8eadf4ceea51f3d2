import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { HttpError, isStale } from '../../../dataProvider/httpError.ts';
import type { Once } from '../../drafts/useOnce.ts';
import { StaleDialog } from '../../generate/form/StaleDialog.tsx';
import { useEnteredDocument, type FormValues, type Saving } from '../form/documentForm.ts';
import { useLinesStore } from '../grid/linesStore.ts';
import { unfitPlaces } from '../grid/corridor.ts';
import { useCorridor } from '../parties/useCorridor.ts';
import { placeFindings } from './fieldErrors.ts';
import { IssueDialog } from './IssueDialog.tsx';
import { SaveBar } from './SaveBar.tsx';
import { showErrors } from './showErrors.ts';
import { useSave, type SaveRequest } from './useSave.ts';

interface SaveActionsProps {
  readonly once: Once;
  /** After a refusal because somebody else saved the document meanwhile. */
  readonly onLoadCurrent: () => Promise<void>;
}

/** Checks the document, asks before it is saved for good, and sends it. */
export function SaveActions({ once, onLoadCurrent }: SaveActionsProps) {
  const fields = useFormContext<FormValues>();
  const store = useLinesStore();
  const { form, start, check, logo } = useEnteredDocument();
  const save = useSave(once);
  const corridor = useCorridor();
  const [asked, setAsked] = useState<Saving>(form.savings[0]);
  const [isAsking, setAsking] = useState(false);

  const isValid = async () =>
    !showErrors(form, fields, store, placeFindings(await check(fields.getValues()), form.linesAt));
  // What is wrong with a field is told by the form itself, what is wrong with lines and logo is not.
  const whenValid = (as: Saving, act: () => unknown) => {
    setAsked(as);
    void fields.handleSubmit(async () => (await isValid()) && act(), isValid)();
  };
  // What is refused is shown by then.
  const send = (request: Omit<SaveRequest, 'logo'>) => save.mutateAsync({ ...request, logo }).catch(() => undefined);

  return (
    <>
      <SaveBar
        asked={asked}
        onSave={(saving) => whenValid(saving, () => (saving.asks ? setAsking(true) : send({ saving })))}
      />
      <StaleDialog open={isStale(save.error)} onLoad={onLoadCurrent} onClose={save.reset} />
      {isAsking && (
        <IssueDialog
          form={form}
          values={fields.getValues()}
          start={start}
          onClose={() => setAsking(false)}
          unfit={unfitPlaces(store.get().lines, corridor)}
          wasRefused={save.error instanceof HttpError && save.error.code === 'scenario_unfit'}
          onConfirm={(isConfirmed) => {
            setAsking(false);
            whenValid(asked, () => send({ saving: asked, isConfirmed }));
          }}
        />
      )}
    </>
  );
}
