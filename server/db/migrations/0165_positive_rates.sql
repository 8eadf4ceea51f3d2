-- The smallest exchange rate is 0.0001, and no fee adds to what was received: forms and server refuse anything else, and now
-- the database does too. A smaller rate is rounded to zero by its column.
alter table transactions
  add constraint transactions_exchange_rate_check check (exchange_rate > 0),
  add constraint transactions_fee_check check (fee >= 0);
