-- An invoice to come that is cancelled by itself changes its contract like any amendment of one invoice.
alter table contract_amendments
  drop constraint contract_amendments_kind_check,
  add constraint contract_amendments_kind_check
    check (kind in ('lines', 'details', 'terms', 'adjust', 'pause', 'resume', 'drop', 'extend', 'end'));
