-- The key of the series `default` of a tenant for a type of documents. Documents that it numbers name no series.
create or replace function default_series(tenant uuid, of_type text) returns uuid
  language sql immutable strict parallel safe
  return md5(tenant || of_type)::uuid;
