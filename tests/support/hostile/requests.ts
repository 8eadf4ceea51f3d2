import { bodies, manyParts, texts, values } from './shapes.ts';

/** A request on the wire. */
export interface Shot {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
}

/** The targets of an attack. */
export interface Aim {
  /** The paths of the contract. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly token: string;
  /** A public hash and its invoice of a thousand lines. */
  readonly hash: string;
  readonly invoice: string;
  /** The largest accepted invoice. */
  readonly largest: object;
}

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: unknown;
}

const boundary = 'ultramar-hostile';
const parts = manyParts(boundary);

/** Shared by all routes, because copies would exceed a gigabyte. */
const forAnyRoute: readonly Buffer[] = [
  ...Object.values(bodies),
  ...texts.map((text) => JSON.stringify({ name: text, description: text, email: text, password: text })),
].map((text) => Buffer.from(text));

/** Returns oversized requests to every route, with and without a session. */
export function hostileShots(aim: Aim): Shot[] {
  const operations = Object.entries(aim.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  return operations.flatMap(({ method, path, operation }) => [
    ...queryShots(aim, method, path, operation),
    ...(operation.requestBody === undefined ? [] : bodyShots(aim, method, path)),
  ]);
}

/** Fills in keys of an existing invoice, because early refusals cost nothing. */
function addressOf(path: string, { invoice, hash }: Aim, value?: string): string {
  const real: Readonly<Record<string, string>> = {
    uuid: invoice,
    hash,
    type: 'individual',
    template: 'invoiceTemplate1',
    kind: 'terms',
    version: '2026-11',
    locale: 'pt',
    id: '1',
  };
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => value ?? real[name] ?? 'x');
}

const bearer = ({ token }: Aim) => ({ authorization: `Bearer ${token}` });

function queryShots(aim: Aim, method: string, path: string, { parameters = [] }: Operation): Shot[] {
  if (method !== 'GET') return [];
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const address = addressOf(path, aim);
  const whole = `${address}?uuid_invoice=${aim.invoice}&hash=${aim.hash}`;
  const plain = path.includes('{template}') ? [whole, `${whole}&format=pdf`] : [address];
  const repeated = names.flatMap((name) => values.map((value) => `${address}?${name}=${value}`));
  const odd = path.includes('{') ? values.map((value) => addressOf(path, aim, value)) : [];
  return [...plain, ...repeated, ...odd].flatMap((target) => [
    { method, path: target, headers: bearer(aim) },
    { method, path: target, headers: { authorization: 'Bearer x' } },
  ]);
}

function bodyShots(aim: Aim, method: string, path: string): Shot[] {
  const address = addressOf(path, aim);
  const json = { 'content-type': 'application/json', ...bearer(aim) };
  const shot = (body: Buffer, headers: Shot['headers'] = json): Shot => ({ method, path: address, headers, body });
  const largest = path.includes('invoices-single') ? [Buffer.from(JSON.stringify(aim.largest))] : [];
  return [
    ...[...forAnyRoute, ...largest].map((body) => shot(body)),
    shot(Buffer.from(bodies['an endless list'] ?? ''), { 'content-type': 'application/json' }),
    shot(parts, { ...json, 'content-type': `multipart/form-data; boundary=${boundary}` }),
  ];
}
