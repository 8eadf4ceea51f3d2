-- No receipt leaves less than nothing. Half a unit of the exchange currency used to be rounded with the fee, so a fee of
-- all that was received left one unit below zero: it leaves nothing.
alter table transactions no force row level security;

update transactions set remaining_amount = 0 where remaining_amount < 0;

alter table transactions force row level security;

alter table transactions add constraint transactions_remaining_amount_check check (remaining_amount >= 0);
