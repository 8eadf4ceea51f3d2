/**
 * `given`: the tenant's next number of invoices, taken in the very statement that writes it, where `condition` holds. The
 * counter's row stays locked until the transaction ends, so this statement comes last; what rolls back gives its number
 * back: no gap, no double. The tenant is `$1`.
 */
export const withNextNumber = (condition: string): string => `
  with given as (
    update invoice_numbers set next = next + 1 where tenant_id = $1 and ${condition} returning next - 1 as number
  )`;
