import { sameText } from '../../../../domain/lists/searchText.ts';
import { feeTypeFitsValue } from '../../../../domain/rules/feeTypeFitsValue.ts';
import {
  mergeTribute,
  type Countries,
  type GivenTribute,
  type StoredTribute,
} from '../../../../domain/taxes/importedTributes.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import scenarios from '../../../../schemas/resources/taxes/scenarios.ts';
import type { Db } from '../../../database/transaction.ts';
import type { RowsFile } from '../../../engine/import/judgeRows.ts';
import type { Input } from '../../../engine/resources/columnValues.ts';
import { recordsByConvention } from '../../../engine/resources/records.ts';
import { issuesWith } from '../../../engine/writing/check.ts';
import { updateRecord } from '../../../engine/writing/write.ts';
import { requirePermission, type Scope } from '../../../identity/scope.ts';

/** A tax of a scenario, which is named by its name or code. */
interface TributeRow extends Input {
  readonly name: string;
  readonly tributes: GivenTribute;
}

interface Scenario extends Input {
  readonly name: string;
  readonly code?: string;
  readonly origin: { readonly identifier?: string };
  readonly destiny: { readonly identifier?: string };
  readonly tributes: readonly StoredTribute[];
}

const mostTributes = scenarios.schema.properties.tributes.maxItems;

const select = `
  select uuid from scenarios where tenant_id = $1 and (norm(name) = any(select norm(n) from unnest($2::text[]) n)
    or norm(code) = any(select norm(n) from unnest($2::text[]) n))`;

/** Adds the taxes of a file to scenarios, or changes them there, row by row by the checks of the form. */
export const judge: RowsFile<TributeRow>['judge'] = async (db, scope, rows) => {
  requirePermission(scope, `${scenarios.name}:edit`);
  const { id } = scope.tenant;
  const called = await scenariosCalled(
    db,
    scope,
    rows.map(({ input }) => input.name),
  );
  const issues = new Map<number, readonly Issue[]>();
  const unchanged = new Set<number>();
  const stored = new Map<number, { readonly key: string; readonly before: Input }>();
  const changed = new Map<string, { record: Scenario; readonly rows: number[] }>();
  for (const { row, input } of rows) {
    const [found, ...others] = called(input.name);
    if (!found || others.length > 0) {
      const key = found ? 'validation.ambiguousReference' : 'validation.import.notFound';
      issues.set(row, [{ path: 'name', key, args: { text: input.name } }]);
      continue;
    }
    const change = changed.get(found.key) ?? { record: found.record, rows: [] };
    const merged = mergeTribute(change.record.tributes, input.tributes, countriesOf(found.record));
    if ('issue' in merged) issues.set(row, [merged.issue]);
    else if (merged.isSame) unchanged.add(row);
    else {
      const record = { ...change.record, tributes: merged.tributes };
      const wrong = issuesAt(record, merged.at);
      if (wrong.length > 0) issues.set(row, wrong);
      else {
        if (merged.before) stored.set(row, { key: found.key, before: { name: input.name, tributes: merged.before } });
        changed.set(found.key, { record, rows: [...change.rows, row] });
      }
    }
  }
  const proposed = [...changed].map(([key, { record }]) => ({ key, input: record }));
  const further = await issuesWith(db, scenarios, scope, proposed);
  for (const [at, { rows: own }] of [...changed.values()].entries()) {
    const [first] = further[at] ?? [];
    if (first) for (const row of own) issues.set(row, [{ ...first, path: 'name' }]);
  }
  return {
    issues,
    unchanged,
    stored,
    write: () =>
      writeAll(
        db,
        id,
        proposed.filter((_, at) => (further[at] ?? []).length === 0),
      ),
  };
};

const countriesOf = ({ origin, destiny }: Scenario): Countries => ({
  origin: origin.identifier,
  destiny: destiny.identifier,
});

/** The issues of one tax of a scenario, by the names of its row. */
function issuesAt(record: Scenario, at: number): Issue[] {
  if (record.tributes.length > mostTributes) {
    return [{ path: 'name', key: 'validation.maxItems', args: { limit: mostTributes } }];
  }
  const own = `tributes.${at}.`;
  return feeTypeFitsValue(record)
    .filter(({ path }) => path.startsWith(own))
    .map((issue) => ({ ...issue, path: `tributes.${issue.path.slice(own.length)}` }));
}

async function scenariosCalled(db: Db, scope: Scope, names: readonly string[]) {
  const found = await db.query<{ uuid: string }>(select, [scope.tenant.id, [...new Set(names)]]);
  const locked = await recordsByConvention(scenarios).lock(
    db,
    scope,
    found.map(({ uuid }) => uuid),
  );
  const all = locked.map(({ key, record }) => ({ key, record: record as Scenario }));
  return (name: string) => {
    const word = sameText(name);
    const ofName = all.filter(({ record }) => sameText(record.name) === word);
    return ofName.length > 0 ? ofName : all.filter(({ record }) => sameText(record.code ?? '') === word);
  };
}

async function writeAll(
  db: Db,
  tenant: string,
  changes: readonly { readonly key: string; readonly input: Scenario }[],
) {
  for (const { key, input } of changes) {
    // oxlint-disable-next-line no-await-in-loop -- a transaction has one connection
    await updateRecord(db, scenarios, tenant, key, input, () => undefined);
  }
}
