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

/** Returns the permissions that users of a type can be granted: their maximum without those that need no role. */
export function grantableTo(type: UserType): string[] {
  const { all, withoutRole } = frameOf(grantables(), type);
  return all.filter((name) => !withoutRole.has(name));
}
