import type { Facts } from '../../domain/actions/holds.ts';
import { today } from '../../domain/dates/today.ts';

/** What conditions and rules may know, by the reader's own clock: the tenant's is the server's to go by, which decides. */
export const factsHere = (): Facts => ({ today: today(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone) });
