import type { Me } from '../../src/access/me.ts';

/** A signed-in user as the API describes them; a company's user by default. */
export function someone(differences: Partial<Me> = {}): Me {
  return {
    uuid: '0190f3a0-0000-7000-8000-000000000001',
    name: 'Ana Souza',
    email: 'ana@acme.test',
    type: 'COMPANY',
    area: 'company',
    references: { tenant: ['acme'] },
    permissions: [],
    ...differences,
  };
}
