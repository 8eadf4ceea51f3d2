import { reportGuard } from '../../domain/reports/access.ts';
import type { Report } from '../../schemas/report.ts';
import type { Area } from '../../schemas/resource.ts';
import { mayDo } from '../access/authProvider.ts';
import type { Me } from '../access/me.ts';
import { resourceOf, resources } from './resources.ts';

const modules = import.meta.glob<{ default: Report }>('../../schemas/reports/*.ts', { eager: true });

/** Every report of `schemas/reports`, in their order. */
export const reports: readonly Report[] = Object.values(modules)
  .map((module) => module.default)
  .toSorted((a, b) => a.order - b.order);

/** Whether an area has reports, for whomever. */
export const hasReports = (area: Area): boolean => reports.some(({ access }) => access[area]);

export const reportOf = (name: string | undefined): Report | undefined =>
  reports.find((report) => report.name === name);

/** The resource that a report sums up, as the signed-in user meets it. */
export const sourceOf = (report: Report) => resourceOf(report.of);

/** Whether somebody may do something with a report: list or export what it sums up, where the report is there for them. */
export function mayWith(me: Me | undefined, area: Area, report: Report, action: 'list' | 'export'): boolean {
  const resource = resources.find(({ name }) => name === report.of);
  return resource !== undefined && mayDo(me, area, reportGuard(report, resource), action);
}

/** The reports that somebody may read in an area. */
export const reportsFor = (me: Me | undefined, area: Area): readonly Report[] =>
  reports.filter((report) => mayWith(me, area, report, 'list'));
