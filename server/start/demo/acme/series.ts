import type { DemoSeries } from '../plan/shape.ts';

/** The series beside the default one. */
export const series = {
  europe: { name: 'Europa', prefix: 'EU ', pattern: '{prefix}{year}/{number:4}', restart: 'year' },
} satisfies Record<string, DemoSeries>;
