-- A search of invoices that few or none match is answered by a statement that is planned once, as those of small tables are.
select make_search('invoices');
