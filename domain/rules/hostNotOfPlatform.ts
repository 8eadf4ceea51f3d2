import { areRelated } from '../validation/hosts.ts';
import { textOf } from './read.ts';
import type { Rule } from './rule.ts';

/** A company's own host is apart from the platform's: below it are the hosts of all companies. */
export const hostNotOfPlatform: Rule = (record, { platformHost }) => {
  const host = textOf(record['host']);
  if (host === '' || platformHost === undefined || !areRelated(host, platformHost)) return [];
  return [{ path: 'host', key: 'validation.hostOfPlatform', args: { host: platformHost } }];
};
