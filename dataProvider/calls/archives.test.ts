import { zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import invoices from '../../schemas/resources/invoicing/invoices.ts';
import { createHttp } from '../http.ts';
import { archiveCalls, countMarks, marks } from './archives.ts';

const pdf = new Uint8Array([1, 2, 3]);
const archive = zipSync({ 'a.pdf': pdf, 'b.pdf': pdf, 'c.pdf': pdf });

describe('the number of files that have arrived', () => {
  it.each([1, 7, 1_000])('counts in parts of %i bytes', (length) => {
    const counts: number[] = [];
    const count = countMarks(marks.zip, (files) => counts.push(files));
    for (let at = 0; at < archive.length; at += length) count(archive.subarray(at, at + length));
    expect(counts.at(-1)).toBe(2);
    expect(counts).toEqual([...new Set(counts)]);
  });
});

/** Calls over an answer in parts, which may break off. */
function callsOver(parts: readonly Uint8Array[], breaksOff = false) {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const part of parts) stream.enqueue(part);
      if (breaksOff) stream.error(new TypeError('network'));
      else stream.close();
    },
  });
  const http = createHttp({
    base: '',
    token: () => undefined,
    refresh: async () => false,
    tenant: () => undefined,
    language: () => 'en',
    fetch: async (input, init) => {
      requests.push({ url: String(input), init });
      return new Response(body);
    },
  });
  return { requests, calls: archiveCalls(http, invoices) };
}

const { signal } = new AbortController();

describe('a download', () => {
  it('sends the keys and the language, and reports what has arrived', async () => {
    const { requests, calls } = callsOver([archive.subarray(0, 90), archive.subarray(90)]);
    const onArrived = vi.fn();
    const { file, refused } = await calls.download(['u-1', 'u-2'], { format: 'zip', locale: 'es', signal, onArrived });
    expect([requests[0]?.url, requests[0]?.init?.method]).toEqual([
      '/api/v2/invoice/invoices-single/documents',
      'POST',
    ]);
    expect(JSON.parse(String(requests[0]?.init?.body))).toEqual({ uuids: ['u-1', 'u-2'], format: 'zip', locale: 'es' });
    expect([file.size, refused.size]).toEqual([archive.length, 0]);
    expect(onArrived).toHaveBeenLastCalledWith(2);
  });

  it('asks for all that match a filter', async () => {
    const { requests, calls } = callsOver([archive]);
    await calls.download({ matching: { status: 'billed' } }, { format: 'zip', signal, onArrived: () => undefined });
    expect(requests[0]?.url).toContain('status=billed&all=true');
  });

  it('returns the documents that the archive lacks, by reason', async () => {
    const errors = new TextEncoder().encode('\uFEFFuuid;code;detail\r\nu-1;not_found;Gone\r\nu-2;not_found;Gone\r\n');
    const { calls } = callsOver([zipSync({ 'a.pdf': pdf, 'errors.csv': errors })]);
    const { refused } = await calls.download(['u-1'], { format: 'zip', signal, onArrived: () => undefined });
    expect(Object.fromEntries(refused)).toEqual({ Gone: ['u-1', 'u-2'] });
  });

  it('fails like a lost connection if it breaks off', async () => {
    const { calls } = callsOver([archive.subarray(0, 90)], true);
    const download = calls.download(['u-1'], { format: 'zip', signal, onArrived: () => undefined });
    await expect(download).rejects.toMatchObject({ status: 0 });
  });
});
