import type { Apply } from '../../../../engine/commands/commandFile.ts';
import { amendEach } from '../../../recurrence/index.ts';
import { contractOf } from '../scheduled/amendmentFrom.ts';
import type { InvoiceRow } from '../reading/rows.ts';

/** Drops single scheduled invoices; the others of their contract stay. */
export const apply: Apply<InvoiceRow> = (db, scope, rows) =>
  amendEach(
    db,
    scope,
    rows.map((row) => {
      const { contract, occurrence } = contractOf(row);
      return { contract, amendment: { kind: 'drop', occurrence } };
    }),
  );
