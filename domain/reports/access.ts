import type { Access, Area, UserType } from '../../schemas/access.ts';
import type { Report } from '../../schemas/report.ts';
import { grantIn, type Guarded } from '../access/grant.ts';
import { isHidden } from '../access/visible.ts';
import { ofAnyRow } from '../schema/path.ts';
import { datesOf } from './datedMeasures.ts';

/** Returns all paths of a record of its own list that a report reads. */
export function pathsRead({ where, apart = {}, period, currency, measures, dimensions, filters }: Report): string[] {
  const summed = Object.values(measures).flatMap((measure) => [
    ...('sum' in measure && !measure.of ? [measure.sum] : []),
    ...datesOf(measure),
  ]);
  const grouped = Object.values(dimensions).flatMap((of) => [
    of.path,
    ...('presence' in of && of.presence ? [of.presence] : []),
  ]);
  const named = [...(period ? [period.path] : []), ...(currency ? [currency] : [])];
  return [...new Set([...Object.keys({ ...where, ...apart }), ...named, ...summed, ...grouped, ...filters])];
}

/**
 * Returns a report as a grantable: for the user types it names, if they may list and export its resource and see all
 * paths it reads. Rows invisible to them are not summed. A further list needs no right of its own, because each record of
 * the resource tells what corrects it.
 */
export function reportGuard(report: Report, resource: Guarded): Guarded {
  const entries = Object.entries(report.access).map(([area, types]) => [
    area,
    Object.fromEntries(types.map((type) => [type, grantFor(report, resource, area as Area, type)])),
  ]);
  return { name: `reports/${report.name}`, access: Object.fromEntries(entries) as Access };
}

function grantFor(report: Report, resource: Guarded, area: Area, type: UserType) {
  const { may, rows, hides = [] } = grantIn(resource, area, type);
  const hidden = hides.map(ofAnyRow);
  const isVisible = pathsRead(report).every((path) => !isHidden(path, hidden));
  return {
    may: isVisible ? may.filter((action) => action === 'list' || action === 'export') : [],
    ...(rows && { rows }),
  };
}
