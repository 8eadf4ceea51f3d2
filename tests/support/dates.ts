import { addDays } from '../../domain/dates/date.ts';

/** The dates of an invoice of today, for a server that runs by the real clock. */
export function datesOfToday(): { created: string; due_date: string } {
  const created = new Date().toISOString().slice(0, 10);
  return { created, due_date: addDays(created, 30) };
}
