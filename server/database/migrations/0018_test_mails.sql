-- Counts the test mails of a company.
create index outbox_tests on outbox (tenant_uuid, created_at) where topic = 'document_test';
