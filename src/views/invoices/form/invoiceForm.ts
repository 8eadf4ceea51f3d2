import { emissionDate } from '../../../../domain/documents/emission.ts';
import { proposedDueDate } from '../../../../domain/documents/proposedDueDate.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import invoices, { type Invoice } from '../../../../schemas/resources/invoices.ts';
import {
  currencyOf,
  defaultCurrency,
  type DocumentForm,
  type DocumentValues,
} from '../../../documents/form/documentForm.ts';
import { untouched, type EnteredValues } from '../../../documents/form/untouched.ts';
import { todayIn } from '../../../documents/parties/exporter.ts';

/** The form's values of an invoice beyond any document's. */
export type InvoiceValues = DocumentValues & EnteredValues<typeof invoices.schema, Invoice>;

const aboveLines = [
  'service_buyer_uuid',
  'payment_responsible_uuid',
  'currency',
  'created',
  'due_date',
  'company_number',
] as const satisfies readonly (keyof InvoiceValues)[];

/** The fields that name and date an invoice, in the order of its form. */
export const headFields = aboveLines.slice(2);

/** The values of a new invoice. */
export const newValues = (today: string, parts: Partial<InvoiceValues> = {}): InvoiceValues => ({
  ...untouched<InvoiceValues>(invoices.schema, aboveLines),
  currency: defaultCurrency,
  created: today,
  remove_logo: false,
  accepted: false,
  ...parts,
});

/** The form of invoices. */
export const invoiceForm: DocumentForm<InvoiceValues> = {
  resource: invoices,
  linesAt: 'items_invoice',
  words: 'invoiceForm',
  aboveLines,
  refusals: { invoice_due_date_past: { field: 'due_date', message: 'validation.dueDateCannotLessThanCurrent' } },
  savings: [
    { name: 'draft', sends: { is_draft: true }, isDraft: true },
    { name: 'issue', sends: { is_draft: false }, asks: true },
  ],
  told: ({ values, totals, start: { edited, exporter }, translate, language }) => {
    const { created } = values;
    const { allowsRetroactive, timeZone } = exporter;
    const isNumbered = edited?.number !== undefined;
    const isDateMoved =
      created !== null &&
      emissionDate({ created, today: todayIn(timeZone), allowsRetroactive, isNumbered }) !== created;
    const total = formatMoney(totals.total, currencyOf(values), language);
    return [
      translate('invoiceForm.issue.content', { total }),
      ...(isDateMoved ? [translate('invoiceForm.issue.createdMoves')] : []),
    ];
  },
  sums: (totals) => [
    ['figures.importer_total_payable_exporter', totals.importer_total_payable_exporter],
    ['figures.importer_total_payable', totals.importer_total_payable],
  ],
  newValues,
  copied: (values, today) => ({
    ...values,
    company_number: null,
    created: today,
    due_date: proposedDueDate(today, values),
    accepted: false,
  }),
  begun: (search, today) => ({
    due_date: proposedDueDate(today),
    payment_responsible_uuid: search.get('payment'),
    service_buyer_uuid: search.get('service_buyer'),
  }),
};
