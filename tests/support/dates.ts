import { addDays } from '../../domain/dates/date.ts';
import { today } from '../../domain/dates/today.ts';

/** Returns the dates of an invoice of today in São Paulo, for a server with the real clock. */
export function datesOfToday(): { created: string; due_date: string } {
  const created = today(new Date(), 'America/Sao_Paulo');
  return { created, due_date: addDays(created, 30) };
}
