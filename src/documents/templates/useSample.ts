import { useGetList } from 'ra-core';

/** The newest of the documents that a list is narrowed to, to show templates by; it is not asked for without a filter. */
export function useSample(resource: string, filter: object | undefined): string | undefined {
  const { data } = useGetList(
    resource,
    { filter, pagination: { page: 1, perPage: 1 }, sort: { field: 'created_at', order: 'DESC' } },
    { enabled: filter !== undefined },
  );
  return data?.[0]?.id.toString();
}
