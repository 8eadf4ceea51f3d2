import { today } from '../../../../domain/dates/today.ts';
import {
  adjustmentIssues,
  keptAdjustments,
  spreadIssues,
  type EnteredAdjustment,
} from '../../../../domain/documents/adjustments.ts';
import { negativeTotal } from '../../../../domain/documents/negativeTotal.ts';
import { countedAmong, isLine, isMirrored, linesAmong, sharingAmong } from '../../../../domain/documents/rows.ts';
import { parseDecimal } from '../../../../domain/money/decimal.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { runRules } from '../../../../domain/rules/rules.ts';
import { figureTooLarge } from '../../../../domain/taxes/limit.ts';
import { amountIn } from '../../../../domain/kinds/figure.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import type { Db } from '../../../database/transaction.ts';
import { defaultTemplate } from '../../../drawing/builtIn/builtIn.ts';
import type { Scope } from '../../../identity/scope.ts';
import { findChoices, type AccountShown, type Choices, type Kept } from './choices.ts';
import type { LineInput } from './input.ts';
import { computeLines, type LineRow } from '../lines/lines.ts';
import type { Mirrors } from '../lines/mirrors.ts';
import { totalsOfLines, type RecordedTotals } from '../lines/totals.ts';
import type { DocumentNames } from '../names.ts';
import { findParties, type BuyerReference, type Parties, type PartyKeys } from '../parties.ts';

/** The input that all documents share, without lines. */
export type DocumentInput = PartyKeys & Choices & { readonly adjustments?: readonly EnteredAdjustment[] | undefined };

/** A computed document with all its issues. */
export interface PreparedDocument {
  /** Undefined if a party is unknown; `issues` then has an entry for it. */
  readonly parties: Parties | undefined;
  readonly lines: readonly LineRow[];
  readonly totals: RecordedTotals;
  /** Its discounts and charges as they are kept. */
  readonly adjustments: readonly EnteredAdjustment[] | undefined;
  readonly account: AccountShown | null;
  /** Whether nobody could pay on the account now, so that the document is not issued. */
  readonly isAccountUnusable: boolean;
  /** The references that its client requires. */
  readonly required: readonly BuyerReference[];
  /** The template: the document's own, else the client's, else the company's default, else the built-in one. */
  readonly template: string;
  readonly issues: readonly Issue[];
}

/** The resource, lines and rule context of a document. */
interface DocumentOf {
  readonly resource: Pick<Resource, 'rules'>;
  readonly names: DocumentNames;
  /** Its emission date, whose tributes are due. */
  readonly day: string;
  readonly lines: readonly LineInput[];
  readonly known?: Readonly<Record<string, unknown>>;
  readonly kept?: Kept | undefined;
  /** Reads its lines that deduct deposits. */
  readonly mirrors?: () => Promise<Mirrors>;
}

/** Validates a document against the tenant's data and the rules of its resource, and computes all amounts. */
export async function prepareDocument(
  db: Db,
  scope: Scope,
  input: DocumentInput,
  { resource, names, day, lines: entered, known: further, kept, mirrors }: DocumentOf,
): Promise<PreparedDocument> {
  const decimals = decimalsOf(input.currency);
  const tenant = scope.tenant.id;
  const [parties, lines, known] = await Promise.all([
    findParties(db, tenant, input),
    computeLines(db, tenant, entered, {
      linesAt: names.linesAt,
      currency: input.currency,
      day,
      adjustments: sound(input.adjustments, decimals),
      mirrors,
    }),
    findChoices(db, tenant, input, kept),
  ]);
  const rules = runRules(
    resource.rules ?? [],
    { ...input, ...further },
    { today: today(scope.now, scope.tenant.timeZone) },
  );
  const totals = totalsOfLines(countedAmong(lines.rows), decimals);
  const tooLarge: Issue[] = figureTooLarge(totals) ? [{ path: names.linesAt, key: 'validation.amountTooLarge' }] : [];
  const adjusted = lines.issues.length > 0 ? [] : adjustedIssues(lines.rows, input.adjustments, decimals);
  const issues = [...rules, ...known.issues, ...parties.issues, ...lines.issues, ...adjusted, ...tooLarge];
  const template = input.template ?? parties.template ?? defaultTemplate;
  return {
    parties: parties.parties,
    lines: lines.rows,
    totals,
    adjustments: issues.length > 0 ? undefined : keptOf(input.adjustments, lines.rows, decimals),
    account: known.account,
    isAccountUnusable: known.isAccountUnusable,
    required: parties.required ?? [],
    template,
    issues,
  };
}

const adjustmentsAt = 'adjustments';

/** Returns adjustments, unless one cannot be computed. */
const sound = (adjustments: DocumentInput['adjustments'] = [], decimals: number) =>
  adjustmentIssues(adjustmentsAt, adjustments, decimals).length > 0 ? [] : adjustments;

/** Returns the issues of a document's adjustments over its lines. */
export function adjustedIssues(
  rows: readonly LineRow[],
  adjustments: readonly EnteredAdjustment[] | null | undefined,
  decimals: number,
): Issue[] {
  const each = adjustmentIssues(adjustmentsAt, adjustments ?? [], decimals);
  if (each.length > 0) return each;
  const sharing = sharingAmong(rows).map(({ total, scenery_uuid }) => ({
    total: parseDecimal(total, decimals),
    scenery: scenery_uuid.toLowerCase(),
  }));
  return spreadIssues(adjustmentsAt, sharing, adjustments ?? [], decimals);
}

/** Returns adjustments as they are kept, with the names of their scenarios. */
export const keptOf = (
  adjustments: readonly EnteredAdjustment[] | undefined,
  rows: readonly LineRow[],
  decimals: number,
): readonly EnteredAdjustment[] | undefined =>
  keptAdjustments(
    adjustments,
    decimals,
    (scenery) => linesAmong(rows).find(({ scenery_uuid }) => scenery_uuid.toLowerCase() === scenery)?.scenery.name,
  );

/** Returns an issue at the line whose tribute, or deposit, makes the total negative: such a document cannot be issued. */
export function negativeIssues(
  { currency }: Choices,
  { totals, lines }: Pick<PreparedDocument, 'totals' | 'lines'>,
  { linesAt }: DocumentNames,
): Issue[] {
  const deposit = totals.total.startsWith('-') ? lines.findIndex((line) => isLine(line) && isMirrored(line)) : -1;
  if (deposit >= 0) return [{ path: `${linesAt}.${deposit}`, key: 'validation.deposit.beyond' }];
  const culprit = negativeTotal(
    totals.total,
    lines.map((line) => (isLine(line) ? line.scenery.tributes : [])),
  );
  if (!culprit) return [];
  const args = { tribute: culprit.name, amount: amountIn(currency, culprit.amount) };
  return [{ path: `${linesAt}.${culprit.position}.scenery`, key: 'validation.totalNegative', args }];
}
