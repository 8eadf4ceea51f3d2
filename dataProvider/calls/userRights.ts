import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';
import { toRecord } from '../record.ts';

/** A reference of a user: one of the kind `tenant` is access to a company, by its short name. */
export type UserReference = AnswerOf<'/api/v1/users/{uuid}/references'>[number];

/** A permission in a company by its short name, or on the platform. */
export interface InCompany {
  readonly permission: string;
  readonly company: string | undefined;
}

/** Calls by which administrators give and take a user's companies and single permissions. Each fails with `HttpError`. */
export function userRightsCalls(http: Http, user: string) {
  const references = `/api/v1/users/${encodeURIComponent(user)}/reference`;
  const company = (slug: string): string => `${references}/tenant/${encodeURIComponent(slug)}`;
  const own = (permission: string): string =>
    `/api/v1/permissions/${encodeURIComponent(permission)}/user/${encodeURIComponent(user)}`;
  return {
    references: async (signal?: AbortSignal): Promise<readonly UserReference[]> =>
      (await http.get(`${references}s`, { signal })).json as AnswerOf<'/api/v1/users/{uuid}/references'>,
    giveCompany: async (slug: string) => toRecord((await http.post(company(slug))).json),
    takeCompany: async (slug: string) => toRecord((await http.del(company(slug))).json),
    givePermission: async ({ permission, company: of }: InCompany) =>
      toRecord((await http.post(own(permission), { query: { company: of } })).json),
    takePermission: async ({ permission, company: of }: InCompany) =>
      toRecord((await http.del(own(permission), { query: { company: of } })).json),
  };
}
