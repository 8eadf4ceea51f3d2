import { bodies } from './shapes.ts';

/** The maximum size of a body. */
const most = 4 * 1024 ** 2;

const uuid = '018f2b6c-7a3e-7c21-9a55-0d6c2a1b3c4d';

const list = (items: string, of = 'items_invoice'): string => `{"${of}":[${items}]}`;
const times = (count: number, item: string | ((k: number) => string)): string =>
  Array.from({ length: count }, (_, k) => (typeof item === 'string' ? item : item(k))).join();
const fill = (text: string, bytes: number): string => text.repeat(Math.floor(bytes / text.length));

/** A valid line with these tributes. */
const line = (tributes: string): string =>
  `{"item":{"uuid":"${uuid}"},"quantity":"2","price":"10.50","scenery":{"uuid":"${uuid}","tributes":[${tributes}]}}`;

const tribute = `{"uuid":"${uuid}","value":"5","is_fixed":false,"is_origin":true,"type":"Fixed","tax_responsible":"exporter"}`;
const wrong = '{"uuid":"x","value":"y","type":"z"}';

/** The largest valid invoice. */
export const largestInvoice = `{"service_provider_uuid":"${uuid}","service_buyer_uuid":"${uuid}","currency":"USD",
  "created":"2026-03-10","due_date":"2026-04-10","items_invoice":[${times(1000, line(times(5, tribute)))}]}`;

/** Bodies that are as expensive as possible for the route with the largest limit. */
const forInvoices: Readonly<Record<string, () => string>> = {
  'empty objects where no list is': () => list(times(1_300_000, '{}'), 'other'),
  'a name of 4 MB': () => `{"${fill('k', most - 10)}":1}`,
  'a text of escapes': () => `{"observation":"${fill(String.raw`\u0041`, most - 30)}"}`,
  'a text of quotes': () => `{"observation":"${fill(String.raw`\"`, most - 30)}"}`,
  'white space': () => `{"observation":${fill(' ', most - 30)}"x"}`,
  'texts of half surrogate pairs': () => list(times(80, `"${fill(String.raw`\ud800`, 45_000)}"`)),
  'texts of names of prototypes': () => list(times(80, `"${fill(String.raw`\"__proto__\" `, 45_000)}"`), 'other'),
  nulls: () => list(times(90_000, 'null'), 'other'),
  '40,000 unknown properties': () => list(`{${times(40_000, (k) => `"k${k}":1`)}}`),
  'unknown properties in every line': () => list(times(1000, `{${times(90, (k) => `"k${k}":1`)}}`)),
  'the name of a prototype at the end': () => list(`${times(999, line(times(5, tribute)))},{"__proto__":1}`),
  'nothing right in any line': () => list(times(1000, line(times(5, wrong)))),
  '40 wrong tributes in every line': () => list(times(1000, line(times(40, wrong)))),
  '40 tributes in every line': () => list(times(250, line(times(40, tribute)))),
  '40 tributes in every line, as a text': () =>
    list(
      times(900, `{"scenery":{"uuid":"${uuid}","tributes":${JSON.stringify(`[${times(40, `{"uuid":"${uuid}"}`)}]`)}}}`),
    ),
  'lines as one text': () => JSON.stringify({ items_invoice: `[${times(15_000, '{}')}]` }),
};

/** The same, and those for any route. */
export const hostileBodies: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(Object.entries(bodies).map(([name, text]) => [name, () => text])),
  ...forInvoices,
};
