import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';

/** The parts in which a month is downloaded. */
export type MonthParts = AnswerOf<'/api/v2/month/parts'>['parts'];

/** A month of the entered company, or of several companies by their short names. */
export interface MonthChoice {
  readonly month: string;
  readonly companies?: readonly string[] | undefined;
}

/** Calls for the files of a month. Each call fails with `HttpError`. */
export function monthCalls(http: Http) {
  const pathOf = ({ companies }: MonthChoice) => (companies ? '/api/v2/accountants/month' : '/api/v2/month');
  return {
    async parts(choice: MonthChoice, signal?: AbortSignal): Promise<MonthParts> {
      const { json } = await http.get(`${pathOf(choice)}/parts`, { query: { ...choice }, signal });
      return (json as AnswerOf<'/api/v2/month/parts'>).parts;
    },
    file: (choice: MonthChoice, part: number, signal?: AbortSignal): Promise<Blob> =>
      http.file(pathOf(choice), { query: { ...choice, part }, headers: { Accept: '*/*' }, signal }),
  };
}
