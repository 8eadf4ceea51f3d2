import { addDays } from '../../domain/dates/date.ts';
import { today } from '../../domain/dates/today.ts';

/** The dates of an invoice of today in São Paulo, for a server that runs by the real clock: in UTC that may be tomorrow. */
export function datesOfToday(): { created: string; due_date: string } {
  const created = today(new Date(), 'America/Sao_Paulo');
  return { created, due_date: addDays(created, 30) };
}
