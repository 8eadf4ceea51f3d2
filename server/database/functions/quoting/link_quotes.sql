create trigger link_added after insert on quotes referencing new table as added
  for each statement execute function link_documents('quotes');
