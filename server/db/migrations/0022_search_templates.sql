-- Templates are searched like everything else that is listed.
select make_searchable('invoice_templates', array['name']);
