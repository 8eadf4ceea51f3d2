import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import issueSettings from '../../../schemas/resources/recurrence/issue-settings.ts';
import { renderInConsole, type SentRequest } from '../../../tests/support/console.tsx';
import { SettingsButton } from './dialogs/SettingsButton.tsx';

const url = '/api/v2/issue-settings';
let stored: { version: number; settings: object };
let written: unknown[];
beforeEach(() => {
  stored = { version: 1, settings: { issue_lead_days: 10, hold_late_days: 30 } };
  written = [];
});

async function show(may = (_resource: string, _action: string) => true, answers = {}) {
  const answer = (more = {}) => ({ json: { ...stored.settings, ...more }, headers: { etag: `"${stored.version}"` } });
  await renderInConsole(<SettingsButton resource={issueSettings} />, {
    language: 'en',
    may,
    answers: {
      [`GET ${url}`]: () => answer(),
      [`PUT ${url}`]: ({ headers, body }: SentRequest) => {
        if (headers.get('If-Match') !== `"${stored.version}"`)
          return { status: 409, json: { code: 'stale', detail: 'Changed meanwhile.' } };
        written.push(body);
        stored = { version: stored.version + 1, settings: Object(body) };
        return answer({ detail: 'Saved.' });
      },
      ...answers,
    },
  });
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Billing run settings' }));
  return within(await screen.findByRole('dialog', { name: 'Billing run settings' }));
};
const lead = () => screen.findByRole('textbox', { name: /^Issue before the due date/ });
const late = () => screen.findByRole('textbox', { name: /^Hold if late/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('are edited in a dialog, with a hint at each field', async () => {
  await show();
  await open();
  expect((await lead()).getAttribute('value')).toBe('10');
  screen.getByText(/Due dates do not change/);
  await userEvent.clear(await lead());
  await userEvent.type(await lead(), '5');
  await userEvent.clear(await late());
  await save();
  await screen.findByText('Saved.');
  await isClosed();
  expect(written).toEqual([{ issue_lead_days: 5, hold_late_days: null }]);
});

it('show the saved values when opened again, and are saved over them', async () => {
  await show();
  for (const days of ['5', '6']) {
    await open();
    await userEvent.clear(await lead());
    await userEvent.type(await lead(), days);
    await save();
    await isClosed();
  }
  expect(written).toMatchObject([{ issue_lead_days: 5 }, { issue_lead_days: 6, hold_late_days: 30 }]);
});

it('show the current values when opened again', async () => {
  await show();
  await open();
  await lead();
  await userEvent.keyboard('{Escape}');
  await isClosed();
  stored = { version: 2, settings: { issue_lead_days: 20, hold_late_days: 30 } };
  await open();
  await waitFor(async () => expect((await lead()).getAttribute('value')).toBe('20'));
  await userEvent.clear(await late());
  await userEvent.type(await late(), '7');
  await save();
  await isClosed();
  expect(written).toEqual([{ issue_lead_days: 20, hold_late_days: 7 }]);
});

it('are saved once, for any number of clicks', async () => {
  await show();
  await open();
  await userEvent.clear(await lead());
  await userEvent.type(await lead(), '5');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
  await isClosed();
  expect(written).toHaveLength(1);
});

it('are validated before a request', async () => {
  await show();
  await open();
  await userEvent.clear(await lead());
  await userEvent.type(await late(), '00');
  await save();
  await waitFor(async () => expect((await lead()).getAttribute('aria-invalid')).toBe('true'));
  await userEvent.type(await lead(), '366');
  await userEvent.clear(await late());
  await userEvent.type(await late(), '3651');
  await save();
  await waitFor(async () => expect((await late()).getAttribute('aria-invalid')).toBe('true'));
  expect([(await lead()).getAttribute('aria-invalid'), written]).toEqual(['true', []]);
});

it('saved by another user meanwhile keep that user’s values', async () => {
  await show();
  await open();
  await userEvent.clear(await lead());
  await userEvent.type(await lead(), '5');
  stored = { version: 2, settings: { issue_lead_days: 20, hold_late_days: 30 } };
  await save();
  await screen.findByText('Changed meanwhile.');
  await isClosed();
  await open();
  await waitFor(async () => expect((await lead()).getAttribute('value')).toBe('20'));
  expect(written).toEqual([]);
});

it('keep the input if saving fails, and show the error at its field', async () => {
  const refusal = { detail: 'Check the fields.', code: 'validation', errors: { issue_lead_days: 'Too early' } };
  await show(undefined, { [`PUT ${url}`]: { status: 400, json: refusal } });
  await open();
  await userEvent.type(await lead(), '0');
  await save();
  await screen.findByText('Too early');
  expect((await lead()).getAttribute('value')).toBe('100');
});

it('show why they cannot be loaded, and can be retried', async () => {
  let isDown = true;
  await show(undefined, {
    [`GET ${url}`]: () =>
      isDown ? { status: 503, json: { detail: 'Not now.' } } : { json: stored.settings, headers: { etag: '"1"' } },
  });
  const dialog = await open();
  await dialog.findByText('Not now.');
  isDown = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect((await lead()).getAttribute('value')).toBe('10');
});

it('require a confirmation before input is lost', async () => {
  await show();
  await open();
  await userEvent.type(await lead(), '0');
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
});

it('are not offered to users who may not edit them', async () => {
  await show((_resource, action) => action !== 'edit');
  expect(screen.queryByRole('button')).toBeNull();
});
