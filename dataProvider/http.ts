import { HttpError, networkErrorKey } from './httpError.ts';
import { fetchTelling } from './fetchTelling.ts';
import { createWrites, printOf } from './writes.ts';

export type QueryValue = string | number | boolean | undefined | readonly (string | number)[];

export interface HttpRequest {
  /** Omits `undefined` and empty values, and joins lists with commas. */
  readonly query?: Readonly<Record<string, QueryValue>>;
  /** Sends `FormData` as multipart, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The idempotency key of a write, if the caller keeps one; by default each write has its own. */
  readonly once?: string | undefined;
  readonly signal?: AbortSignal;
  /** The request writes nothing although it has a body. */
  readonly readsOnly?: boolean;
  /** Receives upload progress from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Receives the parts of a file while it arrives. */
  readonly onPart?: (part: Uint8Array) => void;
}

export interface HttpAnswer {
  /** The parsed body, or `null`. */
  readonly json: unknown;
  readonly headers: Headers;
  readonly status: number;
}

export interface HttpOptions {
  /** The prefix of paths: `''` on the console's own host. */
  readonly base: string;
  readonly token: () => string | undefined;
  /** Requests a new token; returns whether there is one. */
  readonly refresh: () => Promise<boolean>;
  readonly tenant: () => string | undefined;
  readonly language: () => string;
  /** Generates idempotency keys; without it writes have none. */
  readonly newKey?: () => string;
  /** Called after each successful write. */
  readonly onWritten?: () => void;
  /** Called when the server refuses an action that the console considered allowed. */
  readonly onForbidden?: () => void;
  readonly fetch?: typeof fetch;
}

type Call = (path: string, request?: HttpRequest) => Promise<HttpAnswer>;

export interface Http {
  readonly get: Call;
  readonly post: Call;
  readonly put: Call;
  /** A partial update has no idempotency key, because only the version shows whether it was done. */
  readonly patch: Call;
  readonly del: Call;
  /** A response that is not JSON; set `Accept` to its type. With a body it is a `POST` that writes nothing. */
  readonly file: (path: string, request?: HttpRequest) => Promise<Blob>;
  /** Resends unanswered writes; idempotency keys prevent duplicates. */
  readonly repeat: () => void;
}

/**
 * Creates a client of the API with the session's token, language and tenant. Paths are complete (`/api/v2/entities`).
 * On 401 it refreshes the session and retries once. Fails with `HttpError`; an aborted call fails with the abort's
 * error.
 */
export function createHttp(options: HttpOptions): Http {
  const ask = async (method: string, path: string, request: HttpRequest = {}): Promise<Response> => {
    const first = await send(options, method, path, request);
    const repeat = first.status === 401 && (await options.refresh());
    const answer = repeat ? await send(options, method, path, request) : first;
    if (answer.ok) return answer;
    const error = new HttpError(answer.status, parse(await answer.text()), answer.statusText);
    if (error.code === 'forbidden') options.onForbidden?.();
    throw error;
  };
  const call =
    (method: string): Call =>
    async (path, request) => {
      const answer = await ask(method, path, request);
      if (method !== 'GET') options.onWritten?.();
      return { json: parse(await answer.text()), headers: answer.headers, status: answer.status };
    };
  const writes = createWrites(options.newKey ?? (() => ''));
  const write = (method: string): Call => {
    const once = call(method);
    return (path, request = {}) => {
      // A preview does not write either.
      if (!options.newKey || request.readsOnly || request.query?.preview === true) return once(path, request);
      return writes.send(
        printOf(method, path, request),
        (key, signal) => once(path, { ...request, signal, headers: { ...request.headers, 'Idempotency-Key': key } }),
        request.once,
      );
    };
  };
  return {
    get: call('GET'),
    post: write('POST'),
    put: write('PUT'),
    patch: call('PATCH'),
    del: write('DELETE'),
    file: async (path, request = {}) => {
      const answer = await ask(request.body === undefined ? 'GET' : 'POST', path, request);
      return request.onPart ? partsOf(answer, request) : answer.blob();
    },
    repeat: writes.repeat,
  };
}

async function send(options: HttpOptions, method: string, path: string, request: HttpRequest): Promise<Response> {
  const { body, signal, onProgress } = request;
  const multipart = body instanceof FormData;
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': options.language() });
  const token = options.token();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  // The browser adds the boundary of a multipart body.
  if (body !== undefined && !multipart) headers.set('Content-Type', 'application/json');
  for (const [name, value] of Object.entries(request.headers ?? {})) headers.set(name, value);
  const url = `${options.base}${path}${queryText({ tenant: options.tenant(), ...request.query })}`;
  try {
    return await (options.fetch ?? (onProgress ? fetchTelling(onProgress) : fetch))(url, {
      method,
      headers,
      body: multipart ? body : body === undefined ? undefined : JSON.stringify(body),
      signal,
      credentials: 'same-origin',
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    // The browser's message ("Failed to fetch") is English only.
    throw new HttpError(0, null, networkErrorKey);
  }
}

/** Reads an answer and reports its parts. If it breaks off, it fails like a request without an answer. */
async function partsOf(answer: Response, { onPart, signal }: Pick<HttpRequest, 'onPart' | 'signal'>): Promise<Blob> {
  const reported = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, output) {
      onPart?.(part);
      output.enqueue(part);
    },
  });
  try {
    return await new Response(answer.body?.pipeThrough(reported), { headers: answer.headers }).blob();
  } catch (error) {
    throw signal?.aborted ? error : new HttpError(0, null, networkErrorKey);
  }
}

function parse(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `?a=1&b=2,3`, or the empty text. */
export function queryText(query: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : value === undefined ? '' : String(value);
    if (text !== '') search.set(name, text);
  }
  return search.size > 0 ? `?${search}` : '';
}
