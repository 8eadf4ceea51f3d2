-- Why a payment failed, as its gateway reports.
alter table gateway_events
  add column failure text check (failure in ('card_declined', 'insufficient_funds', 'expired_card', 'authentication_failed',
    'limit_exceeded', 'invalid_details', 'cancelled_by_payer', 'other')),
  add check (failure is null or type = 'failed');

-- Attempts that ended before the mail server could answer, because the worker ended or the mail could not be written.
alter table outbox add column interruptions integer not null default 0;
