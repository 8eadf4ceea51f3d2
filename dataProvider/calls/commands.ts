import type { RaRecord } from 'ra-core';
import { requestOf } from '../../domain/actions/requests.ts';
import { keyOf } from '../../domain/schema/reference.ts';
import { isObject } from '../../domain/schema/isObject.ts';
import type { Resource } from '../../schemas/resource.ts';
import { atATime } from '../atATime.ts';
import type { Http } from '../http.ts';
import { toRecord } from '../record.ts';

/** What became, or would become, of many records: how many a command is done to, and why not to the others. */
export interface Outcome {
  readonly done: number;
  /** Each reason with the keys it holds for. */
  readonly refused: ReadonlyMap<string, readonly string[]>;
  /** What is to be told besides of those it is done to, sentence by sentence. */
  readonly notices: readonly string[];
}

/** The commands of all resources, as their declarations say they are asked for. Each call fails with `HttpError`. */
export function commandCalls(http: Http) {
  return {
    /** Does a command to one record, which is answered as it is then. 409 with the reason where it is refused. */
    async one(resource: Resource, name: string, key: string, input: object = {}): Promise<RaRecord> {
      const { one, command, isByStatus } = requestOf(resource, name);
      const body = { ...(isByStatus && { status: command.to }), ...input };
      const asked = isByStatus || command.input ? { body } : {};
      return toRecord((await http.put(one.replace(/\{\w+\}/, encodeURIComponent(key)), asked)).json);
    },

    /** Does a command to many; with `preview` it only tells what would become of them. */
    async many(resource: Resource, name: string, keys: readonly string[], preview = false): Promise<Outcome> {
      const { many = '' } = requestOf(resource, name);
      const keyName = keyOf(resource.schema);
      const asked = atATime(keys).map((some) => http.put(many, { query: { [keyName]: some.join(','), preview } }));
      const answers = (await Promise.all(asked)).map(({ json }) => (isObject(json) ? json : {}));
      const refused = answers.flatMap((answer) => rowsOf(answer.refused));
      const told = answers.flatMap((answer) => rowsOf(answer.notices)).flatMap(({ notices }) => notices);
      return {
        done: answers.flatMap(({ done }) => (Array.isArray(done) ? done : [])).length,
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

const rowsOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isObject) : []);
