import type { DemoTerms } from '../plan/shape.ts';

/** The payment terms that Acme agrees with its clients, the default ones first. */
export const terms = {
  thirtyDays: { name: '30 dias', rule: 'days', days: 30 },
  endOfMonth: { name: '30 dias, fim do mês', rule: 'days_end_of_month', days: 30 },
  fifteenth: { name: 'Dia 15 do mês seguinte', rule: 'day_of_month', day: 15, months: 1 },
} satisfies Record<string, DemoTerms>;
