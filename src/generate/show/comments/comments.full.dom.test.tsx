import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { renderInConsole, type Answer, type SentRequest } from '../../../../tests/support/console.tsx';
import { typedText } from '../../../../domain/company/comments.ts';
import CommentsSection from './CommentsSection.tsx';

const id = '0198f6b2-0000-7000-8000-000000000001';
const url = `/api/v2/comments/invoice/${id}`;
const ana = { uuid: '0198f6b2-0000-7000-8000-00000000000a', name: 'Ana Souza' };
const bia = { uuid: '0198f6b2-0000-7000-8000-00000000000b', name: 'Bia Lima' };
const own = {
  uuid: '0198f6b2-0000-7000-8000-000000000011',
  author: 'Ana Souza',
  is_own: true,
  text: `Ask @{${bia.uuid}} first`,
  mentions: [bia],
  created_at: '2026-03-09T15:30:00.000Z',
  version: 2,
};
const others = {
  ...own,
  uuid: '0198f6b2-0000-7000-8000-000000000012',
  author: 'Bia Lima',
  is_own: false,
  text: 'Done',
};
const { text: _gone, ...left } = { ...others, uuid: '0198f6b2-0000-7000-8000-000000000013' };
const deleted = { ...left, mentions: [], deleted_at: '2026-03-09T16:30:00.000Z' };

afterEach(() => localStorage.clear());

interface Options {
  readonly comments?: readonly object[];
  readonly may?: boolean;
  readonly answers?: Readonly<Record<string, Answer | ((request: SentRequest) => Answer | Promise<Answer>)>>;
}

async function showComments({ comments = [own, others, deleted], may = false, answers = {} }: Options = {}) {
  const view = await renderInConsole(<CommentsSection resource={invoices} record={{ id }} />, {
    language: 'en',
    may: () => may,
    answers: {
      [`GET ${url}`]: { json: { results: comments, count: comments.length } },
      [`GET ${url}/readers`]: { json: { results: [ana, bia], count: 2 } },
      [`POST ${url}`]: { status: 201, json: { uuid: own.uuid, version: 1, detail: 'Comment sent' } },
      [`PUT ${url}/${own.uuid}`]: { json: { uuid: own.uuid, version: 3, detail: 'Comment saved' } },
      [`DELETE ${url}/${own.uuid}`]: { json: { detail: 'Comment deleted' } },
      ...answers,
    },
  });
  const section = within(await screen.findByRole('region', { name: 'Comments' }));
  const box = await section.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' });
  const written = () => view.requests.filter(({ method }) => method !== 'GET');
  return { ...view, section, box, written };
}

it('are listed with author and mentions; a deleted one keeps its place', async () => {
  const { section } = await showComments();
  const rows = await section.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Ana Souza.*Ask @Bia Lima first$/),
    expect.stringMatching(/^Bia Lima.*Done$/),
    expect.stringMatching(/^Bia Lima.*This comment was deleted\.$/),
  ]);
  expect(section.getAllByRole('button', { name: 'Edit comment' })).toHaveLength(1);
  expect(section.getAllByRole('button', { name: /^Delete the comment/ })).toHaveLength(1);
});

it('of others are deleted by who manages the users', async () => {
  const { section } = await showComments({ may: true });
  expect(await section.findAllByRole('button', { name: /^Delete the comment/ })).toHaveLength(2);
});

it('mention people by keyboard, stored as their keys', async () => {
  const user = userEvent.setup();
  const { box, written } = await showComments({ comments: [] });
  await user.type(box, 'Please @');
  const list = await screen.findByRole('listbox', { name: 'People' });
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ana Souza', 'Bia Lima']);
  await user.keyboard('{ArrowDown}');
  const active = within(list).getByRole('option', { selected: true });
  expect([active.textContent, box.getAttribute('aria-activedescendant')]).toEqual(['Bia Lima', active.id]);
  await user.keyboard('{Enter}');
  expect([box.value, screen.queryByRole('listbox')]).toEqual(['Please @Bia Lima ', null]);
  await user.type(box, 'check{Control>}{Enter}{/Control}');
  await waitFor(() => expect(written().map(({ body }) => body)).toEqual([{ text: `Please @{${bia.uuid}} check` }]));
  await waitFor(() => expect(box.value).toBe(''));
});

it('close the list of people with Esc, and narrow it by what is typed', async () => {
  const user = userEvent.setup();
  const { box } = await showComments({ comments: [] });
  await user.type(box, '@li');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Bia Lima']);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box.value).toBe('@li');
});

it('are sent once, and a retry after a lost answer has the same key', async () => {
  const user = userEvent.setup();
  let fails = true;
  const { section, box, written } = await showComments({
    comments: [],
    answers: {
      [`POST ${url}`]: () =>
        fails
          ? { status: 503, json: { detail: 'Under maintenance' } }
          : { status: 201, json: { detail: 'Comment sent' } },
    },
  });
  await user.type(box, 'Hello');
  await user.dblClick(section.getByRole('button', { name: 'Send' }));
  await screen.findByText('Under maintenance');
  const failed = written().length;
  expect(box.value).toBe('Hello');
  fails = false;
  await waitFor(() => expect(section.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false));
  await user.click(section.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(box.value).toBe(''));
  expect(written()).toHaveLength(failed + 1);
  expect(new Set(written().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});

it('show the reason of a refusal at the text', async () => {
  const user = userEvent.setup();
  const { section, box } = await showComments({
    answers: {
      [`POST ${url}`]: { status: 400, json: { code: 'validation', errors: { text: 'Someone cannot read this' } } },
    },
  });
  await user.type(box, 'Hello');
  await user.click(section.getByRole('button', { name: 'Send' }));
  await section.findByText('Someone cannot read this');
  expect(box.value).toBe('Hello');
});

it('are edited in the version that was read, with mentions by name', async () => {
  const user = userEvent.setup();
  const { section, written } = await showComments();
  await user.click(await section.findByRole('button', { name: 'Edit comment' }));
  const box = section.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit comment' });
  expect(box.value).toBe(typedText(own.text, own.mentions));
  await user.type(box, '!');
  await user.click(section.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(written()[0]?.body).toEqual({ text: `${own.text}!` }));
  expect(written()[0]?.headers.get('If-Match')).toBe('"2"');
  await waitFor(() => expect(section.queryByRole('textbox', { name: 'Edit comment' })).toBeNull());
});

it('are deleted after a question', async () => {
  const user = userEvent.setup();
  const { section, written } = await showComments();
  await user.click(await section.findByRole('button', { name: 'Delete the comment of Ana Souza' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this comment?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete comment' }));
  await waitFor(() => expect(written()[0]).toMatchObject({ method: 'DELETE', path: `${url}/${own.uuid}` }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
