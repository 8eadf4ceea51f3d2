import type { Amendment } from '../../../../../schemas/parts/recurrence/amendment.ts';
import type { Apply, Preview } from '../../../../engine/commands/commandFile.ts';
import { amendEach, planChange } from '../../amendments/amend.ts';
import { previewOf } from '../../amendments/preview.ts';
import type { ContractRow } from '../rows.ts';

export const apply: Apply<ContractRow, Amendment> = (db, scope, rows, amendment) =>
  amendEach(
    db,
    scope,
    rows.map(({ uuid }) => ({ contract: uuid, amendment })),
  );

export const preview: Preview<ContractRow, Amendment> = async (db, scope, { uuid }, amendment) =>
  previewOf(await planChange(db, scope, { contract: uuid, amendment }));
