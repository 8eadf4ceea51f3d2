import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { profileCalls, type ProfileChange, type UserProfile } from '../../dataProvider/calls/profile.ts';
import { http, session } from '../access/console.ts';

const queryKey = ['profile'];

/** The signed-in user's own profile. */
export function useProfile(): UseQueryResult<UserProfile> {
  return useQuery({ queryKey, queryFn: ({ signal }) => profileCalls(http).read(signal) });
}

/** Changes the profile; the pages that show something of it follow. Fails with `HttpError`. */
export function useChangeProfile(): (change: ProfileChange, etag?: unknown) => Promise<UserProfile> {
  const queryClient = useQueryClient();
  return async (change, etag) => {
    const changed = await profileCalls(http).change(change, etag);
    session.know({ name: changed.name });
    // The next change is made to the version that is read now.
    await queryClient.invalidateQueries({ queryKey });
    return changed;
  };
}
