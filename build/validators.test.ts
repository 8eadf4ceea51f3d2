import { join } from 'node:path';
import type { ValidateFunction } from 'ajv';
import { afterAll, describe, expect, it } from 'vitest';
import { createServer } from 'vite';
import { validators } from './validators.ts';

const server = await createServer({
  root: join(import.meta.dirname, '..'),
  configFile: false,
  logLevel: 'silent',
  plugins: [validators()],
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
afterAll(() => server.close());

const module = await server.ssrLoadModule('virtual:validators');
const byName: Readonly<Record<string, ValidateFunction>> = module.validators;

describe('virtual:validators', () => {
  it('has one for every schema in the folder', () => {
    const expected = ['entities', 'invoices', 'items', 'scenarios', 'tributes'];
    expect(Object.keys(byName)).toEqual(expect.arrayContaining(expected));
  });

  it('checks what a request may carry', () => {
    const validate = byName.items;
    expect(validate?.({ description: 'Consulting' })).toBe(true);
    expect(validate?.({ description: '' })).toBe(false);
    expect(validate?.errors).toMatchObject([{ instancePath: '/description', keyword: 'minLength' }]);
  });

  it('knows our own words: decimals are checked exactly', () => {
    const tribute = { uuid: '0192f0c1-7a3e-7000-8000-000000000001' };
    const row = { tribute, is_origin: true, type: 'Fixed', tax_responsible: 'exporter', value: '999999999.0001' };
    const scenario = { name: 'n', description: 'd', origin: { id: 76 }, destiny: { id: 76 }, tributes: [row] };
    byName.scenarios?.(scenario);
    expect(byName.scenarios?.errors).toMatchObject([{ instancePath: '/tributes/0/value', keyword: 'decimal' }]);
  });

  it('needs no eval at run time, which the page forbids', async () => {
    const loaded = await server.pluginContainer.load('\0virtual:validators');
    const code = typeof loaded === 'string' ? loaded : (loaded?.code ?? '');
    expect(code).toContain('export const validators');
    expect(code).not.toMatch(/\beval\(|new Function/);
  });
});
