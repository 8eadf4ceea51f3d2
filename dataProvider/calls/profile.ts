import type { RaRecord } from 'ra-core';
import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';
import { matching, toRecord } from '../record.ts';

const path = '/api/v1/auth/profile';

/** What somebody may know of their own account, with its version. */
export type UserProfile = AnswerOf<typeof path> & RaRecord<string>;

/** What they change of it; `null` removes the telephone number. */
export interface ProfileChange extends Partial<Pick<UserProfile, 'name' | 'language' | 'theme'>> {
  readonly phone?: string | null;
  readonly current_password?: string;
  readonly password?: string;
}

/** The signed-in user's own profile. Each call fails with `HttpError`. */
export function profileCalls(http: Http) {
  return {
    async read(signal?: AbortSignal): Promise<UserProfile> {
      const { json, headers } = await http.get(path, { signal });
      return toRecord(json, headers) as UserProfile;
    },
    /** The profile as it is then. 409 where it is not of the version of `etag` any more; without one it is changed anyway. */
    async change(body: ProfileChange, etag?: unknown): Promise<UserProfile> {
      const { json, headers } = await http.patch(path, { body, headers: matching(etag) });
      return toRecord(json, headers) as UserProfile;
    },
  };
}

/** Asks for another address of the signed-in user's account; answers what the server says. Fails with `HttpError`. */
export async function askForEmail(http: Http, body: { email: string; current_password: string }): Promise<unknown> {
  return toRecord((await http.post('/api/v1/auth/email', { body })).json);
}
