import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';
import { toRecord } from '../record.ts';

/** A user in a group. */
export type GroupPerson = AnswerOf<'/api/v1/groups/{group}/user'>[number];

/** Calls for the users of a group. Each call fails with `HttpError`; changes return the server's message. */
export function groupCalls(http: Http, group: string) {
  const path = `/api/v1/groups/${encodeURIComponent(group)}/user`;
  return {
    async list(signal?: AbortSignal): Promise<GroupPerson[]> {
      return (await http.get(path, { signal })).json as GroupPerson[];
    },
    async add(user: string): Promise<unknown> {
      return toRecord((await http.post(`${path}/${encodeURIComponent(user)}`)).json);
    },
    async remove(user: string): Promise<unknown> {
      return toRecord((await http.del(`${path}/${encodeURIComponent(user)}`)).json);
    },
  };
}
