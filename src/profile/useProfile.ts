import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { profileCalls, type ProfileChange, type UserProfile } from '../../dataProvider/calls/profile.ts';
import { http, session } from '../access/console.ts';
import { sessionsKey } from './useSessions.ts';

const queryKey = ['profile'];

/** Returns the signed-in user's profile. */
export function useProfile(): UseQueryResult<UserProfile> {
  return useQuery({ queryKey, queryFn: ({ signal }) => profileCalls(http).read(signal) });
}

/** Returns a function that changes the profile and updates dependent pages. Fails with `HttpError`. */
export function useChangeProfile(): (change: ProfileChange, etag?: unknown) => Promise<UserProfile> {
  const queryClient = useQueryClient();
  return async (change, etag) => {
    const changed = await profileCalls(http).change(change, etag);
    session.know({ name: changed.name, single_keys: changed.single_keys });
    // The next change uses the version loaded now.
    await queryClient.invalidateQueries({ queryKey });
    // A new password ends the other ones.
    if (change.password !== undefined) void queryClient.invalidateQueries({ queryKey: sessionsKey });
    return changed;
  };
}
