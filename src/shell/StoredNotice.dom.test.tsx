import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noActions } from '../../schemas/actions.ts';
import entities from '../../schemas/resources/clients/entities.ts';
import messages from '../../schemas/resources/delivery/messages.ts';
import { renderInConsole } from '../../tests/support/console.tsx';
import { ActionsProvider } from '../generate/actions/ActionsProvider.tsx';
import { CommandDialog } from '../generate/actions/CommandDialog.tsx';
import { Notice } from '../generate/Notice.tsx';

const notice = /emails are stored and not sent/;
const message = { id: 'm-1', uuid: 'm-1', email: 'bia@client.test', delivery: 'failed' };

const resend = (
  <ActionsProvider resource="messages" actions={messages.actions ?? noActions} titleOf={() => message.email}>
    <CommandDialog resource={messages} name="resend" record={message} onClose={() => undefined} />
  </ActionsProvider>
);

describe('without a mail server', () => {
  beforeEach(() => document.head.insertAdjacentHTML('beforeend', '<meta name="mails" content="stored">'));
  afterEach(() => document.querySelector('meta[name=mails]')?.remove());

  it('the dialog of a command that sends mail says so', async () => {
    await renderInConsole(resend, { language: 'en' });
    await screen.findByText(notice);
  });

  it.each([
    ['messages', 1],
    ['delivery-settings', 1],
    [entities.name, 0],
  ])('the pages of %s say so %i times', async (resource, times) => {
    await renderInConsole(<Notice resource={resource} />, { language: 'en' });
    expect(screen.queryAllByText(notice)).toHaveLength(times);
  });
});

it('with a mail server there is no notice', async () => {
  await renderInConsole(resend, { language: 'en' });
  await screen.findByRole('dialog');
  expect(screen.queryByText(notice)).toBeNull();
});
