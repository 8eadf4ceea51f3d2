import { effectOf, type Effect, type Pause } from '../../../../domain/recurrence/amendments/amendment.ts';
import { effectIssues, idleIssues, pastDateIssues } from '../../../../domain/recurrence/amendments/amendmentIssues.ts';
import {
  type Priced,
  comparedFigures,
  type Compared,
} from '../../../../domain/recurrence/amendments/comparedFigures.ts';
import { comparisonOf, coverIssues, type Comparison } from '../../../../domain/recurrence/amendments/comparison.ts';
import { today } from '../../../../domain/dates/today.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import { amendmentComplete } from '../../../../domain/rules/amendmentComplete.ts';
import type { Amendment } from '../../../../schemas/parts/recurrence/amendment.ts';
import type { Db } from '../../../database/transaction.ts';
import { requireNone } from '../../../base/errors.ts';
import type { Scope } from '../../../identity/scope.ts';
import { isUnchanged } from './unchangedTerms.ts';
import { lockAmended, type AmendedContract, type AmendedInvoice, type Amended } from './read.ts';
import { reachedBy, termsOf, type Reached } from './affectedTerms.ts';
import type { NewContent } from './newAmounts.ts';
import { amendTerms } from './terms.ts';
import { countedLines, linesHeld, linesHeldIssues, type LinesHeld } from './lineLimit.ts';
import { withPlaceholders } from './withPlaceholders.ts';
import { isStale, termsToday, type StaleTerms } from '../terms/renewTerms.ts';

/** A contract and its amendment. */
export interface Amending {
  readonly contract: string;
  readonly amendment: Amendment;
  /** The property for the reach of the amendment; `reach` by default. */
  readonly reachAt?: string;
}

/** The computed effect of an amendment that is not written yet. */
export interface Plan {
  readonly contract: AmendedContract;
  readonly amendment: Amendment;
  /** The company's date. */
  readonly agreedOn: string;
  readonly effect: Effect;
  readonly reached: readonly Reached[];
  /** The replacements, by the keys of the replaced terms. */
  readonly terms: ReadonlyMap<string, NewContent>;
  /** The terms of added invoices, if any. */
  readonly continued: ContinuedTerms | undefined;
  readonly lines: LinesHeld;
  readonly comparison: Comparison;
  /** The value of the contract after the amendment. */
  readonly total_amount: string;
  /** The required confirmations, each at its property. */
  readonly confirmations: readonly Issue[];
  /** The required choices, each at its property. */
  readonly choices: readonly Issue[];
  /** An issue if the amendment changes nothing. */
  readonly idle: readonly Issue[];
}

// A resume from some invoice on ends all earlier pauses.
const selectPauses = `
  select p.change->>'from' as "from", p.change->>'until' as until from contract_amendments p
  where p.tenant_id = $1 and p.contract_uuid = $2 and p.kind = 'pause' and not exists (
    select from contract_amendments r where r.tenant_id = $1 and r.contract_uuid = $2
      and r.kind = 'resume' and r.reach = 'from' and r.uuid > p.uuid)`;

/**
 * Computes the effect of an amendment on a contract, which stays locked. Throws `validation` at the invalid fields, and
 * `not_found`.
 */
export async function planAmendment(
  db: Db,
  scope: Scope,
  { contract: uuid, amendment: sent, reachAt = 'reach' }: Amending,
): Promise<Plan> {
  const agreedOn = today(scope.now, scope.tenant.timeZone);
  requireNone(amendmentComplete(sent, { today: agreedOn }));
  const amended = await lockAmended(db, scope.tenant.id, uuid, sent.occurrence);
  const amendment = await withPlaceholders(db, scope.tenant.id, amended, sent);
  const { contract, invoices } = amended;
  const pauses = await db.query<Pause>(selectPauses, [scope.tenant.id, uuid]);
  const effect = effectOf(amendment, contract, invoices, {
    days: contract.lead_days,
    terms: contract.payment_terms,
    today: agreedOn,
    pauses,
  });
  requireNone(effectIssues(amendment, contract, effect));
  const reached = reachedBy(amendment, amended, effect.reworded);
  const terms = await amendTerms(db, scope.tenant.id, { contract, amendment, keys: termsOf(reached) });
  const counts = terms.size > 0 ? await countedLines(db, scope.tenant.id, uuid) : new Map<string, number>();
  const lines = linesHeld(counts, invoices, reached, terms);
  const continued = effect.added.length > 0 ? await continuedTerms(db, scope.tenant.id, amended) : undefined;
  const after = afterwards(invoices, effect, terms, continued);
  const comparison = comparisonOf(invoices, after, contract.currency);
  const confirmations = coverIssues(contract, comparison);
  const total_amount = confirmations.length > 0 ? comparison.after.total : contract.total_amount;
  const isIdle = terms.size > 0 && (await isUnchanged(db, scope.tenant.id, terms));
  if (!isIdle) requireNone(linesHeldIssues(lines, amendment, reachAt, scope));
  const idle = isIdle ? idleIssues(amendment) : [];
  return {
    contract,
    amendment,
    agreedOn,
    effect,
    reached,
    terms,
    continued,
    lines,
    comparison,
    total_amount,
    confirmations,
    choices: pastDateIssues(amendment, effect),
    idle,
  };
}

/** Returns the invoices after the amendment; unchanged ones are the same objects. */
function afterwards(
  invoices: readonly AmendedInvoice[],
  { reworded, statuses, added }: Effect,
  terms: Plan['terms'],
  continued: Plan['continued'],
): Priced[] {
  const changed = new Set([...reworded, ...statuses.keys()]);
  const gone = new Set(added.map(({ occurrence }) => occurrence));
  const kept = invoices
    .filter(({ occurrence }) => !gone.has(occurrence))
    .map((one) => {
      if (!changed.has(one.occurrence)) return one;
      const totals = terms.get(one.terms_uuid)?.totals;
      return { ...one, ...totals, status: statuses.get(one.occurrence) ?? one.status };
    });
  const further = added.flatMap(({ occurrence, due_date }) =>
    continued ? { ...continued, occurrence, due_date, status: statuses.get(occurrence) ?? 'future' } : [],
  );
  return [...kept, ...further];
}

/** The terms of added invoices, with the current figures of each invoice. */
interface ContinuedTerms extends Compared {
  readonly terms_uuid: string;
}

const selectFigures = `
  select ${comparedFigures.map((name) => `m.${name}`).join(', ')}, m.adjustments, ${isStale} as is_stale
  from contract_terms m where m.tenant_id = $1 and m.uuid = $2`;

/** Returns the lasting terms of the last invoice, without amendments of this invoice alone. */
async function continuedTerms(
  db: Db,
  tenant: string,
  { contract: { frequency, currency }, invoices }: Amended,
): Promise<ContinuedTerms> {
  const uuid = invoices.findLast(({ occurrence }) => occurrence <= frequency)?.lasting_terms_uuid;
  const [stored] = await db.query<Compared & Pick<StaleTerms, 'adjustments'> & { readonly is_stale: boolean }>(
    selectFigures,
    [tenant, uuid],
  );
  if (!uuid || !stored) throw new Error('A contract has no terms');
  const { is_stale, adjustments, ...figures } = stored;
  if (!is_stale) return { terms_uuid: uuid, ...figures };
  const { totals, issues } = await termsToday(db, tenant, { uuid, currency, adjustments });
  return { terms_uuid: uuid, ...(issues.length > 0 ? figures : totals) };
}
