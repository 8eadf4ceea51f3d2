import type { Apply } from '../../../../engine/commands/commandFile.ts';
import { chooseEach } from '../../amendments/amend.ts';
import type { ContractRow } from '../rows.ts';

/** Applies from the next invoice on. */
export const apply: Apply<ContractRow, { readonly template: string }> = (db, scope, rows, { template }) =>
  chooseEach(
    db,
    scope,
    rows.map(({ uuid }) => ({ contract: uuid, amendment: { kind: 'details', template }, reachAt: 'template' })),
  );
