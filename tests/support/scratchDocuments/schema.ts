import {
  buyerReferences,
  companyNumber,
  documentCurrency,
  documentDraft,
  documentOptions,
  documentParties,
  documentRecipients,
  documentTexts,
} from '../../../schemas/parts/documents/document.ts';
import { documentAdjustments } from '../../../schemas/parts/documents/adjustments.ts';
import { date } from '../../../schemas/parts/date.ts';
import { confirmScenarios, draftLines } from '../../../schemas/parts/documents/lines.ts';
import { logoFile } from '../../../schemas/parts/documents/logo.ts';
import { computedMoney, documentAmounts, recovery, taxTotals } from '../../../schemas/parts/money.ts';

/** The properties that delivery notes and estimates share. */
export const documentProperties = {
  uuid: { type: 'string', format: 'uuid', readOnly: true },
  number: { type: 'integer', minimum: 0, readOnly: true, unique: true, counter: { givenBy: ['issue'] } },
  company_number: companyNumber,
  ...buyerReferences,
  currency: documentCurrency,
  created: date,
  due_date: date,
  ...documentParties,
  lines: draftLines,
  adjustments: documentAdjustments,
  ...documentAmounts,
  total: computedMoney,
  ...taxTotals,
  ...recovery,
  ...documentTexts,
  logo: { type: 'string', readOnly: true, file: logoFile },
  remove_logo: { type: 'boolean', writeOnly: true },
  ...documentRecipients,
  ...documentOptions,
  ...documentDraft,
  confirm_scenarios: { ...confirmScenarios, writeOnly: true },
  public_hash: { type: 'string', readOnly: true, unique: true },
  created_at: { type: 'string', format: 'date-time', readOnly: true },
} as const;

export const requiredOfDocuments = [
  'service_provider_uuid',
  'service_buyer_uuid',
  'currency',
  'created',
  'due_date',
] as const;
