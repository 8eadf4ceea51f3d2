import { today } from '../../../domain/dates/today.ts';
import { emissionDate } from '../../../domain/documents/emission.ts';
import type { Db } from '../../db/transaction.ts';
import { nextNumber } from './numbers.ts';
import type { Scope } from '../../scope.ts';

/** What issuing gives a document: its number, for good, and the date it counts from. */
export interface Issued {
  readonly number: number;
  readonly created: string;
}

/** Issues a document: one that had a number keeps it; a past date becomes today unless the company allows it (design §6). */
export async function issue(
  db: Db,
  scope: Scope,
  document: { readonly number: number | null; readonly created: string },
  allowsRetroactive: boolean,
): Promise<Issued> {
  const date = today(scope.now, scope.tenant.timeZone);
  return {
    number: document.number ?? (await nextNumber(db, scope.tenant.id)),
    created: emissionDate({ created: document.created, today: date, allowsRetroactive }),
  };
}
