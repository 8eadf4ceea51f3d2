import type { Apply } from '../../../../engine/commands/commandFile.ts';
import type { Recipients } from '../../../../../schemas/parts/delivery/recipients.ts';
import { chooseEach } from '../../amendments/amend.ts';
import type { ContractRow } from '../rows.ts';

/** Applies from the next invoice on. */
export const apply: Apply<ContractRow, Recipients> = (db, scope, rows, recipients) =>
  chooseEach(
    db,
    scope,
    rows.map(({ uuid }) => ({ contract: uuid, amendment: { kind: 'details', ...recipients }, reachAt: 'send_email' })),
  );
