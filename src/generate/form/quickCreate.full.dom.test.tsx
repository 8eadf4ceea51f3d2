import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { renderInConsole, type Answer, type SentRequest } from '../../../tests/support/console.tsx';
import type { InputProps } from '../../kinds/kind.ts';
import { ReferenceBox } from '../../kinds/reference/ReferenceBox.tsx';
import { brazil, page, saoPaulo } from './form.testing.tsx';
import { QuickCreateProvider } from './dialogs/QuickCreateProvider.tsx';

const made = { uuid: 'a9', name: 'Banco Sul' };
const accounts = [
  { uuid: 'a1', name: 'Banco do Brasil', default_currency: 'BRL' },
  { uuid: 'a2', name: 'Wise USD' },
];
const found = ({ query }: SentRequest): Answer => {
  const text = (query.get('search') ?? '').toLowerCase();
  return page(...accounts.filter(({ name }) => name.toLowerCase().includes(text)));
};

type Options = NonNullable<Parameters<typeof renderInConsole>[1]>;
type Given = Options & {
  readonly ref?: string;
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly isFilter?: boolean;
};

function Kept() {
  return <output data-testid="kept">{JSON.stringify(useWatch({ name: 'account' }) ?? null)}</output>;
}

/** A form with a focused choice. */
async function renderChoice({ ref = 'accounts', filter, isFilter = false, answers, ...options }: Given = {}) {
  const property = { type: 'string', format: 'uuid', ref } as const;
  const input: InputProps = {
    resource: 'invoices',
    path: 'account',
    source: 'account',
    property,
    label: 'Conta',
    isFilter,
  };
  const view = await renderInConsole(
    <QuickCreateProvider>
      <Form defaultValues={{ account: null }}>
        <ReferenceBox input={input} keep={({ id }) => id} filter={filter} />
        <input aria-label="Depois" />
        <Kept />
      </Form>
    </QuickCreateProvider>,
    {
      ...options,
      answers: {
        'GET /api/v2/accounts': found,
        'GET /api/v2/currencies': page({ id: 986, code: 'BRL' }),
        'GET /api/v2/entities': page(),
        'GET /api/v2/countries': ({ query }: SentRequest) => (query.has('search') ? page() : page(brazil)),
        'GET /api/v2/places': page(saoPaulo),
        'POST /api/v2/accounts': { status: 201, json: made },
        ...answers,
      },
    },
  );
  const user = userEvent.setup();
  const choice = screen.getByRole<HTMLInputElement>('combobox', { name: 'Conta' });
  await user.click(choice);
  const sent = () => view.requests.filter(({ method }) => method === 'POST');
  const kept = (): unknown => JSON.parse(screen.getByTestId('kept').textContent ?? '');
  return { ...view, user, choice, sent, kept };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const option = (name: string) => screen.findByRole('option', { name });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Cadastrar conta de recebimento' }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const name = async () => (await dialog()).getByRole<HTMLInputElement>('textbox', { name: /^Nome/ });
const save = async () => (await dialog()).getByRole('button', { name: 'Salvar' });

describe('the offer to add a record', () => {
  it('is last in the list, with the typed text', async () => {
    const { user } = await renderChoice();
    await waitFor(() => expect(options()).toEqual(['Banco do BrasilBRL', 'Wise USD', 'Adicionar novo']));
    await user.keyboard('banco');
    await option('Adicionar “banco”');
    expect(options()).toEqual(['Banco do BrasilBRL', 'Adicionar “banco”']);
  });

  it('is absent if the name already exists', async () => {
    const { user } = await renderChoice();
    await user.keyboard('wise usd');
    await waitFor(() => expect(options()).toEqual(['Wise USD']));
  });

  it.each([
    ['to a user who may not create one', { may: (_resource: string, action: string) => action !== 'create' }],
    ['where a list is filtered', { isFilter: true }],
    ['for what no form makes', { ref: 'countries' }],
  ])('is absent %s', async (_, given) => {
    const { user } = await renderChoice(given);
    await user.keyboard('Sul');
    await screen.findByText('Nenhum registro encontrado');
    expect(options()).toEqual([]);
  });
});

describe('a record added in a choice', () => {
  it('is chosen once it is saved, by keyboard alone, and the focus returns', async () => {
    const { user, choice, sent, kept } = await renderChoice();
    await user.keyboard('Banco Sul');
    await option('Adicionar “Banco Sul”');
    await user.keyboard('{Enter}');
    expect((await name()).value).toBe('Banco Sul');
    await waitFor(async () => expect(document.activeElement).toBe(await name()));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await gone();
    await waitFor(() => expect(kept()).toBe('a9'));
    expect([choice.value, choice.getAttribute('aria-invalid')]).toEqual(['Banco Sul', 'false']);
    expect(document.activeElement).toBe(choice);
    expect(sent().map(({ body }) => body)).toEqual([{ name: 'Banco Sul' }]);
    expect(sent()[0]?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('is offered before any text is typed, and starts empty', async () => {
    const { user } = await renderChoice();
    await user.click(await option('Adicionar novo'));
    expect((await name()).value).toBe('');
  });

  it('is created once, however often it is submitted', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const { user, sent, kept } = await renderChoice({ answers: { 'POST /api/v2/accounts': () => promise } });
    await user.keyboard('Banco Sul');
    await user.click(await option('Adicionar “Banco Sul”'));
    await user.dblClick(await save());
    await act(async () => resolve({ status: 201, json: made }));
    await gone();
    await waitFor(() => expect(kept()).toBe('a9'));
    expect(sent()).toHaveLength(1);
  });

  it('that is refused shows the error at its field, and the dialog stays open', async () => {
    const refusal = { status: 400, json: { detail: 'Confira', errors: { name: 'Nome já usado' } } };
    const { user, kept } = await renderChoice({ answers: { 'POST /api/v2/accounts': refusal } });
    await user.keyboard('Banco Sul');
    await user.click(await option('Adicionar “Banco Sul”'));
    await user.click(await save());
    await screen.findByText('Nome já usado');
    expect([(await name()).getAttribute('aria-invalid'), kept()]).toEqual(['true', null]);
  });

  it('starts with the filters of the choice', async () => {
    const filter = { is_payment_responsible: true, recent: 'invoices' };
    const { user } = await renderChoice({ ref: 'entities', filter });
    await user.keyboard('Sul');
    await user.click(await option('Adicionar “Sul”'));
    const form = within(await screen.findByRole('dialog', { name: 'Cadastrar cliente' }));
    expect(form.getByRole<HTMLInputElement>('switch', { name: /Responsável pelo pagamento/ }).checked).toBe(true);
  });

  it('that only needs a name is added without a form, once a name is typed', async () => {
    const answers = {
      'GET /api/v2/invoice/items': page(),
      'POST /api/v2/invoice/items': { status: 201, json: { uuid: 'i1', description: 'Aula' } },
    };
    const { user, kept, sent } = await renderChoice({ ref: 'items', answers });
    await screen.findByText('Nenhum registro encontrado');
    await user.keyboard('Aula');
    await option('Adicionar “Aula”');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(kept()).toBe('i1'));
    expect([sent().map(({ body }) => body), screen.queryByRole('dialog')]).toEqual([[{ description: 'Aula' }], null]);
  });
});

describe('a dialog closed without saving', () => {
  it.each([
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    [
      'its foot',
      async (user: ReturnType<typeof userEvent.setup>) =>
        user.click((await dialog()).getByRole('button', { name: 'Voltar' })),
    ],
  ])('by %s keeps the typed text in the field, without an error while it has focus', async (_, leave) => {
    const { user, choice, kept } = await renderChoice();
    await user.keyboard('banco');
    await user.click(await option('Adicionar “banco”'));
    await waitFor(async () => expect(document.activeElement).toBe(await name()));
    await leave(user);
    await gone();
    expect(document.activeElement).toBe(choice);
    // Only one account matches, but opening the dialog must not select it.
    expect([choice.value, choice.getAttribute('aria-invalid'), kept()]).toEqual(['banco', 'false', null]);
    await user.keyboard('{ArrowDown}');
    await option('Adicionar “banco”');
  });

  it('asks for a confirmation if more was entered', async () => {
    const { user, choice } = await renderChoice();
    await user.keyboard('Banco');
    await user.click(await option('Adicionar “Banco”'));
    await user.type(await name(), ' Sul');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' }));
    await user.click(question.getByRole('button', { name: 'Sair sem salvar' }));
    await gone();
    expect([choice.value, document.activeElement]).toEqual(['Banco', choice]);
  });
});
