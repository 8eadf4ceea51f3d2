import type { Currency } from '../../../schemas/resources/currencies.ts';
import type { Db } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';

/** One currency by its id. Throws `not_found`. */
export async function readCurrency(db: Db, id: number): Promise<Currency> {
  const [currency] = await db.query<Currency>('select id, code, name, locale from currencies where id = $1', [id]);
  if (!currency) throw new ApiError('not_found');
  return currency;
}
