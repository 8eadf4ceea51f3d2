import { kindOf } from '../../../domain/schema/kindOf.ts';
import { propertiesOf } from '../../../domain/schema/property.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { requireNone } from '../../base/errors.ts';
import type { Input } from '../resources/columnValues.ts';

const select = 'select code from currencies where code = any($1)';

/** Returns, per input, an issue for each unknown or retired currency. */
export async function unknownCurrencies(
  db: Db,
  { schema }: Pick<Resource, 'schema'>,
  inputs: readonly Input[],
): Promise<Issue[][]> {
  const paths = Object.entries(propertiesOf(schema)).flatMap(([name, property]) =>
    kindOf(property) === 'currency' ? [name] : [],
  );
  const named = inputs.flatMap((input) => paths.map((path) => input[path])).filter((code) => typeof code === 'string');
  if (named.length === 0) return inputs.map(() => []);
  const known = new Set((await db.query<{ code: string }>(select, [[...new Set(named)]])).map(({ code }) => code));
  return inputs.map((input) =>
    paths.flatMap((path) => {
      const code = input[path];
      return typeof code === 'string' && !known.has(code) ? [{ path, key: 'validation.unknownReference' }] : [];
    }),
  );
}

const standard: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Throws `validation` for a parameter `currency` that names none. One that was removed is known: amounts may still be in it. */
export async function requireCurrency(db: Db, code: string | undefined): Promise<void> {
  if (code === undefined || standard.has(code)) return;
  const known = await db.query(select, [[code]]);
  requireNone(known.length > 0 ? [] : [{ path: 'currency', key: 'validation.unknownReference' }]);
}
