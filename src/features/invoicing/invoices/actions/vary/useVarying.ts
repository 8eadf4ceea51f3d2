import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { LinePayload } from '../../../../../../dataProvider/calls/documentForm.ts';
import type { FieldErrors } from '../../../../../../dataProvider/httpError.ts';
import { decimalsOf } from '../../../../../../domain/money/decimals.ts';
import invoices from '../../../../../../schemas/resources/invoicing/invoices.ts';
import { useAmending } from '../../../../../documents/amendments/useAmending.ts';
import { useStartOf } from '../../../../../documents/form/useStart.ts';
import type { Line } from '../../../../../documents/grid/lines/line.ts';
import { createLinesStore } from '../../../../../documents/grid/lines/linesStore.ts';
import { placeErrors, placeFindings, type PlacedErrors } from '../../../../../documents/saving/fieldErrors.ts';
import { showLineErrors } from '../../../../../documents/saving/showErrors.ts';
import { linesPayload } from '../../../../../documents/saving/toPayload.ts';
import { validateOnlyLines } from '../../../../../documents/saving/validateDocument.ts';
import { draftForm } from '../../../../../documents/form/draftForm.ts';
import type { ListedInvoice } from '../dialogProps.ts';

const form = draftForm(invoices);
const { linesAt } = form;

/** The form's values beside the lines. */
export interface VaryValues {
  readonly future_invoices: boolean;
}

/** The lines of the request. */
interface VariedLines extends VaryValues {
  readonly items_invoice: readonly LinePayload[];
  readonly confirm_scenarios?: true;
}

/** An error of the lines as a whole, valid until they change. */
export interface Problem {
  readonly message: string;
  readonly of: readonly Line[];
}

/** Manages editing a scheduled invoice's lines: validation, preview and request. */
export function useVarying({ uuid, currency }: ListedInvoice, onDone: () => void) {
  const start = useStartOf(form, uuid);
  const [store] = useState(() => createLinesStore());
  const fields = useForm<VaryValues>({ defaultValues: { future_invoices: false } });
  const amending = useAmending<VariedLines>(invoices, 'vary', uuid, onDone);
  const [problem, setProblem] = useState<Problem>();
  const [unfit, setUnfit] = useState<FieldErrors>();
  const isLoaded = useRef(false);

  useEffect(() => {
    if (!start.data || isLoaded.current) return;
    isLoaded.current = true;
    store.dispatch({ type: 'load', lines: start.data.lines });
  }, [start.data, store]);

  /** Returns whether there are errors. */
  const show = (placed: PlacedErrors): boolean => {
    const cell = showLineErrors(store, placed);
    setProblem(placed.grid === undefined ? undefined : { message: placed.grid, of: store.get().lines });
    if (cell) store.dispatch({ type: 'enter', cell });
    return cell !== undefined || placed.grid !== undefined;
  };
  const refuse = (errors: FieldErrors) => show(placeErrors(errors, store.get().lines, linesAt));

  /** `isConfirmed` accepts scenarios for other countries. */
  const look = async (isConfirmed = false): Promise<void> => {
    const { lines } = store.get();
    if (show(placeFindings(validateOnlyLines(linesAt, lines, decimalsOf(currency)), linesAt))) return;
    const refused = await amending.look({
      items_invoice: linesPayload(lines),
      ...fields.getValues(),
      ...(isConfirmed && { confirm_scenarios: true }),
    });
    if (refused) refuse(refused.errors);
    if (refused?.code === 'scenario_unfit') setUnfit(refused.errors);
  };
  const confirm = async (): Promise<void> => {
    const errors = await amending.confirm();
    if (errors) refuse(errors);
  };
  return { start, store, fields, amending, problem, unfit, look, confirm, fit: () => setUnfit(undefined) };
}
