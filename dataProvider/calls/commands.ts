import type { FilterPayload, RaRecord } from 'react-admin';
import type { AmountIn } from '../../domain/kinds/amounts.ts';
import { sumByCurrency } from '../../domain/money/sum.ts';
import { requestOf } from '../../domain/actions/requests.ts';
import { keyOf } from '../../domain/schema/reference.ts';
import { isObject } from '../../domain/schema/isObject.ts';
import { urlOf } from '../../domain/schema/urlOf.ts';
import type { Resource } from '../../schemas/resource.ts';
import { atATime } from '../atATime.ts';
import type { Http, HttpAnswer, QueryValue } from '../http.ts';
import { listQuery } from '../list.ts';
import { toRecord } from '../record.ts';

/** The result of a bulk command or bulk delete, or its preview: affected records and refusals. */
export interface Outcome {
  readonly done: readonly string[];
  /** The refused keys by reason. */
  readonly refused: ReadonlyMap<string, readonly string[]>;
  /** Notices about the affected records. */
  readonly notices: readonly string[];
  /** Of a preview: the sums of the documents by currency, and how many are mailed. */
  readonly forecast?: Forecast | undefined;
}

export interface Forecast {
  readonly sums: readonly AmountIn[];
  readonly mailed: number;
}

/** The selected records: by key, or all that match a filter. */
export type Selection = readonly string[] | { readonly matching: FilterPayload };

interface BulkOptions {
  /** Whether the request only previews the result. */
  readonly preview?: boolean;
  readonly input?: object;
}

/** Refuses the command as stale if the record has another version. */
const ifMatch = (etag: string | undefined): Record<string, string> => (etag ? { 'If-Match': etag } : {});

/** Calls for the commands of all resources. Each call fails with `HttpError`. */
export function commandCalls(http: Http) {
  return {
    /** Performs a command on one record and returns it. Fails with 409 and the reason if it is refused. */
    async one(resource: Resource, name: string, key: string, input: object = {}, etag?: string): Promise<RaRecord> {
      const { one, command, isByStatus } = requestOf(resource, name);
      const body = { ...(isByStatus && { status: command.to }), ...input };
      const request = isByStatus || command.input ? { body } : {};
      const send = command.post === undefined ? http.put : http.post;
      return toRecord((await send(at(one, key), { ...request, headers: ifMatch(etag) })).json);
    },

    /** Previews a command on one record; the command declares the shape of the answer. */
    async preview<Of>(resource: Resource, name: string, key: string, input: object, etag?: string): Promise<Of> {
      const path = `${at(requestOf(resource, name).one, key)}/preview`;
      return (await http.post(path, { body: input, headers: ifMatch(etag) })).json as Of;
    },

    /** Performs a command on many records, or deletes them (`delete`): one request per filter, or per chunk of keys. */
    async many(resource: Resource, name: string, selection: Selection, options: BulkOptions = {}): Promise<Outcome> {
      const { preview = false, input = {} } = options;
      const keyName = keyOf(resource.schema);
      const ask = (query: Record<string, QueryValue>) => {
        if (name === 'delete') return http.del(urlOf(resource), { query: { ...query, preview } });
        const { many = '', command } = requestOf(resource, name);
        return http.put(many, { query: { ...query, preview }, ...(command.input && { body: input }) });
      };
      const requests =
        'matching' in selection
          ? [ask({ ...listQuery(resource, { filter: selection.matching }), all: true })]
          : atATime(selection).map((some) => ask({ [keyName]: some.join(',') }));
      return outcomeIn(await Promise.all(requests), keyName);
    },
  };
}

/** Reads the result of a bulk request, in one or several answers. */
export function outcomeIn(answered: readonly HttpAnswer[], keyName: string): Outcome {
  const answers = answered.map(({ json }) => (isObject(json) ? json : {}));
  const refused = answers.flatMap((answer) => rowsOf(answer.refused));
  const all = answers.flatMap((answer) => rowsOf(answer.notices)).flatMap(({ notices }) => notices);
  return {
    done: answers.flatMap(({ done, deleted = done }) => (Array.isArray(deleted) ? deleted.map(String) : [])),
    notices: all.filter((notice) => typeof notice === 'string'),
    forecast: forecastIn(answers.flatMap(({ forecast }) => (isForecast(forecast) ? [forecast] : []))),
    refused: refusedBy(refused.map((row) => [String(row[keyName]), String(row.detail)])),
  };
}

const isForecast = (value: unknown): value is Forecast => isObject(value) && Array.isArray(value.sums);

/** Sums up the forecasts of several answers. */
function forecastIn(forecasts: readonly Forecast[]): Forecast | undefined {
  if (forecasts.length === 0) return undefined;
  const sums = sumByCurrency(forecasts.flatMap((forecast) => forecast.sums));
  return { sums, mailed: forecasts.reduce((sum, { mailed }) => sum + mailed, 0) };
}

/** Groups refused keys by reason. */
export const refusedBy = (refused: readonly (readonly [key: string, reason: string])[]): Outcome['refused'] =>
  new Map(
    [...Map.groupBy(refused, ([, reason]) => reason)].map(([reason, rows]) => [reason, rows.map(([key]) => key)]),
  );

const at = (path: string, key: string): string => path.replace(/\{\w+\}/, encodeURIComponent(key));

const rowsOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isObject) : []);
