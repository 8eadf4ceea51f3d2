-- A run issues occurrences in its name before it writes its entry in the ledger, in the same transaction.
alter table occurrences alter constraint occurrences_tenant_id_run_uuid_fkey deferrable initially deferred;
