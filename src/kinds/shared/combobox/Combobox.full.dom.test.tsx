import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { renderInConsole, type Answer, type SentRequest } from '../../../../tests/support/console.tsx';
import { kinds } from '../../registry.ts';

const names = ['Blue Harbor Inc.', 'Harbor Payments', 'Norte', 'Norte Digital, Lda.', 'Grande Norte'];
const entities = names.map((name, at) => ({ uuid: `e${at}`, name }));
const property = {
  type: 'object',
  kind: 'reference',
  ref: 'entities',
  required: ['uuid'],
  properties: { uuid: { type: 'string', format: 'uuid' }, name: { type: 'string', readOnly: true } },
} as const;

const answer = ({ query }: SentRequest): Answer => {
  const wanted = (query.get('search') ?? '').toLowerCase();
  const results = entities.filter(({ name }) => name.toLowerCase().includes(wanted));
  return { json: { results, count: results.length } };
};

/** An API that answers searches on demand, in any order. */
function heldApi() {
  const held = new Map<string, (failed?: boolean) => void>();
  const ask = (request: SentRequest): Answer | Promise<Answer> => {
    const search = request.query.get('search');
    if (search === null) return answer(request);
    return new Promise((resolve) => {
      held.set(search, (failed) =>
        resolve(failed ? { status: 503, json: { detail: 'Fora', code: 'busy' } } : answer(request)),
      );
    });
  };
  const release = async (search: string, failed = false) => {
    await waitFor(() => expect([...held.keys()]).toContain(search));
    await act(async () => held.get(search)?.(failed));
  };
  return { ask, release, searches: () => [...held.keys()] };
}

function Kept() {
  return <output data-testid="kept">{JSON.stringify(useWatch({ name: 'buyer' }) ?? null)}</output>;
}

/** Sets the field from outside, as an address sets its country. */
function Elsewhere() {
  const { setValue } = useFormContext();
  return (
    <button type="button" onClick={() => setValue('buyer', norte)}>
      Escolher
    </button>
  );
}

async function renderBox({
  ask = answer as ReturnType<typeof heldApi>['ask'],
  value,
}: { ask?: ReturnType<typeof heldApi>['ask']; value?: unknown } = {}) {
  const sent = vi.fn<(values: unknown) => void>();
  const { Input } = kinds.reference;
  await renderInConsole(
    <Form defaultValues={{ buyer: value ?? null }} onSubmit={sent}>
      <Input resource="scenarios" path="buyer" property={property} source="buyer" label="Cliente" />
      <input aria-label="Depois" />
      <button type="submit">Salvar</button>
      <Kept />
      <Elsewhere />
    </Form>,
    { answers: { 'GET /api/v2/entities': ask } },
  );
  const user = userEvent.setup();
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Cliente' });
  await user.click(input);
  const kept = (): unknown => JSON.parse(screen.getByTestId('kept').textContent ?? '');
  return { user, input, sent, kept };
}

const norte = { uuid: 'e2', name: 'Norte' };
const option = (name: string) => screen.findByRole('option', { name });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('keys before the answer wait for it', () => {
  it.each([
    ['Enter', '{Enter}', 'e2'],
    ['an arrow and Enter', '{ArrowDown}{Enter}', 'e2'],
    ['two arrows and Enter', '{ArrowDown}{ArrowDown}{Enter}', 'e3'],
    ['more arrows than there are', '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}', 'e4'],
    ['Tab, which goes on', '{Tab}', 'e2'],
  ])('%s', async (_, keys, uuid) => {
    const { ask, release } = heldApi();
    const { user, input, kept, sent } = await renderBox({ ask });
    await option('Blue Harbor Inc.');
    await user.keyboard(`norte${keys}`);
    expect([input.value, kept()]).toEqual(['norte', null]);
    await release('norte');
    await waitFor(() => expect(kept()).toMatchObject({ uuid }));
    expect(sent).not.toHaveBeenCalled();
  });

  it('a click on another field selects the only match', async () => {
    const { ask, release } = heldApi();
    const { user, input, kept } = await renderBox({ ask });
    await user.keyboard('blue');
    await user.click(screen.getByRole('textbox', { name: 'Depois' }));
    await release('blue');
    await waitFor(() => expect(kept()).toMatchObject({ uuid: 'e0' }));
    expect(input.value).toBe('Blue Harbor Inc.');
  });

  it('an answer for an earlier text is ignored', async () => {
    const { ask, release, searches } = heldApi();
    const { user, kept } = await renderBox({ ask });
    await user.keyboard('harbor');
    await waitFor(() => expect(searches()).toContain('harbor'));
    await user.clear(screen.getByRole('combobox'));
    await user.keyboard('norte{Enter}');
    await release('norte');
    await waitFor(() => expect(kept()).toMatchObject(norte));
    await release('harbor');
    expect(kept()).toMatchObject(norte);
  });

  it('after blur meanwhile, unmatched text is an error at its field, without an open list', async () => {
    const { ask, release } = heldApi();
    const { user, kept } = await renderBox({ ask });
    await user.keyboard('Sul{Enter}');
    await user.click(screen.getByRole('textbox', { name: 'Depois' }));
    await release('Sul');
    await screen.findByText('“Sul” não corresponde a nenhum registro. Escolha um da lista.');
    expect([screen.queryByRole('listbox'), options(), kept()]).toEqual([null, [], null]);
    expect(screen.queryByText('Nenhum registro encontrado')).toBeNull();
  });

  it('further typing cancels them', async () => {
    const { ask, release } = heldApi();
    const { user, input, kept } = await renderBox({ ask });
    await user.keyboard('nor{Enter}te d');
    await release('nor');
    expect([input.value, kept()]).toEqual(['norte d', null]);
  });

  it('a failed request selects nothing, is reported, and is retried on Enter', async () => {
    const { ask, release } = heldApi();
    const { user, input, kept } = await renderBox({ ask });
    await user.keyboard('norte{Enter}');
    await release('norte', true);
    expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível buscar.');
    expect(options()).toEqual([]);
    expect([input.value, kept()]).toEqual(['norte', null]);
    await user.keyboard('{Enter}');
    await release('norte');
    await option('Norte');
    await user.keyboard('{Enter}');
    expect(kept()).toMatchObject(norte);
  });
});

describe('an option', () => {
  it('with an equal name comes first, then those that start with the text', async () => {
    const { user } = await renderBox();
    await user.keyboard('norte');
    await waitFor(() => expect(options()).toEqual(['Norte', 'Norte Digital, Lda.', 'Grande Norte']));
  });

  it('is selected by Enter and Tab if highlighted, without submitting the form', async () => {
    const { user, kept, sent } = await renderBox();
    await user.keyboard('norte d');
    await option('Norte Digital, Lda.');
    await user.keyboard('{Enter}');
    expect(kept()).toMatchObject({ uuid: 'e3' });
    await user.keyboard('{Enter}');
    await user.clear(screen.getByRole('combobox'));
    await user.keyboard('blue');
    await option('Blue Harbor Inc.');
    await user.tab();
    expect(kept()).toMatchObject({ uuid: 'e0' });
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Depois' }));
    expect(sent).not.toHaveBeenCalled();
  });

  it('is restored on Escape, and cleared with its text', async () => {
    const { user, input, kept } = await renderBox({ value: norte });
    await user.keyboard(' Sul{Escape}');
    expect([input.value, kept()]).toEqual(['Norte', norte]);
    await user.clear(input);
    await user.tab();
    expect([input.value, kept()]).toEqual(['', null]);
  });

  it('without a match keeps the text, is an error at its field, and is not saved', async () => {
    const { user, input, kept } = await renderBox();
    await user.keyboard('Sul');
    await screen.findByText('Nenhum registro encontrado');
    await user.click(screen.getByRole('textbox', { name: 'Depois' }));
    await screen.findByText('“Sul” não corresponde a nenhum registro. Escolha um da lista.');
    expect([input.value, input.getAttribute('aria-invalid'), kept()]).toEqual(['Sul', 'true', null]);
  });

  it('without a match is cleared when another is chosen elsewhere', async () => {
    const { user, input, kept } = await renderBox();
    await user.keyboard('Sul');
    await user.click(screen.getByRole('textbox', { name: 'Depois' }));
    await screen.findByText(/“Sul” não corresponde/);
    await user.click(screen.getByRole('button', { name: 'Escolher' }));
    expect([input.value, input.getAttribute('aria-invalid'), kept()]).toEqual(['Norte', 'false', norte]);
  });

  it('is highlighted when an arrow key opens the list, and selected by Enter', async () => {
    const { user, input, kept } = await renderBox();
    await user.keyboard('{Escape}{ArrowDown}');
    await option('Norte');
    await user.keyboard('{Enter}');
    expect([input.value, kept()]).toEqual(['Blue Harbor Inc.', { uuid: 'e0', name: 'Blue Harbor Inc.' }]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(input.value).toBe('Harbor Payments');
  });
});
