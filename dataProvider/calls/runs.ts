import type { RaRecord } from 'ra-core';
import type { Run } from '../../schemas/resources/runs.ts';
import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';
import { toList, toRecord } from '../record.ts';

const path = '/api/v2/runs';

/** What the runs of the days to come would issue. */
export type Preview = AnswerOf<'/api/v2/runs/preview'>;

/** What they come to on a day, in a currency. */
export type DaySum = Preview['days'][number];

/** One invoice of it. */
export type Foreseen = Preview['results'][number];

/** What is to be issued now: all that is due, or these invoices to come alone. */
export interface RunAsked {
  readonly uuid?: readonly string[];
  /** Issues as well what is later than the company lets pass unseen. */
  readonly confirm_late?: boolean;
  /** Issues as well what is past its due date, which is then so many days after the emission date. */
  readonly due_in_days?: number | undefined;
}

/** The runs of the signed-in user's company. Each call fails with `HttpError`. */
export function runCalls(http: Http) {
  return {
    /** The next 30 days, with the first fifty of their invoices: what is put aside, then by date. */
    async preview(signal?: AbortSignal): Promise<Preview> {
      const { json } = await http.get(`${path}/preview`, { query: { per_page: 50 }, signal });
      return json as Preview;
    },
    /** The first of those that will be issued on a day to come, or put aside as things stand; `count` has them all. */
    async foreseenOn(day: string, held: boolean, signal?: AbortSignal): Promise<Preview> {
      const { json } = await http.get(`${path}/preview`, {
        query: { from: day, until: day, held, per_page: 8 },
        signal,
      });
      return json as Preview;
    },
    /** Issues what is due; the answer says what came of it. */
    async run(asked: RunAsked): Promise<RaRecord> {
      return toRecord((await http.post(path, { body: asked })).json);
    },
    /** A page of what a run issued and put aside. */
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
