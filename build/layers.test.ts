import { expect, test } from 'vitest';
import { layerOf } from './layers.ts';

/** The imports of a console with a few modules. */
const importers: Readonly<Record<string, readonly string[]>> = {
  '/src/access/session.ts': ['/src/main.tsx', '/src/access/enter.ts'],
  '/src/access/enter.ts': ['/src/areas/admin/AdminArea.tsx', '/src/areas/company/CompanyArea.tsx'],
  '/src/shell/frame/Logo.tsx': ['/src/shell/TopBar.tsx', '/src/signin/screen.tsx'],
  '/src/shell/TopBar.tsx': ['/src/areas/AreaApp.tsx'],
  '/src/areas/AreaApp.tsx': ['/src/areas/admin/AdminArea.tsx', '/src/areas/company/CompanyArea.tsx'],
  '/src/kinds/registry.ts': ['/src/generate/list/ListPage.tsx', '/src/generate/form/pages/EditPage.tsx'],
  '/src/generate/form/inputs.ts': [
    '/src/generate/form/pages/EditPage.tsx',
    '/src/features/invoicing/invoices/form.tsx',
  ],
  '/src/kinds/rows.ts': ['/src/kinds/pairs.ts'],
  '/src/kinds/pairs.ts': ['/src/kinds/rows.ts', '/src/features/invoicing/invoices/list.tsx'],
};
const layer = (id: string) => layerOf(id, (module) => importers[module] ?? []);

test.each([
  ['/src/access/session.ts', 'open'],
  ['/src/shell/frame/Logo.tsx', 'open'],
  ['/src/shell/TopBar.tsx', 'area'],
  ['/src/access/enter.ts', 'area'],
  ['/src/kinds/registry.ts', 'list'],
  ['/src/generate/form/inputs.ts', undefined],
])('%s is in the innermost layer that needs it: %s', (id, expected) => {
  expect(layer(id)).toBe(expected);
});

test('a page is in its own layer', () => {
  expect(layer('/src/public/screen.tsx')).toBe('open');
  expect(layer('/src/areas/company/CompanyArea.tsx')).toBe('area');
  expect(layer('/src/features/company/home/HomePage.tsx')).toBe('area');
  expect(layer('/src/generate/list/ListPage.tsx')).toBe('list');
  expect(layer('/src/features/invoicing/invoices/list.tsx')).toBe('list');
});

test('modules that import each other have one layer', () => {
  expect([layer('/src/kinds/rows.ts'), layer('/src/kinds/pairs.ts')]).toEqual(['list', 'list']);
});
