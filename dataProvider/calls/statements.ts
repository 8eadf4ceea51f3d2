import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';

/** The period and the currency of a statement; the server chooses what is absent. */
export interface StatementQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly currency?: string | undefined;
}

export type StatementAnswer = AnswerOf<'/api/v2/entities/{uuid}/statement'>;

export type StatementFormat = 'pdf' | 'xlsx' | 'csv';

/** Calls for the statement of account of a client. Each call fails with `HttpError`. */
export function statementCalls(http: Http) {
  return {
    async read(client: string, { from, to, currency }: StatementQuery, signal?: AbortSignal): Promise<StatementAnswer> {
      const { json } = await http.get(`/api/v2/entities/${client}/statement`, {
        query: { from, to, currency },
        signal,
      });
      return json as StatementAnswer;
    },
    file(client: string, { from, to, currency }: StatementQuery, format: StatementFormat): Promise<Blob> {
      return http.file(`/api/v2/entities/${client}/statement/export`, {
        query: { from, to, currency, format },
        headers: { Accept: '*/*' },
      });
    },
  };
}
