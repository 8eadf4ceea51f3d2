import type { RaRecord } from 'react-admin';
import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';
import { toRecord } from '../record.ts';

type Answer = AnswerOf<'/api/v2/home'>;

/** The home page of a company, with its latest invoices as react-admin records. */
export type Home = Omit<Answer, 'latest'> & { readonly latest: readonly RaRecord[] };

export type HomeFigures = Answer['figures'][number];
export type HomeWeek = Answer['weeks'][number];
export type HomeOwing = Answer['owing'][number];

/** Reads the home page of the signed-in user's company. Fails with `HttpError`. */
export async function readHome(http: Http, signal?: AbortSignal): Promise<Home> {
  const { json } = await http.get('/api/v2/home', { signal });
  const { latest, ...home } = json as Answer;
  return { ...home, latest: latest.map((invoice) => toRecord(invoice)) };
}
