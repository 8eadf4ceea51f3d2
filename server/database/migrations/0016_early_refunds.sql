-- A refund that a gateway reports before its payment waits for it, and nobody has to decide.
alter table gateway_events drop constraint gateway_events_status_check,
  add constraint gateway_events_status_check check (status in ('shown', 'booked', 'early', 'review', 'dismissed'));
