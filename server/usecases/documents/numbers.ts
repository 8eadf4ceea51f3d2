import type { Db } from '../../db/transaction.ts';

/**
 * The tenant's next invoice number. The counter's row stays locked until the
 * transaction ends, and what rolls back gives its number back: no gap, no double.
 */
export async function nextNumber(db: Db, tenant: string): Promise<number> {
  const [row] = await db.query<{ number: number }>(
    'update invoice_numbers set next = next + 1 where tenant_id = $1 returning next - 1 as number',
    [tenant],
  );
  if (!row) throw new Error('The tenant has no counter of numbers');
  return row.number;
}
