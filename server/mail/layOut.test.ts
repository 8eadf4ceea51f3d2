import { readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { compileMail } from '../../scripts/lib/mails.mjs';
import { layOut, layOutSent } from './layOut.ts';
import { writeLetter } from './letter.ts';

const fileOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

const link = 'https://ultramar.test/login/reset/a?b=1&c=2';
const laidOut = (values: object = {}) =>
  layOut(
    writeLetter({ topic: 'invitation', language: 'pt', values: { link, company: 'Acme', ...values }, timeZone: 'UTC' }),
  );

test('the committed layout equals its compiled source (npm run mails)', async () => {
  expect(fileOf('letter.html')).toBe(await compileMail(fileOf('letter.mjml')));
});

test('a mail has its texts, its language and its button, as HTML and as text', () => {
  const { html, text } = laidOut({ name: 'Bia', actor: 'Ana' });
  expect(html).toContain('lang="pt"');
  expect(html.match(/href="[^"]*"/g)).toEqual([
    `href="${link.replaceAll('&', '&amp;')}"`,
    `href="${link.replaceAll('&', '&amp;')}"`,
  ]);
  for (const expected of ['Você recebeu um convite para Acme', 'Olá, Bia!', 'Ana convidou você', 'Aceitar convite']) {
    expect(html).toContain(expected);
    expect(text).toContain(expected);
  }
  expect(text).toContain(link);
});

test('values are filled in as text, never as markup or scripts', () => {
  const evil = '<img src=x onerror="alert(1)">{{ footer }}{% for i in (1..100000) %}x{% endfor %}';
  const { html, text } = laidOut({ actor: evil, company: evil, name: evil });
  expect(html).not.toContain('<img');
  expect(html).toContain(
    '&lt;img src=x onerror=&#34;alert(1)&#34;&gt;{{ footer }}{% for i in (1..100000) %}x{% endfor %}',
  );
  expect(text).toContain(evil);
});

test('a mail is laid out however long a busy machine takes', () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 10_000));
  onTestFinished(() => clock.mockRestore());
  expect(laidOut({ name: 'Bia' }).html).toContain('Olá, Bia!');
});

test('it loads no external resources, and has light and dark colors', () => {
  const { html } = laidOut();
  expect(html).not.toMatch(/<(img|script|link)\b|@import|url\(/i);
  expect(html).toContain('prefers-color-scheme: dark');
  expect(html).toContain('<meta name="color-scheme" content="light dark" />');
});

describe('a text that reads from the right', () => {
  const company = 'שלום Consulting 24';
  const own = `\u2068${company}\u2069`;
  const letter = writeLetter({
    topic: 'access_granted',
    language: 'en',
    values: { company, name: 'דוד' },
    timeZone: 'UTC',
  });

  test('leaves the words around it in their order, as subject, HTML and text', () => {
    const { subject, html, text } = layOut(letter);
    expect(subject).toBe(`You now have access to ${own}`);
    for (const sentence of [letter.hello, ...letter.sentences]) {
      expect(html).toContain(`<div dir="ltr" style="text-align: left">${sentence}</div>`);
      expect(text).toContain(`\n${sentence}\n`);
    }
  });

  test('has its direction where it stands alone, at the side of its column', () => {
    const { html, text } = layOut({
      ...letter,
      brand: company,
      hello: 'דוד Cohen, 12',
      figures: [{ label: 'For', value: company }],
    });
    expect(html).toMatch(new RegExp(`text-align: left" dir="rtl">\\s*${company}`));
    expect(html).toContain('<div dir="rtl" style="text-align: left">דוד Cohen, 12</div>');
    expect(html).toContain(`<bdi>${company}</bdi>`);
    expect(text).toContain(`\nFor: ${own}\n`);
  });
});

describe('a company’s mail', () => {
  const logo = { type: 'image/png', bytes: Buffer.from('\x89PNG') } as const;
  const letter = {
    ...writeLetter({ topic: 'invitation', language: 'en', values: {}, timeZone: 'UTC' }),
    brand: 'Acme',
    accent: '#ffe066',
    logo,
    figures: [{ label: 'To pay', value: 'USD 10.00' }],
  };

  test('has its logo, as a part of the mail or in the page itself', () => {
    const { html, enclosures } = layOutSent(letter);
    expect(html).toContain('src="cid:logo"');
    expect(enclosures).toEqual([{ ...logo, name: 'logo', part: 'logo' }]);
    expect(layOut(letter).html).toContain(`src="data:image/png;base64,${logo.bytes.toString('base64')}"`);
    expect(layOutSent({ ...letter, logo: undefined })).toMatchObject({ enclosures: [] });
  });

  test('has a button in its colour with a text that can be read on it', () => {
    const { html } = layOut({ ...letter, action: { label: 'Pay', href: '#', address: '#', hint: '' } });
    expect(html).toMatch(/background:#ffe066;[^"]*color:#000000/);
  });

  test('has its figures, also as text', () => {
    const { html, text } = layOut(letter);
    expect(html).toContain('USD 10.00');
    expect(text).toContain('\nTo pay: USD 10.00\n');
  });
});
