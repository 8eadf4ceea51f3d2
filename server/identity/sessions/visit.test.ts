import { describe, expect, test } from 'vitest';
import { deviceText, visitOf } from './visit.ts';

const chrome =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const of = (headers: Record<string, string>, ip = '203.0.113.77') => visitOf({ headers, ip });

describe('a visit', () => {
  test('describes the browser by its header', () => {
    const visit = of({ 'user-agent': chrome, 'accept-language': 'pt-BR,pt;q=0.9,en;q=0.8' });
    expect(visit).toEqual({ browser: 'Chrome', system: 'macOS', address: '203.0.113.0/24', language: 'pt-BR' });
    expect(deviceText(visit)).toBe('Chrome, macOS');
  });

  test.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['::1', '0:0:0::/48'],
    ['', null],
  ])('from %s keeps %s of the address', (ip, kept) => {
    expect(of({}, ip).address).toBe(kept);
  });

  test('of a browser with an absent or invalid header has no device', () => {
    const empty = { browser: null, system: null, language: null };
    expect(of({})).toMatchObject(empty);
    expect(of({ 'user-agent': 'x'.repeat(100_000), 'accept-language': '*;q=<script>' })).toMatchObject(empty);
    expect(deviceText(of({}))).toBeUndefined();
  });
});
