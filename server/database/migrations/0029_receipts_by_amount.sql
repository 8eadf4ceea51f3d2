-- A search across lists finds receipts by the amount that a person types.
create index transactions_by_amount on transactions (tenant_id, amount, uuid);
