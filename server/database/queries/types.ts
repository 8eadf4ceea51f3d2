import pg from 'pg';

const { builtins } = pg.types;

const plain = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/;

/** Converts PostgreSQL's text of a UTC instant: `2026-11-20 07:16:58.123456+00` -> `2026-11-20T07:16:58.123Z`. */
function instant(text: string): string {
  const [, date, time, fraction = ''] = plain.exec(text) ?? [];
  // Converted as text, because a page has dozens and a Date is slow.
  if (date) return `${date}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
  const at = new Date(text.replace(' ', 'T').replace(/\+00$/, 'Z'));
  return Number.isNaN(at.getTime()) ? text : at.toISOString();
}

const asWritten = (text: string): string => text;

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, asWritten],
  [builtins.DATE, asWritten],
  [builtins.TIMESTAMP, asWritten],
  [builtins.TIMESTAMPTZ, instant],
]);

/** Array types that pg would parse as floats and local dates. */
const arrays = new Map([
  [1016, builtins.INT8],
  [1231, builtins.NUMERIC],
  [1182, builtins.DATE],
  [1115, builtins.TIMESTAMP],
  [1185, builtins.TIMESTAMPTZ],
]);
const textArray: number = 1009;

for (const [array, element] of arrays) {
  const parse = parsers.get(element) ?? asWritten;
  const split: (text: string) => (string | null)[] = pg.types.getTypeParser(textArray, 'text');
  parsers.set(array, (text) => split(text).map((item) => (item === null ? null : parse(item))));
}

/** Parsers of database values: money and dates as text, instants as ISO 8601 in UTC, int8 as number. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
};
