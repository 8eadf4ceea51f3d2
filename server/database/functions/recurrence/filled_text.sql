-- A text with its placeholders filled by name, like `fillText` of the domain; other braces stay. The values have no quotes or
-- backslashes, so that the text may be JSON.
create or replace function filled_text(content text, names jsonb) returns text immutable parallel safe language plpgsql as $$
declare
  filled text := content;
  one record;
begin
  if content is null or strpos(content, '{{') = 0 then
    return content;
  end if;
  for one in select key, value from jsonb_each_text(names) loop
    filled := regexp_replace(filled, '\{\{ *' || one.key || ' *\}\}', one.value, 'g');
  end loop;
  return filled;
end $$;
