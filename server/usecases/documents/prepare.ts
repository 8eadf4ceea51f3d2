import { today } from '../../../domain/dates/today.ts';
import { negativeTotal } from '../../../domain/documents/negativeTotal.ts';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { runRules } from '../../../domain/rules/run.ts';
import { taxesOfDocument, type DocumentTotals } from '../../../domain/taxes/document.ts';
import { figureTooLarge } from '../../../domain/taxes/limit.ts';
import { amountIn } from '../../../domain/kinds/figure.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../db/transaction.ts';
import { defaultTemplate } from '../../documents/templates.ts';
import type { Scope } from '../../scope.ts';
import { findChoices, type AccountShown, type Choices, type Kept } from './choices.ts';
import type { LineInput } from './input.ts';
import { computeLines, type LineRow } from './lines.ts';
import type { DocumentNames } from './names.ts';
import { findParties, type Parties, type PartyKeys } from './parties.ts';

/** What every document says beside its lines. */
export type DocumentInput = PartyKeys & Choices;

/** A document, computed, and all that is wrong with it. */
export interface PreparedDocument {
  /** Nothing where one of them is the tenant's no more: an issue says so. */
  readonly parties: Parties | undefined;
  readonly lines: readonly LineRow[];
  readonly totals: DocumentTotals;
  readonly account: AccountShown | null;
  /** What it is drawn from: what it says, else what its company has chosen. */
  readonly template: string;
  readonly issues: readonly Issue[];
}

/** Whose document it is, and what its rules know of it besides. */
interface DocumentOf {
  readonly resource: Pick<Resource, 'rules'>;
  readonly names: DocumentNames;
  readonly lines: readonly LineInput[];
  readonly known?: Readonly<Record<string, unknown>>;
  readonly kept?: Kept | undefined;
}

/** Checks a document against the tenant's data and the rules of its resource, and computes all its amounts. */
export async function prepareDocument(
  db: Db,
  scope: Scope,
  input: DocumentInput,
  { resource, names, lines: said, known: further, kept }: DocumentOf,
): Promise<PreparedDocument> {
  const decimals = decimalsOf(input.currency);
  const tenant = scope.tenant.id;
  const [parties, lines, known] = await Promise.all([
    findParties(db, tenant, input),
    computeLines(db, tenant, said, { linesAt: names.linesAt, decimals }),
    findChoices(db, tenant, input, kept),
  ]);
  const rules = runRules(
    resource.rules ?? [],
    { ...input, ...further },
    { today: today(scope.now, scope.tenant.timeZone) },
  );
  const totals = taxesOfDocument(lines.rows, decimals);
  const tooLarge: Issue[] = figureTooLarge(totals) ? [{ path: names.linesAt, key: 'validation.amountTooLarge' }] : [];
  const issues = [...rules, ...known.issues, ...parties.issues, ...lines.issues, ...tooLarge];
  const template = input.template ?? parties.template ?? defaultTemplate;
  return { parties: parties.parties, lines: lines.rows, totals, account: known.account, template, issues };
}

/** An issue at the line whose tribute makes the total negative: such a document cannot be issued. */
export function negativeIssues(
  { currency }: Choices,
  { totals, lines }: Pick<PreparedDocument, 'totals' | 'lines'>,
  { linesAt }: DocumentNames,
): Issue[] {
  const culprit = negativeTotal(
    totals.total,
    lines.map(({ scenery }) => scenery.tributes),
  );
  if (!culprit) return [];
  const args = { tribute: culprit.name, amount: amountIn(currency, culprit.amount) };
  return [{ path: `${linesAt}.${culprit.position}.scenery`, key: 'validation.totalNegative', args }];
}
