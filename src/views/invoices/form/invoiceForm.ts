import { emissionDate } from '../../../../domain/documents/emission.ts';
import { proposedDueDate } from '../../../../domain/documents/proposedDueDate.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import invoices from '../../../../schemas/resources/invoices.ts';
import {
  currencyOf,
  defaultCurrency,
  type DocumentForm,
  type DocumentValues,
} from '../../../documents/form/documentForm.ts';
import { todayIn } from '../../../documents/parties/exporter.ts';

/** The form's values of an invoice beyond any document's. */
export interface InvoiceValues extends DocumentValues {
  /** Kept from the document, because saving replaces the whole record. */
  readonly label: string | null;
  readonly company_number: string | null;
  readonly created: string | null;
  readonly due_date: string | null;
  readonly account_uuid: string | null;
  readonly terms_payment: string | null;
  readonly observation: string | null;
}

/** The values of a new invoice. */
export function newValues(today: string, parts: Partial<InvoiceValues> = {}): InvoiceValues {
  return {
    service_buyer_uuid: null,
    payment_responsible_uuid: null,
    label: null,
    company_number: null,
    currency: defaultCurrency,
    created: today,
    due_date: null,
    send_email: false,
    responsible_name: null,
    responsible_email: null,
    account_uuid: null,
    template: null,
    terms_payment: null,
    observation: null,
    show_tax_invoice: true,
    show_exporter_net: false,
    remove_logo: false,
    accepted: false,
    ...parts,
  };
}

const aboveLines: readonly (keyof InvoiceValues)[] = [
  'service_buyer_uuid',
  'payment_responsible_uuid',
  'currency',
  'created',
  'due_date',
  'company_number',
];

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
