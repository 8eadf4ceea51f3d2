import type { Facts } from '../../domain/actions/holds.ts';
import { today } from '../../domain/dates/today.ts';
import { zone } from '../i18n/zone.ts';

/** Returns the facts for conditions and rules, in the company's time zone. */
export const factsHere = (): Facts => ({ today: today(new Date(), zone()) });
