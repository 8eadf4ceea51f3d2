import { describe, expect, it, vi } from 'vitest';
import { findNamed, pageSize } from './findNamed.ts';

interface Service {
  readonly code?: string;
  readonly name: string;
}

const catalogue = (...services: readonly Service[]) =>
  vi.fn(async (_search: string, page: number) => services.slice((page - 1) * pageSize, page * pageSize));
const find = (read: ReturnType<typeof catalogue>, text: string) =>
  findNamed(read, text, ({ name, code }: Service) => [code, name]);

describe('the record called like a text', () => {
  it('is found whatever its letter case, accents and spaces, by any of its names', async () => {
    const audit = { code: 'AUD', name: 'Auditoria técnica' };
    expect(await find(catalogue(audit), 'auditoria  TECNICA')).toBe(audit);
    expect(await find(catalogue(audit), 'aud')).toBe(audit);
  });

  it('is not one that only holds the text', async () => {
    expect(await find(catalogue({ name: 'Auditoria anual' }), 'Auditoria')).toBeUndefined();
  });

  it('is found among more than a page of others that hold it too', async () => {
    const others = Array.from({ length: pageSize + 5 }, (_, at) => ({ name: `Ajuste ${at} X` }));
    const read = catalogue(...others, { name: 'X' });
    expect(await find(read, 'x')).toEqual({ name: 'X' });
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is searched for by its beginning where its name is longer than a search may be', async () => {
    const name = 'Desenvolvimento '.repeat(18).trim();
    const read = catalogue({ name });
    expect(await find(read, name)).toEqual({ name });
    expect(read.mock.calls[0]?.[0].length).toBeLessThanOrEqual(200);
  });
});
