import type { FilterPayload, RaRecord } from 'ra-core';
import { requestOf } from '../../domain/actions/requests.ts';
import { keyOf } from '../../domain/schema/reference.ts';
import { isObject } from '../../domain/schema/isObject.ts';
import { urlOf } from '../../domain/schema/urlOf.ts';
import type { Resource } from '../../schemas/resource.ts';
import { atATime } from '../atATime.ts';
import type { Http, QueryValue } from '../http.ts';
import { listQuery } from '../list.ts';
import { toRecord } from '../record.ts';

/** What became, or would become, of many records: those that a command is done to or that are deleted, and why not the others. */
export interface Outcome {
  readonly done: readonly string[];
  /** Each reason with the keys it holds for. */
  readonly refused: ReadonlyMap<string, readonly string[]>;
  /** What is to be told besides of those it is done to, sentence by sentence. */
  readonly notices: readonly string[];
}

/** Several records: by their keys, or all that a list has which is narrowed like this. */
export type Chosen = readonly string[] | { readonly matching: FilterPayload };

interface AskedOfMany {
  /** Whether it only tells what would become of them. */
  readonly preview?: boolean;
  readonly input?: object;
}

/** The version a record was seen at: what is done to another is refused as stale. */
const seenAt = (etag: string | undefined): Record<string, string> => (etag ? { 'If-Match': etag } : {});

/** The commands of all resources, as their declarations say they are asked for. Each call fails with `HttpError`. */
export function commandCalls(http: Http) {
  return {
    /** Does a command to one record, which is answered as it is then. 409 with the reason where it is refused. */
    async one(resource: Resource, name: string, key: string, input: object = {}, etag?: string): Promise<RaRecord> {
      const { one, command, isByStatus } = requestOf(resource, name);
      const body = { ...(isByStatus && { status: command.to }), ...input };
      const asked = isByStatus || command.input ? { body } : {};
      return toRecord((await http.put(at(one, key), { ...asked, headers: seenAt(etag) })).json);
    },

    /** What a command would do to one record, which stays as it is; its declaration says what is told. */
    async preview<Told>(resource: Resource, name: string, key: string, input: object, etag?: string): Promise<Told> {
      const path = `${at(requestOf(resource, name).one, key)}/preview`;
      return (await http.post(path, { body: input, headers: seenAt(etag) })).json as Told;
    },

    /** Does a command to many, or deletes them (`delete`). What is narrowed alike is one request, of keys as many as one may name. */
    async many(resource: Resource, name: string, chosen: Chosen, asked: AskedOfMany = {}): Promise<Outcome> {
      const { preview = false, input = {} } = asked;
      const keyName = keyOf(resource.schema);
      const ask = (query: Record<string, QueryValue>) => {
        if (name === 'delete') return http.del(urlOf(resource), { query: { ...query, preview } });
        const { many = '', command } = requestOf(resource, name);
        return http.put(many, { query: { ...query, preview }, ...(command.input && { body: input }) });
      };
      const requests =
        'matching' in chosen
          ? [ask({ ...listQuery(resource, { filter: chosen.matching }), all: true })]
          : atATime(chosen).map((some) => ask({ [keyName]: some.join(',') }));
      const answers = (await Promise.all(requests)).map(({ json }) => (isObject(json) ? json : {}));
      const refused = answers.flatMap((answer) => rowsOf(answer.refused));
      const told = answers.flatMap((answer) => rowsOf(answer.notices)).flatMap(({ notices }) => notices);
      return {
        done: answers.flatMap(({ done, deleted = done }) => (Array.isArray(deleted) ? deleted.map(String) : [])),
        notices: told.filter((notice) => typeof notice === 'string'),
        refused: new Map(
          [...Map.groupBy(refused, ({ detail }) => String(detail))].map(([reason, rows]) => [
            reason,
            rows.map((row) => String(row[keyName])),
          ]),
        ),
      };
    },
  };
}

const at = (path: string, key: string): string => path.replace(/\{\w+\}/, encodeURIComponent(key));

const rowsOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isObject) : []);
