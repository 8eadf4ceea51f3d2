import type { AnswerOf } from '../contract.ts';
import type { PartnerRole } from '../../schemas/parts/people/partner.ts';
import type { Http } from '../http.ts';
import { toRecord } from '../record.ts';

const path = '/api/v2/partners';

/** An accountant as a company sees them. */
export type Partner = AnswerOf<'/api/v2/partners/{uuid}'>;

/** The profile of an accountant. */
export interface OwnPartner {
  readonly name: string;
  readonly email: string;
  readonly nif: string;
  readonly phone: string;
  readonly organization?: string;
}

/** Calls for a company's accountants. Each call fails with `HttpError`. */
export function partnerCalls(http: Http) {
  const one = (uuid: string): string => `${path}/${encodeURIComponent(uuid)}`;
  return {
    /** Finds the accountant with this exact address. */
    async search(email: string, signal?: AbortSignal): Promise<readonly Partner[]> {
      const { json } = await http.get(`${path}/search/${encodeURIComponent(email)}`, { signal });
      return (json as AnswerOf<'/api/v2/partners/search/{email}'>).results;
    },
    /** Reads the accountants that requested access. */
    async requests(signal?: AbortSignal): Promise<readonly Partner[]> {
      return ((await http.get(`${path}/requests`, { signal })).json as AnswerOf<'/api/v2/partners/requests'>).results;
    },
    async read(uuid: string, signal?: AbortSignal): Promise<Partner> {
      return (await http.get(one(uuid), { signal })).json as Partner;
    },
    /** Grants or removes access, whatever the current state. */
    toggle: async (uuid: string, access: boolean, role?: PartnerRole) =>
      toRecord((await http.post(`${one(uuid)}/toggle`, { body: { access, ...(role && { role }) } })).json),
    /** Grants access to an existing accountant, or invites the address. */
    invite: async (email: string, role: PartnerRole) =>
      toRecord((await http.post(`${path}/invite`, { body: { email, role } })).json),
    /** Replaces the user's own data. */
    change: async (uuid: string, own: OwnPartner) => toRecord((await http.put(one(uuid), { body: own })).json),
  };
}
