-- Why a gateway refuses, by our names of its errors, and in its own words.
alter table accounts drop constraint accounts_connection_error_check;
alter table accounts add constraint accounts_connection_error_check check (
  connection_error in ('rejected', 'expired', 'not_permitted', 'account_restricted', 'unanswered'));
alter table accounts add column connection_message text;
comment on column accounts.connection_message is 'Derived from the answers of the gateway.';

alter table payment_requests add column problem text check (
  problem in ('rejected', 'expired', 'not_permitted', 'account_restricted', 'unanswered', 'amount_too_small',
    'amount_has_fraction', 'currency_not_supported'));
