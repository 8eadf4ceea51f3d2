/**
 * `given`: the tenant's next number of `counter`, a table with a row for each, taken in the very statement that writes it, where `condition` holds. The
 * counter's row stays locked until the transaction ends, so this statement comes last; what rolls back gives its number
 * back: no gap, no double. The tenant is `$1`.
 */
export const withNextNumber = (counter: string, condition: string): string => `
  with given as (
    update ${counter} set next = next + 1 where tenant_id = $1 and ${condition} returning next - 1 as number
  )`;
