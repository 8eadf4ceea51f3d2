import { today } from '../../../domain/dates/today.ts';
import { emissionDate } from '../../../domain/documents/emission.ts';
import type { Scope } from '../../scope.ts';

/** The date that an issued document counts from: one that is past becomes today unless the company allows it (design §6). */
export function issueDate(scope: Scope, created: string, allowsRetroactive: boolean): string {
  return emissionDate({ created, today: today(scope.now, scope.tenant.timeZone), allowsRetroactive });
}
