-- People of a company know of disputes: one that is opened, and one that is lost.
alter table notices drop constraint notices_event_check;
alter table notices add constraint notices_event_check
  check (event in ('paid', 'answered', 'bounced', 'refund_failed', 'disputed', 'charged_back', 'on_hold', 'run_finished'));
