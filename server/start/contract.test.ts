import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { contract, typesHeader } from './contract.ts';

const committed = (name: string) => readFile(new URL(`../../openapi/${name}`, import.meta.url), 'utf8');

interface Operation {
  summary?: string;
  security: unknown[];
  responses: Record<string, unknown>;
}

let text = '';
let paths: Record<string, Record<string, Operation>> = {};
beforeAll(async () => {
  text = await contract();
  paths = JSON.parse(text).paths;
});

test('the committed contract is the one the server writes: else run npm run openapi', async () => {
  expect(await committed('openapi.json')).toBe(text);
});

test('the committed types are those of the contract', async () => {
  expect((await committed('api.d.ts')).startsWith(typesHeader(text))).toBe(true);
});

test('a named schema is defined once', () => {
  const { schemas } = JSON.parse(text).components;
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Failure', 'Me', 'Realm', 'Tribute']));
  expect(text).not.toContain('"$id"');
});

test('every operation describes in a sentence what it does and returns', () => {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  for (const { summary, responses } of operations) {
    expect(summary).toMatch(/^[A-Z].*\.$/);
    // A link leads on.
    expect(Object.keys(responses).some((status) => /^[23]/.test(status))).toBe(true);
  }
});

test('every operation documents its errors, and whether it requires a sign-in', () => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, ...operation })),
  );
  expect(operations.filter(({ responses }) => !responses['default'])).toEqual([]);
  const open = operations.filter(({ security }) => security.length === 0).map(({ name }) => name);
  expect(open).toContain('post /api/v1/auth/login');
  expect(open).not.toContain('get /api/v1/auth/me');
  expect(open).not.toContain('get /api/v2/tributes');
});
