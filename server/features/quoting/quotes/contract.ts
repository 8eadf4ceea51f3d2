import quotes from '../../../../schemas/resources/quoting/quotes.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Db } from '../../../database/transaction.ts';
import { refused } from '../../../engine/commands/refusal.ts';
import { storedDocuments } from '../../../engine/documents/storedDocuments.ts';
import type { Written } from '../../../engine/writing/writers.ts';
import { requirePermission, type Scope } from '../../../identity/scope.ts';

const { lock, toRecord } = storedDocuments(quotes);

const convert = `update quotes set status = 'converted', contract_uuid = $3 where tenant_id = $1 and uuid = $2`;

/**
 * Creates the contract that is made of a quote, and converts the quote. Throws `validation` for an unknown quote, and
 * `status_not_allowed` for one that cannot be converted, or already was.
 */
export async function contractFromQuote(
  db: Db,
  scope: Scope,
  quote: string,
  create: () => Promise<Written>,
): Promise<Written> {
  requirePermission(scope, `${quotes.name}:convert`);
  const tenant = scope.tenant.id;
  const [row] = await lock(db, tenant, [quote]);
  if (!row) throw new ApiError('validation', { errors: [{ path: 'quote_uuid', key: 'validation.unknownReference' }] });
  const refusal = refused(quotes, 'convert', toRecord(row, scope), scope);
  if (refusal) throw refusal;
  const contract = await create();
  await db.query(convert, [tenant, quote, contract.record.uuid]);
  return contract;
}
