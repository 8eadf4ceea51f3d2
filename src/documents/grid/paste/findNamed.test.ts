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

describe('a record with the name of a text', () => {
  it('is found by any of its names, ignoring case, accents and spaces', async () => {
    const audit = { code: 'AUD', name: 'Auditoria técnica' };
    expect(await find(catalogue(audit), 'auditoria  TECNICA')).toBe(audit);
    expect(await find(catalogue(audit), 'aud')).toBe(audit);
  });

  it('is not one that only contains the text', async () => {
    expect(await find(catalogue({ name: 'Auditoria anual' }), 'Auditoria')).toBeUndefined();
  });

  it('is found among more than a page of records that contain it', async () => {
    const others = Array.from({ length: pageSize + 5 }, (_, at) => ({ name: `Ajuste ${at} X` }));
    const read = catalogue(...others, { name: 'X' });
    expect(await find(read, 'x')).toEqual({ name: 'X' });
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is searched by the start of a name that is longer than a search', async () => {
    const name = 'Desenvolvimento '.repeat(18).trim();
    const read = catalogue({ name });
    expect(await find(read, name)).toEqual({ name });
    expect(read.mock.calls[0]?.[0].length).toBeLessThanOrEqual(200);
  });
});
