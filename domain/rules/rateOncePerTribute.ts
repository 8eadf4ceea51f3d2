import { objectOf, rowsOf, textOf } from './read.ts';
import type { Rule } from './rule.ts';

/** A tax has at most one rate. */
export const rateOncePerTribute: Rule = (record) => {
  const keys = rowsOf(record['rates']).map((row) => textOf(objectOf(row['tribute'])['uuid']).toLowerCase());
  return keys.flatMap((key, k) =>
    key !== '' && keys.indexOf(key) < k ? [{ path: `rates.${k}.tribute`, key: 'validation.duplicateTribute' }] : [],
  );
};
