import { today } from '../../../domain/dates/today.ts';
import { emissionDate } from '../../../domain/documents/emission.ts';
import type { Scope } from '../../scope.ts';

/** The date that an issued document counts from: one that is past becomes today unless the company allows it (design §6). */
export function issueDate(scope: Scope, created: string, allowsRetroactive: boolean): string {
  return emissionDate({ created, today: today(scope.now, scope.tenant.timeZone), allowsRetroactive });
}

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
