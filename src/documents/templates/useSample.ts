import { useGetList } from 'react-admin';

/** Returns the newest document of a filtered list as a sample; not requested without a filter. */
export function useSample(resource: string, filter: object | undefined): string | undefined {
  const { data } = useGetList(
    resource,
    { filter, pagination: { page: 1, perPage: 1 }, sort: { field: 'created_at', order: 'DESC' } },
    { enabled: filter !== undefined },
  );
  return data?.[0]?.id.toString();
}
