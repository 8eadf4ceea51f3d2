-- The account of the user who asks. Null where nobody is signed in.
create or replace function current_user_uuid() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.user', true), '')::uuid;
