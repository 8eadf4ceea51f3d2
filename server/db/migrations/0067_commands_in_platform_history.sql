-- Which command an entry belongs to, as in the log of the tenants.
alter table platform_audit_log add column command text;
alter table platform_audit_log alter column command set default current_command();
