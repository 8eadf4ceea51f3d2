import { set } from 'react-hook-form';
import { listOf, type Figure } from '../../../../domain/reports/listOf.ts';
import { furtherListOf } from '../../../../domain/reports/measures.ts';
import type { Report } from '../../../../schemas/report.ts';
import type { Area } from '../../../../schemas/resource.ts';

/** Returns the URL of the list behind a figure; undefined if no list matches it. */
export function listLink(area: Area, report: Report, figure: Figure): string | undefined {
  const filters = listOf(report, figure);
  if (!filters) return undefined;
  const filter: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(filters)) {
    const text = typeof value === 'object' ? value.join(',') : value;
    // A filter within another's reference is redundant with its key.
    const isWithinKey = Object.keys(filters).some((other) => name.startsWith(`${other}.`));
    if (isWithinKey) filter[name] = text;
    else set(filter, name, text);
  }
  const further = furtherListOf(figure.measure === undefined ? undefined : report.measures[figure.measure]);
  return `/${area}/${further?.resource ?? report.of}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
