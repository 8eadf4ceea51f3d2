import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import type { Correcting } from '../../../../dataProvider/calls/corrections.ts';
import { useCreatePath } from '../../../data/createPath.ts';
import type { Corrected } from './useCorrected.ts';

/** Returns how a dialog leads to the form of a new note on a document. */
export function useNewNote(onClose: () => void) {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  return (resource: string, { invoice, debitNote }: Corrected, { reason, reason_code }: Correcting): void => {
    const on = { invoice, ...(debitNote !== undefined && { debit_note: debitNote }) };
    const begun = new URLSearchParams({ ...on, reason, reason_code });
    // Once the dialog is closed, its input no longer keeps the user on the page.
    flushSync(onClose);
    void navigate(`${createPath({ resource, type: 'create' })}?${begun.toString()}`);
  };
}
