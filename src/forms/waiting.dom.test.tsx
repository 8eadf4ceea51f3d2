import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import items from '../../schemas/resources/invoicing/items.ts';
import type { Answer, SentRequest } from '../../tests/support/console.tsx';
import { field, renderPages, save } from '../generate/form/form.testing.tsx';

const path = '/api/v2/invoice/items';
const saved: Answer = { status: 201, json: { uuid: 'i1', description: 'Consultoria', detail: 'Item salvo!' } };
const refused: Answer = { status: 400, json: { detail: 'Confira', errors: { description: 'Já existe' } } };

/** A new item being saved, whose responses the test sends one by one. */
async function saving() {
  const answers: PromiseWithResolvers<Answer>[] = [];
  const post = (_asked: SentRequest): Promise<Answer> => {
    answers.push(Promise.withResolvers<Answer>());
    return answers.at(-1)?.promise ?? Promise.reject(new Error('none'));
  };
  const view = await renderPages(items, '/items/create', { [`POST ${path}`]: post });
  await view.user.type(await field('Descrição'), 'Consultoria');
  await view.user.dblClick(save());
  await waitFor(() => expect(answers).toHaveLength(1));
  const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Descrição' });
  return { ...view, answers, box, keys: () => view.written().map(({ headers }) => headers.get('Idempotency-Key')) };
}

const later = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

describe('during a save', () => {
  it('the form is locked, its button keeps its label, and it is sent once for any number of clicks', async () => {
    const { box, answers, written } = await saving();
    expect(box().closest('[inert]')).toBeTruthy();
    expect(save().textContent).toContain('Salvar');
    expect(save().hasAttribute('disabled')).toBe(true);
    answers[0]?.resolve(saved);
    expect(await screen.findByText('The list')).toBeTruthy();
    expect(written()).toHaveLength(1);
  });

  it('a refusal unlocks the form, with all input and the focus at the error', async () => {
    const { box, answers } = await saving();
    answers[0]?.resolve(refused);
    await screen.findByText('Já existe');
    await waitFor(() => expect(document.activeElement).toBe(box()));
    expect(box().closest('[inert]')).toBeNull();
    expect(box().value).toBe('Consultoria');
  });
});

describe('a missing answer', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('is reported as slow, then as missing; a retry saves nothing twice', async () => {
    const { user, answers, keys } = await saving();
    expect(screen.queryByText(/demorando/)).toBeNull();
    await later(10);
    screen.getByText('Está demorando mais que o normal…');
    await later(20);
    screen.getByText(/O servidor não respondeu/);
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(screen.queryByText(/O servidor não respondeu/)).toBeNull();
    answers[1]?.resolve(saved);
    expect(await screen.findByText('The list')).toBeTruthy();
    answers[0]?.resolve(refused);
    expect(new Set(keys()).size).toBe(1);
    expect(screen.queryByText('Confira')).toBeNull();
  });
});
