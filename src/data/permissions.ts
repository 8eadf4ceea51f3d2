import { frameOf, type Grantable } from '../../domain/access/effective.ts';
import { reportGuard } from '../../domain/reports/access.ts';
import type { UserType } from '../../schemas/access.ts';
import { reports } from './reports.ts';
import { resources } from './resources.ts';

const grantables = (): Grantable[] => [
  ...resources,
  ...reports.flatMap((report) => {
    const resource = resources.find(({ name }) => name === report.of);
    return resource ? [{ ...reportGuard(report, resource), scope: resource.scope, of: resource.name }] : [];
  }),
];

/** What can be granted to people of a type: what they may do at most, less what needs no role. */
export function grantableTo(type: UserType): string[] {
  const { all, unasked } = frameOf(grantables(), type);
  return all.filter((name) => !unasked.has(name));
}
