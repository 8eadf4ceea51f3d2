import { kindOf } from '../../../domain/schema/kindOf.ts';
import { valuesWhere } from '../../../domain/schema/valuesWhere.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { requireNone } from '../../base/errors.ts';
import type { Input } from '../resources/columnValues.ts';

const select = 'select code from currencies where code = any($1)';

const currenciesIn = valuesWhere((property) => kindOf(property) === 'currency' && property.readOnly !== true);

/** Returns, per input, an issue for each unknown or retired currency, also in rows. */
export async function unknownCurrencies(
  db: Db,
  { schema }: Pick<Resource, 'schema'>,
  inputs: readonly Input[],
): Promise<Issue[][]> {
  const named = inputs.map((input) =>
    currenciesIn(schema, { ...input }).flatMap(({ path, value }) =>
      typeof value === 'string' ? [{ path, code: value }] : [],
    ),
  );
  const codes = new Set(named.flat().map(({ code }) => code));
  if (codes.size === 0) return inputs.map(() => []);
  const known = new Set((await db.query<{ code: string }>(select, [[...codes]])).map(({ code }) => code));
  return named.map((all) =>
    all.flatMap(({ path, code }) => (known.has(code) ? [] : [{ path, key: 'validation.unknownReference' }])),
  );
}

const standard: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Throws `validation` for a parameter `currency` that names none. One that was removed is known: amounts may still be in it. */
export async function requireCurrency(db: Db, code: string | undefined): Promise<void> {
  if (code === undefined || standard.has(code)) return;
  const known = await db.query(select, [[code]]);
  requireNone(known.length > 0 ? [] : [{ path: 'currency', key: 'validation.unknownReference' }]);
}
