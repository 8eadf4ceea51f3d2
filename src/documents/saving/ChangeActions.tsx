import { useNotify } from 'react-admin';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { HttpError, isStale } from '../../../dataProvider/httpError.ts';
import type { Once } from '../../drafts/useOnce.ts';
import { confirmedBy } from '../../generate/actions/confirmedBy.ts';
import { StaleDialog } from '../../generate/form/dialogs/StaleDialog.tsx';
import { useEnteredDocument, type DocumentChange, type FormValues } from '../form/documentForm.ts';
import { unfitPlaces } from '../grid/corridor.ts';
import { useLinesStore } from '../grid/lines/linesStore.ts';
import { useCorridor } from '../parties/useCorridor.ts';
import { ChangeDialog, type PreviewedChange } from './ChangeDialog.tsx';
import { changedIn } from './changedIn.ts';
import { SaveBar } from './SaveBar.tsx';
import { useChange } from './useChange.ts';
import { useWhenValid } from './useWhenValid.ts';

interface ChangeActionsProps {
  readonly once: Once;
  readonly change: DocumentChange;
}

/** Validates the changes of a document, previews them, and sends exactly what was previewed. */
export function ChangeActions({ once, change }: ChangeActionsProps) {
  const fields = useFormContext<FormValues>();
  const store = useLinesStore();
  const { form, start, reread } = useEnteredDocument();
  const { look, save } = useChange(change, once);
  const whenValid = useWhenValid();
  const corridor = useCorridor();
  const notify = useNotify();
  const [previewed, setPreviewed] = useState<PreviewedChange>();
  const wasUnfit = [look.error, save.error].some(
    (error) => error instanceof HttpError && error.code === 'scenario_unfit',
  );

  const see = async () => {
    const values = fields.getValues();
    const { lines } = store.get();
    const changed = changedIn(form, start, values, lines);
    if (!changed) return notify(`${form.words}.unchanged`, { type: 'info' });
    const unfit = changed.lines ? unfitPlaces(lines, corridor) : [];
    const isUnfit = changed.lines !== undefined && (unfit.length > 0 || wasUnfit);
    const input = { ...change.inputOf(changed, values), ...(isUnfit && { confirm_scenarios: true }) };
    // A refusal has been shown.
    const preview = await look.mutateAsync(input).catch(() => undefined);
    return preview && setPreviewed({ preview, input, unfit, isUnfit });
  };

  return (
    <>
      <SaveBar current={form.savings[0]} onSave={(saving) => whenValid(saving, see)} />
      <StaleDialog
        open={isStale(look.error) || isStale(save.error)}
        onLoad={reread}
        onClose={() => {
          look.reset();
          save.reset();
        }}
      />
      {previewed && (
        <ChangeDialog
          words={form.words}
          Preview={change.Preview}
          previewed={previewed}
          onClose={() => setPreviewed(undefined)}
          onConfirm={() => {
            setPreviewed(undefined);
            whenValid(form.savings[0], () =>
              save.mutateAsync({ ...previewed.input, ...confirmedBy(previewed.preview) }).catch(() => undefined),
            );
          }}
        />
      )}
    </>
  );
}
