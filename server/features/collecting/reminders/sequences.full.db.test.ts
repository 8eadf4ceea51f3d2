import { describe, expect, it } from 'vitest';
import { today } from '../../../../domain/dates/today.ts';
import { make, usLocation } from '../../../../tests/support/company.ts';
import { reminderDesk } from '../../../../tests/support/reminderDesk.ts';

const { api, ana, work, sequence, turn, issued, storyOf } = await reminderDesk();
const client = (change: object = {}) =>
  make(ana, '/api/v2/entities', { name: `Client ${Math.random()}`, location: usLocation, ...change });
// A Tuesday at noon in São Paulo.
const noon = (day: string) => `${day}T15:00:00Z`;

describe('a sequence', () => {
  it('sends nothing while it is paused, and afterwards what is still open', async () => {
    api.clock.set(noon('2026-03-10'));
    const [own, other] = [await sequence([5]), await sequence([200], { is_default: false })];
    for (const uuid of [own, other]) await turn(uuid, 'turn_on');
    await issued({ service_buyer_uuid: await client({ reminder_sequence: { uuid: other } }) });
    const [uuid, paid] = [await issued(), await issued()];
    await turn(own, 'pause');
    await ana.put(`/api/v2/invoice/status/${paid}`, { status: 'paid' });
    await work(noon('2026-11-03'));
    expect([await storyOf(uuid), await storyOf(paid)]).toEqual([['2026-04-15 planned'], []]);
    await turn(own, 'resume');
    await work(noon('2026-11-03'));
    expect(await storyOf(uuid)).toEqual(['2026-11-03 sent']);
    for (const one of [own, other]) await turn(one, 'turn_off');
  });

  it('that is paused plans nothing for an invoice that is paid', async () => {
    api.clock.set(noon('2026-03-10'));
    const own = await sequence([5]);
    await turn(own, 'turn_on');
    const uuid = await issued();
    await turn(own, 'pause');
    await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'paid' });
    expect(await storyOf(uuid)).toEqual([]);
    await turn(own, 'turn_off');
  });

  it('follows its steps when they change', async () => {
    api.clock.set(noon('2026-03-10'));
    const own = await sequence([5], { name: 'Changing' });
    await turn(own, 'turn_on');
    const uuid = await issued();
    const body = { name: 'Changing', is_default: true, steps: [{ days: 3, level: 'Sooner' }] };
    expect((await ana.put(`/api/v2/reminder-sequences/${own}`, body)).statusCode).toBe(200);
    expect(await storyOf(uuid)).toEqual(['2026-04-13 planned']);
    await turn(own, 'turn_off');
  });
});

describe('another sequence', () => {
  it('of a client does not repeat the steps that an invoice has passed', async () => {
    api.clock.set(noon('2026-03-10'));
    const own = await sequence([5, 20]);
    const other = await sequence([3, 10, 30], { is_default: false });
    for (const uuid of [own, other]) await turn(uuid, 'turn_on');
    const entity = await client();
    const uuid = await issued({ service_buyer_uuid: entity });
    await work(noon('2026-04-30'));
    const record = (await ana.get(`/api/v2/entities/${entity}`)).json<object>();
    await ana.put(`/api/v2/entities/${entity}`, { ...record, reminder_sequence: { uuid: other } });
    expect(await storyOf(uuid)).toEqual(['2026-04-15 skipped overtaken', '2026-04-30 sent', '2026-05-10 planned']);
    for (const one of [own, other]) await turn(one, 'turn_off');
  });

  it('that becomes the default begins on that day', async () => {
    api.clock.set(noon('2026-03-10'));
    await sequence([5]);
    const other = await sequence([5], { is_default: false });
    await turn(other, 'turn_on');
    const uuid = await issued({ service_buyer_uuid: await client() });
    await ana.put(`/api/v2/reminder-sequences/${other}/make_default`);
    // The database has the time of the machine.
    const { turned_on: day } = (await ana.get(`/api/v2/reminder-sequences/${other}`)).json<{ turned_on: string }>();
    expect(day).toBe(today(new Date(), 'America/Sao_Paulo'));
    expect(await storyOf(uuid)).toEqual(day > '2026-04-15' ? [] : ['2026-04-15 planned']);
    await turn(other, 'turn_off');
  });
});
