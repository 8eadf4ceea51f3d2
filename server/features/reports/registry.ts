import { readdir } from 'node:fs/promises';
import { reportGuard } from '../../../domain/reports/access.ts';
import type { Guarded } from '../../../domain/access/grant.ts';
import type { Report } from '../../../schemas/report.ts';
import type { Resource } from '../../../schemas/resource.ts';

const folder = new URL('../../../schemas/reports/', import.meta.url);

/** Loads all reports of `schemas/reports` in their order. */
export async function loadReports(): Promise<Report[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map((file): Promise<{ default: Report }> => import(new URL(file, folder).href)),
  );
  return modules.map((module) => module.default).toSorted((one, other) => one.order - other.order);
}

/** A report with its resource and its access. */
export interface DeclaredReport {
  readonly report: Report;
  readonly resource: Resource;
  readonly guard: Guarded;
}

/** Adds the resources to reports, and drops reports without one: tests serve few. */
export function withResources(reports: readonly Report[], resources: readonly Resource[]): DeclaredReport[] {
  return reports.flatMap((report) => {
    const resource = resources.find(({ name }) => name === report.of);
    return resource ? [{ report, resource, guard: reportGuard(report, resource) }] : [];
  });
}
