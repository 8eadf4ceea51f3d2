import type { Facts } from '../../domain/actions/holds.ts';
import { today } from '../../domain/dates/today.ts';
import { zone } from '../i18n/zone.ts';

/** What conditions and rules may know, by the clock of the company. */
export const factsHere = (): Facts => ({ today: today(new Date(), zone()) });
