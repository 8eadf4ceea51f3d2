-- The ledger names who booked without an e-mail: it is read after they have left the company.
alter table transactions alter column actor set default actor_name(current_actor());
alter table transactions disable trigger user;
alter table transactions no force row level security;
update transactions set actor = actor_name(actor) where actor like '%>';
alter table transactions force row level security;
alter table transactions enable trigger user;
