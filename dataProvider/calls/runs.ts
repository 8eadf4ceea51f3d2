import type { RaRecord } from 'react-admin';
import type { Run } from '../../schemas/resources/recurrence/runs.ts';
import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';
import { toList, toRecord } from '../record.ts';

const path = '/api/v2/runs';

/** The invoices that upcoming runs would issue. */
export type Preview = AnswerOf<'/api/v2/runs/preview'>;

/** The sum of a day in a currency. */
export type DaySum = Preview['days'][number];

/** One invoice of the preview. */
export type UpcomingInvoice = Preview['results'][number];

/** A request to issue: everything due, or only these scheduled invoices. */
export interface RunRequest {
  readonly uuid?: readonly string[];
  /** Also issues invoices beyond the company's limit of lateness. */
  readonly confirm_late?: boolean;
  /** Also issues invoices past their due date; the new due date is this many days after the emission date. */
  readonly due_in_days?: number | undefined;
}

/** Calls for the runs of the signed-in user's company. Each call fails with `HttpError`. */
export function runCalls(http: Http) {
  return {
    /** Previews the next 30 days, with the first fifty invoices: held ones, then by date. */
    async preview(signal?: AbortSignal): Promise<Preview> {
      const { json } = await http.get(`${path}/preview`, { query: { per_page: 50 }, signal });
      return json as Preview;
    },
    /** Reads the first invoices of a day that will be issued, or held; `count` is the total. */
    async previewOn(day: string, held: boolean, signal?: AbortSignal): Promise<Preview> {
      const { json } = await http.get(`${path}/preview`, {
        query: { from: day, until: day, held, per_page: 8 },
        signal,
      });
      return json as Preview;
    },
    /** Reads the sums of a day: what will be issued, and what goes on hold. */
    async sumsOn(day: string, signal?: AbortSignal): Promise<Preview> {
      const { json } = await http.get(`${path}/preview`, { query: { from: day, until: day, per_page: 1 }, signal });
      return json as Preview;
    },
    /** Issues due invoices; the answer has the result. */
    async run(request: RunRequest): Promise<RaRecord> {
      return toRecord((await http.post(path, { body: request })).json);
    },
    /** Reads a page of the invoices that a run issued or held. */
    async invoices(
      run: Run['uuid'],
      page: number,
      signal?: AbortSignal,
    ): Promise<{ data: RaRecord[]; total?: number }> {
      const { json } = await http.get(`${path}/${run}/invoices`, { query: { page, per_page: 25 }, signal });
      return toList(json);
    },
  };
}
