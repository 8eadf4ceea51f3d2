import { createContext, use, useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { adjustAlike } from '../../../../../../domain/documents/adjustments.ts';
import { decimalsOf } from '../../../../../../domain/money/decimals.ts';
import { useEnteredDocument, type FormValues, type Start } from '../../../../../documents/form/documentForm.ts';
import { useAdjustments } from '../../../../../documents/form/useAdjustments.ts';
import { enteredAdjustments } from '../../../../../documents/grid/lines/adjustments.ts';
import { useCountedLines } from '../../../../../documents/grid/lines/linesStore.ts';
import { documentTotals } from '../../../../../documents/grid/lines/totals.ts';
import { isBilledOtherwise } from '../../../../../documents/saving/changedIn.ts';
import type { ListedContract } from '../../actions/dialogProps.ts';
import { useContractInvoices } from '../../invoices/useContractInvoices.ts';
import { changesOf, type Changes } from './changes.ts';
import type { ChangeValues } from './changeForm.ts';

/** Returns the contract being changed, as read. */
export function useChangedContract(): ListedContract {
  const { edited } = useEnteredDocument().start;
  if (!edited) throw new Error('A new contract has nothing to change');
  return edited.document as ListedContract;
}

const ChangesContext = createContext<Changes | undefined>(undefined);

/** Returns the effect of the entered change; undefined while loading. */
export const useChanges = (): Changes | undefined => use(ChangesContext);

/** The adjustments of the contract as read. */
const savedAdjustments = ({ values }: Pick<Start, 'values'>) => enteredAdjustments(values['adjustments']);

/** Computes the effect once per key for all readers. */
export function ChangesProvider({ children }: { readonly children: ReactNode }) {
  const contract = useChangedContract();
  const { start } = useEnteredDocument();
  const { data: all } = useContractInvoices(contract.uuid);
  const [reach, occurrence] = useWatch<FormValues, ['reach', 'occurrence']>({ name: ['reach', 'occurrence'] }) as [
    ChangeValues['reach'],
    ChangeValues['occurrence'],
  ];
  const lines = useCountedLines();
  const decimals = decimalsOf(contract.currency);
  const adjustments = useAdjustments(decimals);
  const changes = useMemo(() => {
    const isOther = isBilledOtherwise(start, lines) || !adjustAlike(adjustments, savedAdjustments(start));
    const figures = isOther ? documentTotals(lines, decimals, adjustments) : undefined;
    return all && changesOf(contract, all, { reach, occurrence, figures });
  }, [contract, start, all, reach, occurrence, lines, decimals, adjustments]);
  return <ChangesContext value={changes}>{children}</ChangesContext>;
}
