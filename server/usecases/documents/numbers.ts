/**
 * `given`: the tenant's next `count` numbers of `counter`, a table with a row for each tenant, of which it tells the first;
 * taken in the very statement that writes them, where `condition` holds. The counter's row stays locked until the
 * transaction ends, so this statement comes last; what rolls back gives its numbers back: no gap, no double. The tenant
 * is `$1`.
 */
export const withNextNumber = (counter: string, condition: string, count = '1'): string => `
  with given as (
    update ${counter} set next = next + ${count} where tenant_id = $1 and ${condition}
    returning next - ${count} as number
  )`;
