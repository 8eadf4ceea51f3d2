import type { RecordsFile } from '../../../engine/commands/commandFile.ts';
import { recordsByConvention } from '../../../engine/resources/records.ts';
import { storedTenants, withDetails } from './storedTenants.ts';

const stored = recordsByConvention(storedTenants);

/** Includes values that conditions read besides columns. */
export const lock: RecordsFile['lock'] = async (db, scope, keys) => {
  const locked = await stored.lock(db, scope, keys);
  const detailed = await withDetails(
    db,
    locked.map(({ record }) => record),
  );
  return locked.map((one, at) => ({ ...one, record: detailed[at] ?? one.record }));
};

export const read: RecordsFile['read'] = async (db, scope, key) => {
  const found = await stored.read(db, scope, key);
  const [record = found.record] = await withDetails(db, [found.record]);
  return { ...found, record };
};
