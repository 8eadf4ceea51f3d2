import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import type { Resource } from '../../schemas/resource.ts';
import { loadResources } from '../../server/engine/resources/registry.ts';
import { testApp } from '../support/app.ts';
import { openFolder } from '../support/folder.ts';
import { make, makeRegistrations } from '../support/company.ts';

const root = join(import.meta.dirname, '../..');
const guide = readFileSync(join(root, 'docs/resources.md'), 'utf8');

/** The guide's code blocks whose first line is a file path, by path. */
const files = new Map(
  [...guide.matchAll(/```(?:ts|sql)\n(?:\/\/|--) (\S+)\n([^]*?)```/g)].map(([, path = '', text = '']) => [path, text]),
);
const textOf = (path: string): string => files.get(path) ?? expect.fail(`docs/resources.md has no ${path}`);

const sources = ['schemas/resources/shipping/shipments.ts', 'schemas/reports/shipped.ts'];

/** The compiler's errors for the sources of the guide, as if they were at their paths. */
function compile(): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: undefined }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const texts = new Map(sources.map((path) => [join(root, path), textOf(path)]));
  const folders = new Set([...texts.keys()].map((path) => dirname(path)));
  const { directoryExists, fileExists, readFile } = host;
  host.directoryExists = (path) => folders.has(path) || directoryExists?.(path) === true;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  const program = ts.createProgram([...texts.keys()], { ...options, types: [] }, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const { default: shipments } = await (async (): Promise<{ default: Resource }> => {
  const folder = await openFolder();
  const path = join(folder.path, 'shipments.ts');
  const text = textOf('schemas/resources/shipping/shipments.ts').replace(
    '../../resource.ts',
    join(root, 'schemas/resource.ts'),
  );
  await writeFile(path, text);
  const module = await import(/* @vite-ignore */ path);
  await folder.remove();
  return module;
})();

const api = await testApp({ resources: [...(await loadResources()), shipments] });

test('the example compiles', () => expect(compile()).toEqual([]));

test('after its migration, a shipment keeps its packages and is shipped once it has a date', async () => {
  await api.ownerPool.query(textOf('server/database/migrations/NNNN_shipments.sql'));
  const ana = await api.signIn('ana@acme.test');
  const { entity } = await makeRegistrations(api, ana, 'acme');
  const packages = [{ content: 'Manuals', weight: '1.5' }];
  const body = { client: { uuid: entity }, carrier: 'Correios', currency: 'USD', packages };
  const url = '/api/v2/shipments';
  const uuid = await make(ana, url, body);
  const ship = () => ana.put(`${url}/${uuid}/ship`);
  expect((await ship()).json()).toMatchObject({ code: 'no_date' });
  await ana.put(`${url}/${uuid}`, { ...body, shipped_on: '2026-03-10' });
  expect((await ship()).statusCode).toBe(200);
  expect((await ana.get(`${url}/${uuid}`)).json()).toMatchObject({ status: 'shipped', packages });
});
