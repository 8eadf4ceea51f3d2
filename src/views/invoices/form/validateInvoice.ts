import type { ValidateFunction } from 'ajv';
import { tributeLimitIssues } from '../../../../domain/documents/tributeLimit.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import invoices from '../../../../schemas/resources/invoices.ts';
import { issuesIn } from '../../../generate/validate/issues.ts';
import { isBlank, type Line } from '../../../documents/grid/line.ts';
import type { LineErrors } from '../../../documents/grid/linesReducer.ts';
import { validateLines } from '../../../documents/grid/validateLines.ts';
import { toPayload } from './toPayload.ts';
import { currencyOf, type InvoiceValues } from './values.ts';

export interface Findings {
  /** At fields of the form; `items_invoice` is the grid as a whole. */
  readonly issues: readonly Issue[];
  readonly lines: LineErrors;
}

/** What is wrong with a document before it is sent: the schema and rules the server applies, and the consent. */
export function validateInvoice(
  values: InvoiceValues,
  lines: readonly Line[],
  context: { readonly provider: string; readonly today: string; readonly validate: ValidateFunction },
): Findings {
  const payload = toPayload(values, lines, context.provider, true);
  const found = issuesIn(invoices, payload, context.validate, { today: context.today });
  const issues = found.filter(({ path }) => !path.startsWith('items_invoice.'));
  const consent: Issue[] = values.accepted ? [] : [{ path: 'accepted', key: 'documents.errors.acceptTerms' }];
  const tributes = tributeLimitIssues(lines.filter((line) => !isBlank(line)).map(tributeCount));
  return { issues: [...issues, ...tributes, ...consent], lines: validateLines(lines, decimalsOf(currencyOf(values))) };
}

const tributeCount = ({ scenario }: Line): number => scenario?.tributes.length ?? 0;
