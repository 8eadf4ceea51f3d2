import { effectOf, type Effect, type Pause } from '../../../../domain/recurrence/amendments/amendment.ts';
import { effectIssues, idleIssues, pastDateIssues } from '../../../../domain/recurrence/amendments/amendmentIssues.ts';
import { effectiveDay, effectiveDayIssues } from '../../../../domain/recurrence/amendments/effectiveDay.ts';
import { comparisonOf, coverIssues, type Comparison } from '../../../../domain/recurrence/amendments/comparison.ts';
import { today } from '../../../../domain/dates/today.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import { amendmentComplete } from '../../../../domain/rules/amendmentComplete.ts';
import type { Amendment } from '../../../../schemas/parts/recurrence/amendment.ts';
import type { Db } from '../../../database/transaction.ts';
import { requireNone } from '../../../base/errors.ts';
import type { Scope } from '../../../identity/scope.ts';
import { isUnchanged } from './unchangedTerms.ts';
import { lockAmended, type AmendedContract } from './read.ts';
import { reachedBy, termsOf, type Reached } from './affectedTerms.ts';
import type { NewContent } from './newAmounts.ts';
import { amendTerms } from './terms.ts';
import { countedLines, linesHeld, linesHeldIssues, type LinesHeld } from './lineLimit.ts';
import { planCorrections, type Correction } from './effective/corrections.ts';
import { readFurther, readIssued } from './effective/issued.ts';
import { nextScheduled, planOwnTerms, reachedAlone } from './effective/planOwnTerms.ts';
import type { OwnTerms } from './effective/ownTerms.ts';
import { afterwards, continuedTerms, type ContinuedTerms } from './afterwards.ts';
import { amendedTermsOf, divide, readDividing } from './effective/split.ts';
import { withPlaceholders } from './withPlaceholders.ts';

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
  /** The scheduled invoices with terms of their own: one that is divided, one that bills what issued ones lack. */
  readonly own: readonly OwnTerms[];
  /** What is corrected of issued invoices. */
  readonly corrections: readonly Correction[];
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
  const { id: tenant, timeZone } = scope.tenant;
  const agreedOn = today(scope.now, timeZone);
  requireNone(amendmentComplete(sent, { today: agreedOn }));
  const amended = await lockAmended(db, tenant, uuid, sent.effective_on ? 1 : sent.occurrence);
  const { contract, invoices } = amended;
  requireNone(effectiveDayIssues(sent, contract.texts_of));
  const day = movesAmounts(sent) ? sent.effective_on : undefined;
  const at = day === undefined ? undefined : effectiveDay(contract.texts_of, day);
  const filled = await withPlaceholders(db, tenant, amended, sent);
  const amendment = at ? { ...filled, occurrence: at.occurrence } : filled;
  const pauses = await db.query<Pause>(selectPauses, [tenant, uuid]);
  const effect = effectOf(amendment, contract, invoices, {
    days: contract.lead_days,
    terms: contract.payment_terms,
    today: agreedOn,
    pauses,
  });
  const issued = await readIssued(db, tenant, contract, { at, reach: sent.reach });
  if (issued.length === 0) requireNone(effectIssues(amendment, contract, effect));
  const dividing = await readDividing(db, tenant, amended, at);
  const further = movesAmounts(amendment) ? await readFurther(db, tenant, contract) : [];
  const withFurther = new Set(further.map(({ occurrence }) => occurrence));
  const changed = { contract, invoices: amendedTermsOf(invoices, dividing, withFurther) };
  const reached = reachedBy(amendment, changed, { reworded: effect.reworded, start: at?.occurrence });
  const keys = [...new Set([...termsOf(reached), ...issued.map((invoice) => invoice.amended)])];
  const terms = await amendTerms(db, tenant, { contract, amendment, keys });
  const next = nextScheduled(invoices);
  const corrections = at ? await planCorrections(db, tenant, { contract, at, issued, terms, next }) : [];
  const divided = dividing && (await divide(db, tenant, contract, dividing, terms.get(dividing.amended)));
  const lacking = corrections.flatMap(({ lines }) => lines);
  const own = await planOwnTerms(db, tenant, {
    currency: contract.currency,
    taxed_on: contract.taxed_on,
    invoices,
    changed,
    divided,
    further,
    lacking,
    reached,
    terms,
  });
  const counts = terms.size > 0 ? await countedLines(db, tenant, uuid) : new Map<string, number>();
  const written = [...terms, ...own.map(({ terms: key, content }) => [key, content] as const)];
  const lines = linesHeld(counts, invoices, reached, written);
  const continued = effect.added.length > 0 ? await continuedTerms(db, tenant, amended) : undefined;
  const after = afterwards(changed.invoices, effect, { terms, own, continued });
  const comparison = comparisonOf(invoices, after, contract.currency);
  const confirmations = coverIssues(contract, comparison);
  const total_amount = confirmations.length > 0 ? comparison.after.total : contract.total_amount;
  // The same terms may hold from an earlier day.
  const movesDay = corrections.length > 0 || (dividing !== undefined && dividing.amended !== dividing.terms);
  const isIdle = terms.size > 0 && !movesDay && (await isUnchanged(db, tenant, terms));
  if (!isIdle) requireNone(linesHeldIssues(lines, amendment, reachAt, scope));
  const idle = isIdle ? idleIssues(amendment) : [];
  return {
    contract,
    amendment,
    agreedOn,
    effect,
    reached: [...reached, ...reachedAlone(invoices, own, reached)],
    terms,
    own,
    corrections,
    continued,
    lines,
    comparison,
    total_amount,
    confirmations,
    choices: pastDateIssues(amendment, effect),
    idle,
  };
}

/** Whether an amendment changes what lines bear. */
const movesAmounts = ({ kind, items_invoice: lines, adjustments }: Amendment): boolean =>
  kind === 'adjust' || lines !== undefined || adjustments !== undefined;
