import { documentFormCalls } from '../../../../../../dataProvider/calls/documentForm.ts';
import { withoutParts } from '../../../../../../domain/recurrence/amendments/splitRows.ts';
import { billedPeriod } from '../../../../../../domain/recurrence/schedule/billedPeriod.ts';
import type { Contract } from '../../../../../../schemas/resources/recurrence/contracts.ts';
import { responsibleWhenSending } from '../../../../../../domain/rules/responsibleWhenSending.ts';
import { detailFields, type AmendmentReach } from '../../../../../../schemas/parts/recurrence/amendment.ts';
import invoices from '../../../../../../schemas/resources/invoicing/invoices.ts';
import type { DocumentChange, DocumentForm } from '../../../../../documents/form/documentForm.ts';
import { isToCome } from '../../invoices/InvoiceSelect.tsx';
import { contractInvoices } from '../../invoices/useContractInvoices.ts';
import { contractForm, type ContractValues } from '../contractForm.ts';
import { ChangePreview } from './ChangePreview.tsx';

/** The form's values of a running contract: additionally start and reason of the change. */
export interface ChangeValues extends ContractValues {
  readonly reach: AmendmentReach;
  readonly occurrence: number | null;
  readonly effective_on: string | null;
  readonly reason: string | null;
}

const aboveLines: readonly (keyof ChangeValues)[] = ['reach', 'occurrence', 'effective_on', 'reason'];

/** Reads the contract with the terms of the selected invoice; by default the next scheduled one. */
const read: DocumentChange<ChangeValues>['read'] = async ({ http, queryClient, document }, { occurrence }) => {
  const all = contractInvoices(http, String(document['uuid']));
  const toCome = (await queryClient.fetchQuery({ ...all, staleTime: 0 })).filter(isToCome);
  const [next] = toCome;
  const chosen = toCome.find((one) => one.occurrence === occurrence) ?? next;
  // A contract's answer has the terms of the next invoice.
  if (!chosen || chosen === next) return { ...whole(document, next?.occurrence), occurrence: next?.occurrence };
  const { document: terms } = await documentFormCalls(http, invoices).read(chosen.uuid);
  const own = [...detailFields, contractForm.linesAt].map((name) => [name, terms[name] ?? null]);
  return { ...whole({ ...document, ...Object.fromEntries(own) }, chosen.occurrence), occurrence: chosen.occurrence };
};

type Terms = Readonly<Record<string, unknown>>;

/** The terms as they hold for a whole period, without what the invoice alone bills of days before a change, or of earlier invoices. */
function whole(terms: Terms, occurrence = 1): Terms {
  const lines = terms[contractForm.linesAt];
  if (!Array.isArray(lines)) return terms;
  const { billing_period = 'none', due_date, frequency_symbology } = terms as Contract;
  const period = billedPeriod({ billing_period, due_date, frequency_symbology }, occurrence);
  return { ...terms, [contractForm.linesAt]: withoutParts(lines, period) };
}

/** The form of running contracts: one amendment of their terms. */
export const changeForm: DocumentForm<ChangeValues> = {
  ...contractForm,
  aboveLines,
  savings: [{ name: 'change', label: 'contractForm.saving.change', sends: {} }],
  sums: ({ total }) => [['contractForm.sums.each', total]],
  issues: (values) => responsibleWhenSending({ ...values }, { today: '' }),
  newValues: (today, parts = {}) => ({
    ...contractForm.newValues(today),
    reach: 'from',
    occurrence: null,
    effective_on: null,
    reason: null,
    ...parts,
  }),
  copied: (values) => values,
  change: {
    command: 'amend',
    fields: detailFields,
    read,
    inputOf: ({ fields, lines }, { reach, occurrence, effective_on, reason }) => ({
      kind: 'terms',
      reach,
      ...(occurrence !== null && { occurrence }),
      ...(effective_on && { effective_on }),
      ...fields,
      ...(lines && { items_invoice: lines }),
      ...(reason && { reason }),
    }),
    Preview: ChangePreview,
  },
};
