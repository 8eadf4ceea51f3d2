import { isDeepStrictEqual } from 'node:util';
import { isNearToday } from '../../../../domain/documents/emission.ts';
import { amountIn } from '../../../../domain/kinds/figure.ts';
import { movedSince } from '../../../../domain/documents/catalogChanges.ts';
import type { Notice } from '../../../../domain/documents/notice.ts';
import { isLine, isMirrored, linesAmong } from '../../../../domain/documents/rows.ts';
import { negativeTotal } from '../../../../domain/documents/negativeTotal.ts';
import { compareDates } from '../../../../domain/dates/date.ts';
import { today } from '../../../../domain/dates/today.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Scope } from '../../../identity/scope.ts';
import { isUnusable } from '../drafts/choices.ts';
import type { Engine, IssuableRow } from '../engine.ts';
import { issueDate } from './issue.ts';
import { missingReferences, referenceRequired, type BuyerReference } from '../parties.ts';
import { moneyIn } from '../lines/money.ts';
import type { ResourceNames } from '../names.ts';
import { unprintableBeside, type UnprintableBeside } from './printedBeside.ts';
import { unprintableIssue } from './unprintable.ts';
import { renew, sourceOf, type Renewed, type Source } from './renew.ts';
import { unfitOf } from '../lines/scenarioFit.ts';

/** A draft as it would be issued now: emission date, lines and amounts. */
export interface Issuing extends Renewed {
  readonly created: string;
  /** Whether nobody could pay it on its account. */
  readonly isAccountUnusable: boolean;
  /** The first reference that its client requires and that it lacks. */
  readonly missing: BuyerReference | undefined;
  /** What is printed beside its content, and cannot be. */
  readonly beside: UnprintableBeside | undefined;
}

/** How the drafts of a resource are computed that are not computed from their scenarios. */
type OwnRenewal = NonNullable<Engine<never>['renew']>;

/** The number of drafts computed concurrently: each may have a thousand lines. */
const atOnce = 10;

const selectUnusable = `select a.uuid from accounts a where a.tenant_id = $1 and ${isUnusable}`;

const selectCompanies = 'select uuid from companies where tenant_id = $1 and allows_retroactive';

/** The data for issuing a draft besides its row. */
export interface Read {
  readonly retroactive: ReadonlySet<string>;
  /** The accounts on which nothing is issued now. */
  readonly unusable: ReadonlySet<string>;
  readonly missing: ReadonlyMap<string, BuyerReference>;
  readonly beside: readonly UnprintableBeside[];
  readonly source: Source;
}

/** Reads the data for issuing one draft, in one packet. */
export async function readToIssue(db: Db, tenant: string, uuid: string, names: ResourceNames): Promise<Read> {
  const [retroactive, unusable, missing, beside, source] = await Promise.all([
    retroactiveCompanies(db, tenant),
    unusableAccounts(db, tenant),
    missingReferences(db, tenant, names.table, [uuid]),
    unprintableBeside(db, tenant, names.table, [uuid]),
    sourceOf(db, tenant, uuid, names),
  ]);
  return { retroactive, unusable, missing, beside, source };
}

async function unusableAccounts(db: Db, tenant: string): Promise<ReadonlySet<string>> {
  const found = await db.query<{ uuid: string }>(selectUnusable, [tenant]);
  return new Set(found.map(({ uuid }) => uuid));
}

async function retroactiveCompanies(db: Db, tenant: string): Promise<ReadonlySet<string>> {
  const companies = await db.query<{ uuid: string }>(selectCompanies, [tenant]);
  return new Set(companies.map(({ uuid }) => uuid));
}

/** Computes drafts as they would be issued now, in their order. A single draft may pass its data in `read`. */
export async function issuingOf(
  db: Db,
  scope: Scope,
  names: ResourceNames,
  rows: readonly IssuableRow[],
  { read, own }: { readonly read?: Read | undefined; readonly own?: OwnRenewal | undefined },
): Promise<Issuing[]> {
  const tenant = scope.tenant.id;
  const keys = rows.map(({ uuid }) => uuid);
  const [retroactive, unusable, missing, besides] = await Promise.all([
    read?.retroactive ?? retroactiveCompanies(db, tenant),
    read?.unusable ?? unusableAccounts(db, tenant),
    read?.missing ?? missingReferences(db, tenant, names.table, keys),
    read?.beside ?? unprintableBeside(db, tenant, names.table, keys),
  ]);
  const dayOf = (row: IssuableRow): string => issueDate(scope, row, retroactive.has(row.service_provider_uuid));
  const renewed = await renewAll(
    rows,
    async (row) =>
      (await own?.(db, tenant, row)) ?? renew(db, tenant, { ...row, day: dayOf(row) }, names, read?.source),
  );
  return rows.flatMap((row, index) => {
    const drawn = renewed[index];
    if (!drawn) return [];
    const created = dayOf(row);
    const beside = besides.find(({ uuid }) => uuid === row.uuid);
    return [
      {
        ...drawn,
        created,
        isAccountUnusable: unusable.has(row.account_uuid ?? ''),
        missing: missing.get(row.uuid),
        beside,
      },
    ];
  });
}

async function renewAll(
  rows: readonly IssuableRow[],
  renewOne: (row: IssuableRow) => Promise<Renewed>,
): Promise<Renewed[]> {
  const renewed: Renewed[] = [];
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce).map(renewOne);
    // oxlint-disable-next-line no-await-in-loop -- limited concurrency
    renewed.push(...(await Promise.all(some)));
  }
  return renewed;
}

/** Returns why a draft cannot be issued; undefined if it can. `isConfirmed` accepts scenarios for other countries. */
export function refusalOf(
  scope: Scope,
  row: IssuableRow,
  { issues, rows, totals, created, isAccountUnusable, missing, beside }: Issuing,
  {
    isConfirmed,
    linesAt,
    hasSeries,
    isDue,
  }: {
    readonly isConfirmed: boolean;
    readonly linesAt: string;
    readonly hasSeries: boolean;
    readonly isDue: boolean;
  },
): ApiError | undefined {
  if (issues.length > 0) return new ApiError('draft_outdated');
  if (isAccountUnusable) return accountUnusable();
  if (missing) return referenceRequired(missing);
  const unprintable = unprintableIssue({ document: row, lines: rows, linesAt, beside });
  if (unprintable) return unprintable;
  const day = today(scope.now, scope.tenant.timeZone);
  if (row.number === null && !isNearToday(created, day)) return new ApiError('emission_far');
  if (row.number === null && hasSeries && compareDates(created, day) > 0) return new ApiError('emission_in_future');
  if (isDue && compareDates(row.due_date, created) < 0) return new ApiError('due_before_emission');
  if (totals.total.startsWith('-') && linesAmong(rows).some(isMirrored)) return new ApiError('deposits_beyond');
  const culprit = negativeTotal(
    totals.total,
    rows.map((line) => (isLine(line) ? line.scenery.tributes : [])),
  );
  if (culprit) {
    const args = { tribute: culprit.name, amount: amountIn(row.currency, culprit.amount) };
    return new ApiError('total_negative', { args });
  }
  return isConfirmed ? undefined : unfitOf(rows, row, linesAt);
}

/** The refusal to issue on an account whose gateway would not collect. */
export const accountUnusable = (): ApiError =>
  new ApiError('account_unusable', { errors: [{ path: 'account_uuid', key: 'validation.accountUnusable' }] });

/** Returns whether the computed lines differ from the stored ones. */
export function isMoved({ before, rows }: Issuing): boolean {
  return before.some((line, position) => {
    const now = rows[position] ?? line;
    if (!isLine(line) || !isLine(now)) return false;
    const { item_description: item, item_names: names, scenery } = now;
    if (!isDeepStrictEqual(names, line.item_names)) return true;
    return item !== line.item_description || !isDeepStrictEqual(JSON.parse(JSON.stringify(scenery)), line.scenery);
  });
}

/**
 * Returns the notices for the user who issues a draft: changes of scenarios and catalogue since the last save, and the
 * change of the total.
 */
export function noticesOf({ currency, total }: IssuableRow, { before, rows, totals }: Issuing): Notice[] {
  const written = moneyIn(currency)(total);
  const args = { previous: amountIn(currency, written), current: amountIn(currency, totals.total) };
  return [
    ...movedSince(linesAmong(before), linesAmong(rows), currency),
    ...(written === totals.total ? [] : [{ key: 'documents.moved.total', args }]),
  ];
}
