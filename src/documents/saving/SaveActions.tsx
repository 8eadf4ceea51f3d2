import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { isStale } from '../../../dataProvider/httpError.ts';
import { StaleDialog } from '../../generate/form/StaleDialog.tsx';
import { useLinesStore } from '../grid/linesStore.ts';
import { IssueDialog } from './IssueDialog.tsx';
import { placeFindings } from './placeFindings.ts';
import { SaveBar } from './SaveBar.tsx';
import { showErrors } from './showErrors.ts';
import { todayIn } from '../parties/today.ts';
import { useSave } from './useSave.ts';
import type { Start } from '../../views/invoices/form/useStart.ts';
import { validateInvoice } from '../../views/invoices/form/validateInvoice.ts';
import type { InvoiceValues } from '../../views/invoices/form/values.ts';

interface SaveActionsProps {
  readonly start: Start;
  readonly logo: File | undefined;
  /** Nothing is left to lose. */
  readonly onSaved: () => void;
  /** After a refusal because somebody else saved the document meanwhile. */
  readonly onLoadCurrent: () => Promise<void>;
}

/** Checks the document, asks before issuing it, and sends it. */
export function SaveActions({ start, logo, onSaved, onLoadCurrent }: SaveActionsProps) {
  const form = useFormContext<InvoiceValues>();
  const store = useLinesStore();
  const save = useSave(form, start, onSaved);
  const [isAsking, setAsking] = useState(false);
  const saving = save.isPending ? (save.variables.isDraft ? 'draft' : 'issue') : undefined;

  const whenValid = async (act: () => void) => {
    const { validators } = await import('virtual:validators');
    const validate = validators.invoices;
    if (!validate) throw new RangeError('Nothing validates "invoices"');
    const context = { provider: start.exporter.uuid, today: todayIn(start.exporter.timeZone), validate };
    const findings = validateInvoice(form.getValues(), store.get().lines, context);
    if (!showErrors(form, store, placeFindings(findings))) act();
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
          values={form.getValues()}
          exporter={start.exporter}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            save.mutate({ isDraft: false, logo });
          }}
        />
      )}
    </>
  );
}
