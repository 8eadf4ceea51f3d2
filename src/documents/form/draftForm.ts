import { emissionDate } from '../../../domain/documents/emission.ts';
import { enteredFields } from '../../../domain/documents/fields.ts';
import { issueOf } from '../../../domain/documents/issue.ts';
import { proposedDueDate } from '../../../domain/documents/proposedDueDate.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { memoized } from '../../../domain/memoized.ts';
import { documentSchema } from '../../../schemas/parts/documents/document.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { todayIn } from '../parties/exporter.ts';
import {
  currencyOf,
  defaultCurrency,
  type IssueContext,
  type DocumentForm,
  type DocumentValues,
} from './documentForm.ts';
import { untouched } from './untouchedValues.ts';

/** The form's values of a document that starts as a draft, besides those that only its resource has. */
export interface DraftValues extends DocumentValues {
  readonly created: string | null;
  readonly due_date: string | null;
  readonly company_number: string | null;
  readonly [field: string]: unknown;
}

/** Returns the fields above the lines that every draft has, besides its client: its last date is that of its resource. */
export const headFields = ({ document }: Pick<Resource, 'document'>): readonly string[] => [
  'created',
  document?.ends ?? 'due_date',
  'currency',
];

const shared: ReadonlySet<string> = new Set([
  ...Object.keys(documentSchema.properties),
  'created',
  'company_number',
  'series_uuid',
]);

/** Returns the fields that only this resource has, in the order of its schema. */
export const ownFields = ({ schema, document }: Pick<Resource, 'schema' | 'document'>): readonly string[] =>
  enteredFields(schema).filter((name) => !shared.has(name) && name !== document?.ends);

/** Returns the form of a resource whose documents start as drafts, from its declaration. */
export const draftForm = memoized((resource: Resource): DocumentForm<DraftValues> => {
  const { name, schema, document } = resource;
  const { command } = issueOf(resource);
  const aboveLines = ['service_buyer_uuid', ...headFields(resource), ...ownFields(resource)];
  const ends = document?.ends ?? 'due_date';
  const newValues = (today: string, parts: Partial<DraftValues> = {}): DraftValues => ({
    ...untouched<DraftValues>(schema, aboveLines),
    currency: defaultCurrency,
    created: today,
    remove_logo: false,
    accepted: false,
    ...parts,
  });
  return {
    resource,
    linesAt: document?.lines ?? '',
    words: 'documents.draft',
    aboveLines,
    savings: [
      { name: 'draft', label: 'documents.draft.save', sends: { is_draft: true }, isDraft: true },
      {
        name: 'issue',
        label: `resources.${name}.actions.${command}.name`,
        sends: { is_draft: false },
        asks: `resources.${name}.actions.${command}`,
      },
    ],
    issueNotes,
    issued: ({ values, totals, translate, language }) => ({
      client: { uuid: values.service_buyer_uuid },
      total: formatMoney(totals.total, currencyOf(values), language),
      due: textOrNull(values[ends]),
      ...(document?.ends && { dueLabel: translate(`resources.${name}.fields.${ends}`) }),
      sends: values.send_email,
      emails: values.responsible_email,
    }),
    mailsByDefault: true,
    sums: (totals) => [
      // Of quotes and proformas nothing is due.
      [
        document?.ends ? `resources.${name}.fields.total` : 'figures.importer_total_payable_exporter',
        totals.importer_total_payable_exporter,
      ],
      ['figures.importer_total_payable', totals.importer_total_payable],
    ],
    newValues,
    copied: (values, today) => ({
      ...values,
      company_number: null,
      ...('series_uuid' in values && { series_uuid: null }),
      created: today,
      [ends]: proposedDueDate(today, { created: values.created, due_date: values[ends] }),
      accepted: false,
    }),
    begun: (search, today) => ({
      [ends]: proposedDueDate(today),
      payment_responsible_uuid: search.get('payment'),
      service_buyer_uuid: search.get('service_buyer'),
    }),
  };
});

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Says what issuing means, and that the emission date moves where the company allows no earlier one. */
function issueNotes({ values, totals, start, translate, language }: IssueContext<DraftValues>): readonly string[] {
  const { created } = values;
  const { allowsRetroactive, timeZone } = start.exporter;
  const isNumbered = start.edited?.number !== undefined;
  const isDateMoved =
    created !== null && emissionDate({ created, today: todayIn(timeZone), allowsRetroactive, isNumbered }) !== created;
  const total = formatMoney(totals.total, currencyOf(values), language);
  return [
    translate('documents.issue.content', { total }),
    ...(isDateMoved ? [translate('documents.issue.createdMoves')] : []),
  ];
}
