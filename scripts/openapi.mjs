// Generates the API contract, its TypeScript types, and the access page from resources and routes: `npm run openapi`.
import { writeFile } from 'node:fs/promises';
import openapiTypes, { astToString } from 'openapi-typescript';
import { onProjectNode } from './lib/node.mjs';

const folder = new URL('../openapi/', import.meta.url);

await onProjectNode(async () => {
  const { contract, typesHeader } = await import('../server/start/contract.ts');
  const { loadResources } = await import('../server/engine/resources/registry.ts');
  const { loadReports, withResources } = await import('../server/features/reports/registry.ts');
  const { accessMatrix } = await import('../domain/access/matrix.ts');
  const text = await contract();
  const resources = await loadResources();
  const reports = withResources(await loadReports(), resources);
  const types = astToString(await openapiTypes(JSON.parse(text)));
  await writeFile(new URL('openapi.json', folder), text);
  await writeFile(new URL('api.d.ts', folder), typesHeader(text) + types);
  await writeFile(
    new URL('../docs/access.md', import.meta.url),
    accessMatrix([...resources, ...reports.map(({ guard }) => guard)]),
  );
});
