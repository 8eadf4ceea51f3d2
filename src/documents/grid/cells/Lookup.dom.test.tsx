import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KeyboardEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { RaRecord } from 'ra-core';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { gridAnswers } from '../../../../tests/support/gridAnswers.ts';
import { Lookup } from './Lookup.tsx';

type Row = RaRecord<string> & { readonly description: string };
const source = { resource: 'items', sort: 'description', none: 'noItems' } as const;

async function renderLookup(value: { uuid: string; label: string } | null = null) {
  const picked = vi.fn<(row: Row | null) => void>();
  const added = vi.fn<(text: string) => void>();
  const pressed = vi.fn((event: KeyboardEvent, _isOpen: boolean) => event.key);
  const view = await renderInConsole(
    <Lookup<Row>
      source={source}
      label="Serviço"
      value={value}
      labelOf={(row) => row.description}
      onPick={picked}
      onAdd={added}
      onKeyDown={pressed}
      renderInput={({ InputProps, inputProps, id }) => (
        <div ref={InputProps.ref}>
          <input {...inputProps} id={id} aria-label="Serviço" />
        </div>
      )}
    />,
    { answers: gridAnswers() },
  );
  const user = userEvent.setup();
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Serviço' });
  await user.click(input);
  return { ...view, user, input, picked, added, keys: () => pressed.mock.results.map(({ value: key }) => key) };
}

const option = (name: string) => screen.findByRole('option', { name });

describe('one of many records', () => {
  it('is taken by Enter, which the grid then does not hear', async () => {
    const { user, picked, keys } = await renderLookup();
    await user.keyboard('supor');
    await option('Suporte');
    await user.keyboard('{Enter}');
    expect(picked.mock.calls[0]?.[0]).toMatchObject({ id: 'i2', description: 'Suporte' });
    expect(keys()).not.toContain('Enter');
  });

  it('is taken by Tab too, which goes on', async () => {
    const { user, picked, keys } = await renderLookup();
    await user.keyboard('supor');
    await option('Suporte');
    await user.keyboard('{Tab}');
    expect(picked).toHaveBeenCalledOnce();
    expect(keys()).toContain('Tab');
  });

  it('is the one that was typed, however hasty the Enter', async () => {
    const { user, picked } = await renderLookup();
    await option('Consultoria');
    await user.keyboard('supor{Enter}');
    expect(picked.mock.calls.map(([row]) => row?.description)).toEqual(['Suporte']);
  });

  it('is added only on purpose: by Enter, not by Tab', async () => {
    const { user, added } = await renderLookup();
    await user.keyboard('Aula');
    await option('Cadastrar “Aula”');
    await user.keyboard('{Tab}');
    expect(added).not.toHaveBeenCalled();
  });

  it('is not offered to be added again under a name it has, whatever its letter case', async () => {
    const { user } = await renderLookup();
    await user.keyboard('SUPORTE');
    await option('Suporte');
    await waitFor(() => expect(screen.queryByText('Buscando…')).toBeNull());
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('stays what it was when the list is left by Escape, which closes the list first', async () => {
    const { user, input, picked, keys } = await renderLookup({ uuid: 'i1', label: 'Consultoria' });
    await user.keyboard('x');
    await user.keyboard('{Escape}');
    expect(picked).not.toHaveBeenCalled();
    expect(input.value).toBe('Consultoria');
    expect(keys()).not.toContain('Escape');
    await user.keyboard('{Escape}');
    expect(keys()).toContain('Escape');
  });
});
