import { reportGuard } from '../../domain/reports/access.ts';
import type { Report } from '../../schemas/report.ts';
import type { Area } from '../../schemas/resource.ts';
import { mayDo } from '../access/authProvider.ts';
import type { Me } from '../access/me.ts';
import { resourceOf, resources } from './resources.ts';

const modules = import.meta.glob<{ default: Report }>('../../schemas/reports/*.ts', { eager: true });

/** All reports of `schemas/reports`, in their order. */
export const reports: readonly Report[] = Object.values(modules)
  .map((module) => module.default)
  .toSorted((a, b) => a.order - b.order);

/** Returns whether an area has reports for any user type. */
export const hasReports = (area: Area): boolean => reports.some(({ access }) => access[area]);

export const reportOf = (name: string | undefined): Report | undefined =>
  reports.find((report) => report.name === name);

/** Returns the resource of a report as the signed-in user sees it. */
export const sourceOf = (report: Report) => resourceOf(report.of);

/** Returns whether a user may list or export what a report sums, if the report is available to them. */
export function mayWith(me: Me | undefined, area: Area, report: Report, action: 'list' | 'export'): boolean {
  const resource = resources.find(({ name }) => name === report.of);
  return resource !== undefined && mayDo(me, area, reportGuard(report, resource), action);
}

/** Returns the reports that a user may read in an area. */
export const reportsFor = (me: Me | undefined, area: Area): readonly Report[] =>
  reports.filter((report) => mayWith(me, area, report, 'list'));
