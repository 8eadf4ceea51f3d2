import { DatabaseError } from 'pg';
import { today } from '../../../../domain/dates/today.ts';
import { inSavepoint } from '../../../database/savepoint.ts';
import type { Db } from '../../../database/transaction.ts';
import { perform } from '../../../engine/commands/perform.ts';
import type { Scope } from '../../../identity/scope.ts';
import { changesUntil, isStaleOn, renewTerms, type StaleTerms } from '../terms/renewTerms.ts';
import { asDated } from './emission.ts';

/** The invoices that a run issues together. */
export interface Issuing {
  readonly keys: readonly string[];
  /** The key of the run's ledger entry, which may be written later in the transaction. */
  readonly run: string;
  readonly dueIn: number | undefined;
}

export interface Issued {
  readonly done: readonly string[];
  readonly refused: readonly Refused[];
}

export interface Refused {
  readonly uuid: string;
  readonly reason: string;
}

const staleOf = (given: string): string => `
  select m.uuid, c.currency, m.adjustments, g.day from ${given}
  join contract_terms m on m.tenant_id = $1 and m.uuid = g.uuid
  join contracts c on c.tenant_id = m.tenant_id and c.uuid = m.contract_uuid
  where ${isStaleOn('g.day')}
  order by m.uuid for update of m`;

const selectStale = staleOf('jsonb_to_recordset($2) g (uuid uuid, day date)');

/** An invoice to issue, with its terms and the day whose tributes it has. */
interface DatedKey {
  readonly uuid: string;
  readonly terms: string;
  readonly day: string;
  /** How often the tributes of its terms change until that day. */
  readonly changes: number;
}

const asGiven = `
  from unnest($3::uuid[]) with ordinality g (uuid, place) join occurrences o on o.tenant_id = $1 and o.uuid = g.uuid
  join companies h on h.tenant_id = o.tenant_id ${asDated}`;

const selectDated = `
  select o.uuid, o.terms_uuid as terms, e.created as day, (
    select ${changesUntil('e.created')} from contract_terms m where m.tenant_id = o.tenant_id and m.uuid = o.terms_uuid
  ) as changes ${asGiven} order by g.place`;

/** Terms that are stale on the day of their first invoice. */
const selectFirstStale = staleOf(
  `(select distinct on (o.terms_uuid) o.terms_uuid as uuid, e.created as day ${asGiven} order by o.terms_uuid, g.place) g`,
);

// Locks contracts before any write, ordered by key, so that concurrent runs do not deadlock.
const lockContracts = `
  select from contracts c where c.tenant_id = $1 and c.uuid in (
    select o.contract_uuid from occurrences o where o.tenant_id = $1 and o.uuid = any($2::uuid[]))
  order by c.uuid for no key update`;

/**
 * Issues all invoices that can be issued. If the database rejects a value, it bisects the list, in order, to find the
 * failing ones; only these are refused, as `failed`.
 */
export async function issueSome(db: Db, scope: Scope, { keys, ...rest }: Issuing): Promise<Issued> {
  try {
    return await inSavepoint(db, () => issue(db, scope, { keys, ...rest }));
  } catch (error) {
    if (!isOfContent(error)) throw error;
    if (keys.length === 1) return { done: [], refused: keys.map((uuid) => ({ uuid, reason: 'failed' })) };
    const half = Math.ceil(keys.length / 2);
    const first = await issueSome(db, scope, { keys: keys.slice(0, half), ...rest });
    const second = await issueSome(db, scope, { keys: keys.slice(half), ...rest });
    return { done: [...first.done, ...second.done], refused: [...first.refused, ...second.refused] };
  }
}

/** Issues all invoices that can be issued, in order, under current terms with the tributes of their emission dates. */
async function issue(db: Db, scope: Scope, { keys, ...rest }: Issuing): Promise<Issued> {
  const { id: tenant, timeZone } = scope.tenant;
  const given = [tenant, today(scope.now, timeZone), keys];
  const [, dated, stale] = await Promise.all([
    db.query(lockContracts, [tenant, keys]),
    db.query<DatedKey>(selectDated, given),
    db.query<StaleTerms>(selectFirstStale, given),
  ]);
  await renewTerms(db, tenant, stale);
  const done: string[] = [];
  const refused: Refused[] = [];
  for (const [at, part] of withSameTributes(dated).entries()) {
    // oxlint-disable-next-line no-await-in-loop -- terms that two parts share are computed for one after the other
    const issued = await issuePart(db, scope, part, { ...rest, isFirst: at === 0 });
    done.push(...issued.done);
    refused.push(...issued.refused);
  }
  return { done, refused };
}

/** Divides invoices, in order, so that those of a part that share terms also share their tributes. */
function withSameTributes(dated: readonly DatedKey[]): DatedKey[][] {
  const parts: DatedKey[][] = [];
  let changes = new Map<string, number>();
  for (const one of dated) {
    const known = changes.get(one.terms);
    if (parts.length === 0 || (known !== undefined && known !== one.changes)) {
      parts.push([]);
      changes = new Map();
    }
    changes.set(one.terms, one.changes);
    parts.at(-1)?.push(one);
  }
  return parts;
}

/** Computes the terms of later invoices for the days of these. */
async function renewFor(db: Db, tenant: string, part: readonly DatedKey[]): Promise<void> {
  const days = new Map(part.map(({ terms, day }) => [terms, day]));
  const given = JSON.stringify([...days].map(([uuid, day]) => ({ uuid, day })));
  await renewTerms(db, tenant, await db.query<StaleTerms>(selectStale, [tenant, given]));
}

async function issuePart(
  db: Db,
  scope: Scope,
  part: readonly DatedKey[],
  { run, dueIn, isFirst }: Omit<Issuing, 'keys'> & { readonly isFirst: boolean },
): Promise<Issued> {
  const keys = part.map(({ uuid }) => uuid);
  if (!isFirst) await renewFor(db, scope.tenant.id, part);
  const { done, refused } = await perform(db, scope, 'invoices.issue', keys, {
    run_uuid: run,
    due_in_days: dueIn,
  });
  return { done, refused: refused.map(({ key, error }) => ({ uuid: key, reason: error.code })) };
}

/**
 * Whether the database rejected a value or a constraint was violated, so that a retry would fail again (SQLSTATE
 * classes 22, 23).
 */
const isOfContent = (error: unknown): boolean => error instanceof DatabaseError && /^2[23]/.test(error.code ?? '');
