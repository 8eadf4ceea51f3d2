import { date } from '../date.ts';
import {
  buyerReferences,
  companyNumber,
  documentCurrency,
  documentOptions,
  documentParties,
  documentRecipients,
  documentTexts,
} from '../documents/document.ts';
import { line, lines } from '../documents/lines.ts';
import { rowKind } from '../documents/rowKinds.ts';
import { computedMoney, documentAmounts, recovery, taxTotals } from '../money.ts';

/** Why a document is corrected. */
export const noteReasons = [
  'returned',
  'not_delivered',
  'wrong_price',
  'wrong_quantity',
  'wrong_taxes',
  'wrong_party',
  'cancelled',
  'discount',
  'other',
] as const;

export type NoteReason = (typeof noteReasons)[number];

/** How a line is corrected: by an amount before taxes, by a quantity, or by all that is left of it. */
export const correctedBy = ['amount', 'quantity', 'all'] as const;

/** What a note corrects of a line, besides the line. */
export const correctedPart = {
  amount: {
    type: 'string',
    kind: 'money',
    decimal: { fraction: 3, minimum: '0', maximum: '999999999999' },
    description: 'A part of the `net` of the line, before taxes.',
  },
  quantity: {
    type: 'string',
    kind: 'decimal',
    decimal: { fraction: 6, minimum: '0.000001', maximum: '99999999' },
    description: 'A part of the quantity of the line.',
  },
} as const;

const { row: _row, adjustments: _adjustments, uuid, ...corrected } = line.properties;

/**
 * A line of a note: without `amount` and `quantity` it takes all that is left of the corrected line. A note of a whole document
 * has its texts, headings and subtotals as well, which are not entered.
 */
const noteLine = {
  ...line,
  properties: {
    uuid,
    row: {
      type: 'string',
      enum: rowKind.enum,
      description:
        'What the row is; absent for a line. Rows of other kinds are those of the corrected document: ignored on input.',
    },
    corrects_line: { type: 'string', format: 'uuid', description: 'The line that it corrects.' },
    corrected_by: {
      type: 'string',
      enum: correctedBy,
      description: 'What the correction is measured by; by default what is given.',
    },
    ...corrected,
    ...correctedPart,
  },
} as const;

/** The document that a note corrects. */
const correctedDocument = {
  type: 'object',
  kind: 'reference',
  readOnly: true,
  required: ['uuid'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    number: { type: 'integer' },
    full_number: { type: 'string' },
    created: date,
  },
} as const;

/** Why a note is written. */
export const noteReason = {
  reason: { type: 'string', minLength: 1, maxLength: 500, printed: true },
  reason_code: { type: 'string', enum: noteReasons, default: 'other' },
} as const;

export const noteStatus = {
  type: 'string',
  enum: ['draft', 'issued'],
  readOnly: true,
  tones: { draft: 'draft', issued: 'complete' },
} as const;

/** What a note names: the invoice that it corrects. */
export const correctedInvoice = {
  type: {
    type: 'string',
    enum: ['individual', 'recurring'],
    readOnly: true,
    description: 'That of the invoice that it corrects.',
  },
  corrects: { ...correctedDocument, ref: 'invoices' },
  corrects_uuid: { type: 'string', format: 'uuid', immutable: true, description: 'The invoice that it corrects.' },
} as const;

/** What a credit note may name besides: the debit note of the invoice whose lines it credits. */
export const correctedDebitNote = {
  debit_note: { ...correctedDocument, ref: 'debit-notes' },
  debit_note_uuid: {
    type: 'string',
    format: 'uuid',
    immutable: true,
    description: 'A debit note on this invoice: its lines are credited instead.',
  },
} as const;

/** The properties of every note. Parties, currency and account are those of the invoice, whatever is sent. */
export const noteProperties = {
  ...noteReason,
  company_number: companyNumber,
  ...buyerReferences,
  currency: documentCurrency,
  created: date,
  // Of every document; a note is due on its own date.
  due_date: date,
  ...documentParties,
  lines: { ...lines, minItems: 0, default: [], items: noteLine },
  ...documentAmounts,
  total: computedMoney,
  ...taxTotals,
  ...recovery,
  ...documentTexts,
  logo: { type: 'string', readOnly: true },
  ...documentRecipients,
  ...documentOptions,
  is_draft: { type: 'boolean', readOnly: true },
  mailed_at: { type: 'string', format: 'date-time', readOnly: true, description: 'When it was last mailed.' },
  public_hash: { type: 'string', readOnly: true, unique: true },
  created_at: { type: 'string', format: 'date-time', readOnly: true },
} as const;

/** What the public page of a note shows besides what every document shows. */
export const noteShows = ['number', 'full_number', 'status', 'created', 'corrects', 'reason', 'reason_code'] as const;
