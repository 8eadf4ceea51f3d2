import { compareDates } from '../dates/date.ts';

interface Emission {
  created: string;
  today: string;
  allowsRetroactive: boolean;
}

/** The emission date a document is issued with: today where its own is past and the company allows no retroactive ones. */
export function emissionDate({ created, today, allowsRetroactive }: Emission): string {
  return compareDates(created, today) < 0 && !allowsRetroactive ? today : created;
}
