import { fixedTotalIssues, totalOfTerm } from '../../../../../domain/recurrence/amendments/fixedTotal.ts';
import { frequencyOf, recurrenceOf } from '../../../../../domain/recurrence/schedule/recurrence.ts';
import { issueDateOf } from '../../../../../domain/recurrence/schedule/schedule.ts';
import { formatDate } from '../../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { decimalsOf } from '../../../../../domain/money/decimals.ts';
import { fractionIssues } from '../../../../../domain/money/fraction.ts';
import type { DocumentTotals } from '../../../../../domain/taxes/document.ts';
import type { Issue } from '../../../../../domain/validation/issue.ts';
import type { ContractType, FrequencySymbology } from '../../../../../schemas/parts/recurrence/recurrence.ts';
import { occurrenceInserts } from '../../../../../schemas/parts/recurrence/occurrencePlaceholders.ts';
import contracts, { type Contract } from '../../../../../schemas/resources/recurrence/contracts.ts';
import {
  currencyOf,
  defaultCurrency,
  type IssueContext,
  type DocumentForm,
  type DocumentValues,
} from '../../../../documents/form/documentForm.ts';
import { untouched, type EnteredValues } from '../../../../documents/form/untouchedValues.ts';
import { todayIn } from '../../../../documents/parties/exporter.ts';

type Entered = EnteredValues<typeof contracts.schema, Contract>;

/** The form's values of a contract beyond any document's. */
export interface ContractValues
  extends DocumentValues, Omit<Entered, 'adjustments' | 'type' | 'frequency_symbology' | 'frequency'> {
  readonly type: ContractType | null;
  readonly frequency_symbology: FrequencySymbology | null;
  /** Invalid input stays text. */
  readonly frequency: number | string | null;
  readonly files: readonly File[];
}

const aboveLines: readonly (keyof ContractValues)[] = [
  'service_buyer_uuid',
  'currency',
  'type',
  'frequency_symbology',
  'frequency',
  'due_date',
  'due_date_contract',
  'total_amount',
  'billing_period',
];

/** The values of a new contract: a year, monthly. */
const newValues = (_today: string, parts: Partial<ContractValues> = {}): ContractValues => ({
  ...untouched<ContractValues>(contracts.schema, aboveLines),
  currency: defaultCurrency,
  type: 'fixed',
  frequency_symbology: 'M',
  frequency: 12,
  billing_period: 'none',
  remove_logo: false,
  files: [],
  accepted: false,
  ...parts,
});

type Amounts = Partial<Pick<ContractValues, 'type' | 'total_amount' | 'currency'>> & Readonly<Record<string, unknown>>;

/** Returns the issues of a fixed contract's value, once complete. */
export function valueIssues(values: Amounts, { total }: Pick<DocumentTotals, 'total'>): readonly Issue[] {
  const { type, total_amount } = values;
  const currency = currencyOf({ currency: values.currency ?? null });
  const frequency = frequencyOf(values);
  if (!type || !total_amount || frequency === undefined) return [];
  if (fractionIssues('total_amount', total_amount, decimalsOf(currency)).length > 0) return [];
  return fixedTotalIssues({ type, currency, total_amount, frequency }, total);
}

/** Describes the number of invoices, their total, and the first issue date. */
function issueNotes({
  values,
  totals,
  start: { exporter },
  terms,
  translate,
  language,
}: IssueContext<ContractValues>): readonly string[] {
  const recurrence = recurrenceOf({ ...values });
  if (!recurrence) return [];
  const agreedOn = todayIn(exporter.timeZone);
  const issued = issueDateOf(recurrence.due_date, { days: exporter.leadDays, terms, agreedOn });
  const first =
    issued === agreedOn
      ? translate('contractForm.issue.today')
      : translate('contractForm.issue.on', { date: formatDate(issued, language) });
  const total = formatMoney(totals.total, currencyOf(values), language);
  return [translate('contractForm.issue.content', { smart_count: recurrence.frequency, total, first })];
}

export const contractForm: DocumentForm<ContractValues> = {
  resource: contracts,
  linesAt: 'items_invoice',
  lineInserts: occurrenceInserts,
  words: 'contractForm',
  aboveLines,
  savings: [{ name: 'create', label: 'contractForm.saving.create', sends: {}, asks: 'contractForm.issue' }],
  issueNotes,
  sums: ({ total }, values) => {
    const currency = currencyOf({ currency: values.currency ?? null });
    const frequency = frequencyOf({ ...values });
    const each = ['contractForm.sums.each', total] as const;
    return frequency === undefined
      ? [each]
      : [each, ['contractForm.sums.term', totalOfTerm(total, frequency, currency)]];
  },
  issues: (values, totals) => valueIssues({ ...values }, totals),
  newValues,
  copied: (values) => ({
    ...values,
    company_number: null,
    due_date: null,
    due_date_contract: null,
    files: [],
    accepted: false,
  }),
  begun: (search) => ({
    payment_responsible_uuid: search.get('payment'),
    service_buyer_uuid: search.get('service_buyer'),
  }),
};
