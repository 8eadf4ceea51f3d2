import { describe, expect, test } from 'vitest';
import { accountNames, normalEmail } from '../identity/accountName.ts';
import { knownDevices, newDeviceId } from './knownDevices.ts';

const secret = 'a secret of this installation, 32 bytes';
const now = new Date('2026-03-10T15:00:00Z');
const day = 24 * 60 * 60 * 1000;
const after = (days: number) => new Date(now.getTime() + days * day);
const nameOf = accountNames(secret);
const devices = knownDevices(secret);
const ana = { account: nameOf('ana@acme.test'), id: newDeviceId() };

describe('a known device', () => {
  test('is the one of its account for 400 days', () => {
    const proof = devices.prove(ana, now);
    expect(devices.read(proof, after(399))).toEqual({ ...ana, provenAt: now });
    expect(devices.read(proof, after(400))).toBeUndefined();
  });

  test('is not made up', () => {
    const [account, id, expires, signature] = devices.prove(ana, now).split('.') as [string, string, string, string];
    const gil = nameOf('gil@globex.test');
    for (const made of [
      [gil, id, expires, signature],
      [account, newDeviceId(), expires, signature],
      [account, id, String(Number(expires) + 1), signature],
      [account, id, expires, 'A'.repeat(43)],
      [account, id, expires, ''],
      [account, id, expires],
      [''],
      ['x'.repeat(10_000)],
    ]) {
      expect(devices.read(made.join('.'), now)).toBeUndefined();
    }
  });

  test('of another installation is none', () => {
    const foreign = knownDevices('a secret of another installation, also long');
    expect(devices.read(foreign.prove(ana, now), now)).toBeUndefined();
  });
});

describe('an account', () => {
  test.each(['ana@acme.test', ' Ana@ACME.test ', 'ANA@ACME.TEST\n'])('is one however it is typed: %j', (typed) => {
    expect(normalEmail(typed)).toBe('ana@acme.test');
    expect(nameOf(typed)).toBe(ana.account);
  });

  test('is one in each way to write an accent', () => {
    expect(nameOf('Jos\u00e9@acme.test')).toBe(nameOf('jose\u0301@acme.test'));
    expect(nameOf('jose@acme.test')).not.toBe(nameOf('jos\u00e9@acme.test'));
  });

  test('has a short name that does not reveal whose it is', () => {
    expect(nameOf(`${'x'.repeat(10_000)}@acme.test`)).toMatch(/^[\w-]{22}$/);
    expect(accountNames('a secret of another installation, also long')('ana@acme.test')).not.toBe(ana.account);
  });
});
