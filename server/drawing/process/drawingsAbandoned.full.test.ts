import { afterEach, expect, test } from 'vitest';
import { stubJob, stubScript } from '../../../tests/support/stubJob.ts';
import { startDocuments, type Documents } from './render.ts';

/** Real processes run a stub; the name of a template selects what it does. */
let documents: Documents;

afterEach(() => documents.close());

/** Returns the bytes of a drawing as text: the stub's process, or its message. */
async function drawnFor(request: { template?: string; link?: string; key?: string; signal?: AbortSignal }) {
  const { template = 'echo', link, key = template, signal = new AbortController().signal } = request;
  const read = async () => stubJob(template);
  const { bytes } = await documents.draw({ key, tenant: link ?? 'acme', link, signal, read });
  return Buffer.from(bytes).toString();
}

const outcomes = () => Object.fromEntries(documents.outcomes());

test('hundreds of visitors who leave stop one drawing and start one new process', async () => {
  documents = startDocuments({ script: stubScript });
  const before = await drawnFor({ key: 'warm', link: 'patient' });
  const gone = new AbortController();
  const left = Array.from({ length: 200 }, (_, n) =>
    drawnFor({ template: 'hang', key: `hang ${n}`, link: `link ${n % 60}`, signal: gone.signal }).catch(() => 'gone'),
  );
  await expect.poll(() => documents.waiting()).toBeGreaterThan(0);
  gone.abort();
  expect(new Set(await Promise.all(left))).toEqual(new Set(['gone']));
  expect(documents.waiting()).toBe(0);
  const after = await drawnFor({ key: 'next', link: 'patient' });
  expect(after).not.toBe(before);
  expect(outcomes()).toEqual({ drawn: 2, refused: 0, abandoned: 1, failed: 0, different: 0 });
});

test('a session that joins a visitor’s drawing gets it after the visitor leaves', async () => {
  documents = startDocuments({ script: stubScript });
  await drawnFor({ link: 'patient' });
  const gone = new AbortController();
  const left = drawnFor({ template: 'long', link: 'impatient', signal: gone.signal }).catch(() => 'gone');
  const joins = drawnFor({ template: 'long' });
  gone.abort();
  expect(await left).toBe('gone');
  expect(await joins).toMatch(/^long/);
  expect(outcomes()).toMatchObject({ drawn: 2, abandoned: 0 });
});

test('a session gets its document while an abandoned drawing is still in progress', async () => {
  documents = startDocuments({ script: stubScript });
  await drawnFor({ link: 'patient' });
  const gone = new AbortController();
  // A drawing that uses no time of a processor is in progress until it is closed, however busy the machine is.
  const left = drawnFor({ template: 'sleep', link: 'impatient', signal: gone.signal }).catch(() => 'gone');
  await new Promise((resolve) => setImmediate(resolve));
  gone.abort();
  await left;
  expect(await drawnFor({ key: 'own' })).toMatch(/echo$/);
  expect(outcomes()).toMatchObject({ drawn: 2, abandoned: 0 });
});
