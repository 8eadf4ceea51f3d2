/** A column that names a client, beside the snapshot of a party in which the client has its key too. */
export interface ClientColumn {
  readonly table: string;
  readonly column: string;
  readonly snapshot?: string;
  /** SQL: which rows of the table `t` name a client, if not all do. */
  readonly where?: string;
}

/**
 * Every column that a merge moves to the other client, in the order in which they are written: documents first, as payments
 * lock them first. A test compares them with the foreign keys of the database.
 */
export const clientColumns: readonly ClientColumn[] = [
  { table: 'contracts', column: 'service_buyer_uuid', snapshot: 'service_buyer' },
  { table: 'contracts', column: 'payment_responsible_uuid', snapshot: 'payment_responsible' },
  { table: 'invoices', column: 'service_buyer_uuid', snapshot: 'service_buyer' },
  { table: 'invoices', column: 'payment_responsible_uuid', snapshot: 'payment_responsible' },
  { table: 'quotes', column: 'service_buyer_uuid', snapshot: 'service_buyer' },
  { table: 'quotes', column: 'payment_responsible_uuid', snapshot: 'payment_responsible' },
  { table: 'proformas', column: 'service_buyer_uuid', snapshot: 'service_buyer' },
  { table: 'proformas', column: 'payment_responsible_uuid', snapshot: 'payment_responsible' },
  { table: 'credit_notes', column: 'service_buyer_uuid', snapshot: 'service_buyer' },
  { table: 'credit_notes', column: 'payment_responsible_uuid', snapshot: 'payment_responsible' },
  { table: 'debit_notes', column: 'service_buyer_uuid', snapshot: 'service_buyer' },
  { table: 'debit_notes', column: 'payment_responsible_uuid', snapshot: 'payment_responsible' },
  { table: 'transactions', column: 'service_buyer_uuid' },
  { table: 'withheld_taxes', column: 'service_buyer_uuid' },
  { table: 'reminders', column: 'client_uuid' },
  { table: 'messages', column: 'client_uuid' },
  { table: 'entity_accounts', column: 'entity_uuid' },
  { table: 'comments', column: 'record_uuid', where: "t.record_table = 'entities'" },
  // Clients that were merged into this one before.
  { table: 'entities', column: 'merged_into_uuid' },
];

/** Columns that a merge handles in its own way: credits are added up, the others are about merges. */
export const otherColumns: readonly string[] = [
  'credits.service_buyer_uuid',
  'entities.last_merged_uuid',
  'client_merges.merged_uuid',
  'client_merges.into_uuid',
];
