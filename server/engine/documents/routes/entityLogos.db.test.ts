import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { onePixel } from '../../../../tests/support/pictures.ts';

const url = '/api/v2/entities';
const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });

const entity = {
  name: 'Blue Harbor Inc.',
  location: { place_id: 'p', address: '350 Fifth Avenue, New York', country: { id: 840 } },
};

function withLogo(logo: Uint8Array<ArrayBuffer>, name = 'harbor.png'): FormData {
  const form = new FormData();
  form.append('name', entity.name);
  form.append('location', JSON.stringify(entity.location));
  form.append('logo', new Blob([logo]), name);
  return form;
}

const png = new Uint8Array(onePixel.png);
const create = async () => (await ana.post(url, withLogo(png))).json();

it('an entity has a logo, which its record and its lists name and its own address answers', async () => {
  const made = await create();
  const logo = { name: 'harbor.png', type: 'image/png', size: png.length, width: 1, height: 1 };
  expect(made.logo).toMatchObject({ ...logo, url: `${url}/${made.uuid}/logo/${made.logo.uuid}` });
  const { results } = (await ana.get(`${url}?uuid=${made.uuid}&fields=name,logo`)).json();
  expect(results).toEqual([{ uuid: made.uuid, name: entity.name, logo: made.logo }]);
  const file = await ana.get(made.logo.url);
  expect([file.headers['content-type'], file.rawPayload]).toEqual(['image/png', onePixel.png]);
  expect((await carla.get(made.logo.url)).statusCode).toBe(200);
});

it('another company and anonymous visitors cannot read it', async () => {
  const { logo } = await create();
  expect((await gil.get(logo.url)).statusCode).toBe(404);
  expect((await api.anonymous.get(logo.url)).statusCode).toBe(401);
});

it('is replaced, kept by a record that is sent back as it was read, and removed', async () => {
  const made = await create();
  const replaced = (
    await ana.put(`${url}/${made.uuid}`, withLogo(new Uint8Array(onePixel.jpeg), 'harbor.jpg'), {
      'if-match': '*',
    })
  ).json();
  expect(replaced.logo).toMatchObject({ name: 'harbor.jpg', type: 'image/jpeg' });
  expect((await ana.get(made.logo.url)).statusCode).toBe(404);
  const kept = (await ana.put(`${url}/${made.uuid}`, replaced)).json();
  expect(kept.logo).toEqual(replaced.logo);
  const removed = (await ana.put(`${url}/${made.uuid}`, entity)).json();
  expect(removed).not.toHaveProperty('logo');
  expect((await ana.get(replaced.logo.url)).statusCode).toBe(404);
});

it.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415],
  ['a picture in name alone', 'not a picture', 415],
  ['more than a million bytes', 'x'.repeat(1_000_001), 413],
])('%s is refused at the field', async (_what, content, status) => {
  const answer = await ana.post(url, withLogo(new TextEncoder().encode(content)));
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([status, ['logo']]);
});

it('goes with its record, and an export has no column for it', async () => {
  const { uuid } = await create();
  const file = (await ana.get(`${url}/export?uuid=${uuid}`)).body;
  expect(file).toContain(entity.name);
  expect(file).not.toContain('harbor.png');
  expect((await ana.delete(`${url}/${uuid}`)).statusCode).toBeLessThan(300);
  const { rows } = await api.ownerPool.query('select from stored_files where owner_uuid = $1', [uuid]);
  expect(rows).toEqual([]);
});
