import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { HttpError, isStale } from '../../../dataProvider/httpError.ts';
import { StaleDialog } from '../../generate/form/StaleDialog.tsx';
import { useEnteredDocument, type FormValues } from '../form/documentForm.ts';
import { useLinesStore } from '../grid/linesStore.ts';
import { unfitPlaces } from '../grid/corridor.ts';
import { useCorridor } from '../parties/useCorridor.ts';
import { todayIn } from '../parties/exporter.ts';
import { placeFindings } from './fieldErrors.ts';
import { IssueDialog } from './IssueDialog.tsx';
import { SaveBar } from './SaveBar.tsx';
import { showErrors } from './showErrors.ts';
import { useSave } from './useSave.ts';
import { validateDocument } from './validateDocument.ts';

interface SaveActionsProps {
  /** Nothing is left to lose. */
  readonly onSaved: () => void;
  /** After a refusal because somebody else saved the document meanwhile. */
  readonly onLoadCurrent: () => Promise<void>;
}

/** Checks the document, asks before issuing it, and sends it. */
export function SaveActions({ onSaved, onLoadCurrent }: SaveActionsProps) {
  const fields = useFormContext<FormValues>();
  const store = useLinesStore();
  const { form, start, logo } = useEnteredDocument();
  const save = useSave(onSaved);
  const corridor = useCorridor();
  const [isAsking, setAsking] = useState(false);
  const saving = save.isPending ? (save.variables.isDraft ? 'draft' : 'issue') : undefined;

  const whenValid = async (act: () => void) => {
    const { validators } = await import('virtual:validators');
    const validate = validators[form.resource.name];
    if (!validate) throw new RangeError(`Nothing validates "${form.resource.name}"`);
    const context = { provider: start.exporter.uuid, today: todayIn(start.exporter.timeZone), validate };
    const findings = validateDocument(form, fields.getValues(), store.get().lines, context);
    if (!showErrors(form, fields, store, placeFindings(findings, form.linesAt))) act();
  };

  return (
    <>
      <SaveBar
        saving={saving}
        onDraft={() => void whenValid(() => save.mutate({ isDraft: true, logo }))}
        onIssue={() => void whenValid(() => setAsking(true))}
      />
      <StaleDialog open={isStale(save.error)} onLoad={onLoadCurrent} onClose={save.reset} />
      {isAsking && (
        <IssueDialog
          words={form.words}
          values={fields.getValues()}
          exporter={start.exporter}
          onClose={() => setAsking(false)}
          unfit={unfitPlaces(store.get().lines, corridor)}
          wasRefused={save.error instanceof HttpError && save.error.code === 'scenario_unfit'}
          onConfirm={(isConfirmed) => {
            setAsking(false);
            save.mutate({ isDraft: false, isConfirmed, logo });
          }}
        />
      )}
    </>
  );
}
