import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';

/** The sign-ins of a user of the company, and changes of their permissions. */
export type MemberActivity = AnswerOf<'/api/v2/users/{uuid}/activity'>;

/** Reads that activity, newest first. Fails with `HttpError`. */
export async function memberActivity(http: Http, uuid: string, signal?: AbortSignal): Promise<MemberActivity> {
  return (await http.get(`/api/v2/users/${encodeURIComponent(uuid)}/activity`, { signal })).json as MemberActivity;
}
