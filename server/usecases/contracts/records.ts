import { recordsFile } from '../documents/recordsFile.ts';
import { lockContracts, readContract, readContractBriefly } from './read.ts';
import { toRecord } from './record.ts';

export const { lock, read, brief } = recordsFile({
  lock: lockContracts,
  read: readContract,
  readBriefly: readContractBriefly,
  toRecord,
});
