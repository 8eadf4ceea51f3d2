import { isTimeZone } from '../kinds/timeZone.ts';
import { textOf } from './read.ts';
import type { Rule } from './rule.ts';

/** The time zone is in the IANA database. */
export const timeZoneKnown: Rule = (record) => {
  const zone = textOf(record['time_zone']);
  return zone === '' || isTimeZone(zone) ? [] : [{ path: 'time_zone', key: 'validation.unknownTimeZone' }];
};
