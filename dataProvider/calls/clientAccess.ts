import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';
import { toRecord } from '../record.ts';

/** A person who reads a client's documents, or an open invitation of one. */
export type PersonOfClient = AnswerOf<'/api/v1/users/client/{entity}'>['results'][number];

/** A client whose documents a person reads. */
export type ClientOfPerson = AnswerOf<'/api/v1/users/{uuid}/client'>['results'][number];

/** A person to invite for a client. */
export interface InvitedPerson {
  readonly email: string;
  readonly name?: string;
  /** The key of the client. */
  readonly entity: string;
}

/** Calls for the people who read a client's documents. Each call fails with `HttpError`. */
export function clientAccessCalls(http: Http) {
  const path = '/api/v1/users';
  return {
    async peopleOf(entity: string, signal?: AbortSignal): Promise<readonly PersonOfClient[]> {
      const { json } = await http.get(`${path}/client/${encodeURIComponent(entity)}`, { signal });
      return (json as AnswerOf<'/api/v1/users/client/{entity}'>).results;
    },
    async clientsOf(person: string, signal?: AbortSignal): Promise<readonly ClientOfPerson[]> {
      const { json } = await http.get(`${path}/${encodeURIComponent(person)}/client`, { signal });
      return (json as AnswerOf<'/api/v1/users/{uuid}/client'>).results;
    },
    invite: async (person: InvitedPerson) =>
      toRecord((await http.post(`${path}/client-invite`, { body: person })).json),
    /** Ends the access of a person, or of an open invitation, to a client's documents. */
    withdraw: async (person: string, entity: string) =>
      toRecord((await http.del(`${path}/${encodeURIComponent(person)}/client/${encodeURIComponent(entity)}`)).json),
  };
}
