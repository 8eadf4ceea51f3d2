import { expect, it } from 'vitest';
import { withoutSecrets } from './withoutSecrets.ts';

it('what opens a page to everyone is left out at any depth, also of a history, and all else stays', () => {
  const record = {
    uuid: 'a',
    public_hash: 'open',
    lines: [{ price: '1', invoice: { public_hash: 'open', number: 1 } }],
    changes: { public_hash: [null, 'open'], total: ['1', '2'], note: [null, null] },
  };
  expect(withoutSecrets(record)).toEqual({
    uuid: 'a',
    lines: [{ price: '1', invoice: { number: 1 } }],
    changes: { total: ['1', '2'], note: [null, null] },
  });
});
