import type { RecordsFile } from '../../resources/commandFile.ts';
import { lockContracts, readContract, readContractBriefly } from './read.ts';
import { toRecord } from './record.ts';
import type { ContractRow } from './rows.ts';

export const lock: RecordsFile<ContractRow>['lock'] = async (db, scope, keys) => {
  const rows = await lockContracts(db, scope.tenant.id, keys);
  return rows.map((row) => ({ key: row.uuid, version: row.version, record: toRecord(row, scope), row }));
};

export const read: RecordsFile<ContractRow>['read'] = async (db, scope, key) => {
  const row = await readContract(db, scope.tenant.id, key);
  return { record: toRecord(row, scope), version: row.version };
};

export const brief: RecordsFile<ContractRow>['read'] = async (db, scope, key) => {
  const row = await readContractBriefly(db, scope.tenant.id, key);
  return { record: toRecord(row, scope), version: row.version };
};
