import type { RaRecord } from 'react-admin';
import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';
import { matching, toRecord } from '../record.ts';

const path = '/api/v1/auth/profile';

/** The user's own account, with its version. */
export type UserProfile = AnswerOf<typeof path> & RaRecord<string>;

/** A change of the profile; `null` removes the phone number. */
export interface ProfileChange extends Partial<Pick<UserProfile, 'name' | 'language' | 'theme' | 'single_keys'>> {
  readonly phone?: string | null;
  readonly current_password?: string;
  readonly password?: string;
}

/** Calls for the signed-in user's profile. Each call fails with `HttpError`. */
export function profileCalls(http: Http) {
  return {
    async read(signal?: AbortSignal): Promise<UserProfile> {
      const { json, headers } = await http.get(path, { signal });
      return toRecord(json, headers) as UserProfile;
    },
    /**
     * Changes the profile and returns it. Fails with 409 if `etag` is not its version; without `etag` there is no
     * check.
     */
    async change(body: ProfileChange, etag?: unknown): Promise<UserProfile> {
      const { json, headers } = await http.patch(path, { body, headers: matching(etag) });
      return toRecord(json, headers) as UserProfile;
    },
  };
}

/** Requests a new address for the signed-in user's account; returns the server's message. Fails with `HttpError`. */
export async function askForEmail(http: Http, body: { email: string; current_password: string }): Promise<unknown> {
  return toRecord((await http.post('/api/v1/auth/email', { body })).json);
}
