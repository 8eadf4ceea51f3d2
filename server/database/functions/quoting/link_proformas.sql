create trigger link_added after insert on proformas referencing new table as added
  for each statement execute function link_documents('proformas');
