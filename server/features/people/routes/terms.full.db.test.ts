import { describe, expect, it } from 'vitest';
import { testApp, type TestClient } from '../../../../tests/support/app.ts';
import { readPdf } from '../../../../tests/support/readPdf.ts';
import { legalVersion as version } from '../../../drawing/legal/texts.ts';

const url = '/api/v2/scenarios/terms';
const at = '2026-03-10T15:04:05.678Z';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const carla = await api.signIn('carla@contas.test');

const termsOf = async (client: TestClient, language = 'pt') =>
  (await client.get(url, { 'accept-language': language })).json();

const stored = async (): Promise<object[]> =>
  (await api.ownerPool.query('select tenant_id, user_uuid, version, language, accepted_at from terms_acceptances'))
    .rows;

describe('the terms to accept', () => {
  it.each([
    ['pt-BR', 'Termos e condições de uso', 'Licença de uso do software (EULA)'],
    ['en', 'Terms and conditions', 'End-user license agreement (EULA)'],
    ['es-MX,es', 'Términos y condiciones de uso', 'Licencia de uso del software (EULA)'],
  ])('are two texts in the requested language: %s', async (language, terms, eula) => {
    const locale = language.slice(0, 2);
    expect(await termsOf(gil, language)).toEqual({
      results: [
        { kind: 'terms', version, title: terms, url: `/api/v2/terms/terms/${version}/${locale}.pdf` },
        { kind: 'eula', version, title: eula, url: `/api/v2/terms/eula/${version}/${locale}.pdf` },
      ],
      count: 2,
    });
  });

  it('are for users who are signed in to a company', async () => {
    expect((await api.anonymous.get(url)).statusCode).toBe(401);
    const admin = await api.signIn('admin@ultramar.test');
    expect((await admin.get(url)).json()).toMatchObject({ code: 'tenant_required' });
    expect((await admin.post(url, { version })).json()).toMatchObject({ code: 'tenant_required' });
  });
});

describe('accepting them', () => {
  it('keeps who, for which company, what, in which language and when', async () => {
    api.clock.set(at);
    const answer = await ana.post(url, { version }, { 'accept-language': 'es' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      uuid: expect.any(String),
      user_uuid: api.identity.users['ana@acme.test'],
      version,
      language: 'es',
      accepted_at: at,
      detail: 'Términos y licencia aceptados',
    });
    expect(await stored()).toEqual([
      {
        tenant_id: api.identity.tenants.acme,
        user_uuid: api.identity.users['ana@acme.test'],
        version,
        language: 'es',
        accepted_at: at,
      },
    ]);
  });

  it('again, later and in another language, changes nothing', async () => {
    const before = await stored();
    api.clock.advance(60_000);
    const again = await ana.post(url, { version }, { 'accept-language': 'en' });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ accepted_at: at, language: 'es' });
    expect(await stored()).toEqual(before);
  });

  it('concurrently stores one', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => gil.post(url, { version })));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.json().uuid)).size).toBe(1);
  });

  it('shows the date to users who accepted', async () => {
    const { results } = await termsOf(ana, 'en');
    for (const text of results) expect(text).toMatchObject({ version, accepted_at: at });
  });

  it('counts for that person and company alone', async () => {
    expect((await termsOf(carla)).results[0]).not.toHaveProperty('accepted_at');
    const { rows } = await api.ownerPool.query<{ uuid: string }>('select uuid from users where email = $1', [
      'ana@acme.test',
    ]);
    await api.ownerPool.query("insert into user_references (user_uuid, kind, value) values ($1, 'tenant', 'globex')", [
      rows[0]?.uuid,
    ]);
    const elsewhere = await api.signIn('ana@acme.test', { tenant: 'globex' });
    expect((await termsOf(elsewhere)).results[0]).not.toHaveProperty('accepted_at');
  });

  it.each([[{ version: '1999-01' }], [{ version: '' }], [{ version: 'x'.repeat(21) }], [{ version: 7 }], [{}]])(
    'is refused at the version for %j',
    async (body) => {
      const answer = await carla.post(url, body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'validation', errors: { version: expect.any(String) } });
    },
  );

  it('reports a missing version in the language of the request', async () => {
    const answer = await carla.post(url, { version: '1999-01' }, { 'accept-language': 'en' });
    expect(answer.json().errors.version).toBe(
      'This version of the terms does not exist. Reload the page to read the current version.',
    );
  });

  it('cannot be rewritten, and is in the audit log', async () => {
    for (const change of ["update terms_acceptances set language = 'pt'", 'delete from terms_acceptances']) {
      await expect(api.pool.query(change)).rejects.toThrow('permission denied');
    }
    const { rows } = await api.ownerPool.query("select actor from audit_log where table_name = 'terms_acceptances'");
    expect(rows).toContainEqual({ actor: 'Ana Souza <ana@acme.test>' });
  });
});

describe('the PDF of a text', () => {
  it.each([
    ['terms', 'pt', 'Termos e condições de uso', 'não presta consultoria fiscal'],
    ['terms', 'en', 'Terms and conditions', 'gives no tax'],
    ['terms', 'es', 'Términos y condiciones de uso', 'no presta asesoramiento fiscal'],
    ['eula', 'pt', 'Licença de uso do software (EULA)', 'não exclusiva e intransferível'],
    ['eula', 'en', 'End-user license agreement (EULA)', 'non-exclusive, non-transferable'],
    ['eula', 'es', 'Licencia de uso del software (EULA)', 'no exclusiva e intransferible'],
  ])('%s in %s can be read by anyone', async (kind, locale, title, words) => {
    const answer = await api.anonymous.get(`/api/v2/terms/${kind}/${version}/${locale}.pdf`);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="ultramar-${kind}-${version}-${locale}.pdf"`,
    });
    const pdf = await readPdf(answer.rawPayload);
    expect(pdf.title).toBe(title);
    expect(pdf.pages.join('\n').replace(/\s+/g, ' ').toLowerCase()).toContain(words);
  });

  it('is kept by browsers, and framed by our own pages only', async () => {
    const { headers } = await api.anonymous.get(`/api/v2/terms/eula/${version}/en.pdf`);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers).not.toHaveProperty('x-frame-options');
  });

  it.each([`terms/1999-01/pt.pdf`, `terms/${version}/fr.pdf`, `privacy/${version}/pt.pdf`, `terms/..%2F..%2Fx/pt.pdf`])(
    'is not found at %s, and that is not kept',
    async (path) => {
      const answer = await api.anonymous.get(`/api/v2/terms/${path}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );
});
