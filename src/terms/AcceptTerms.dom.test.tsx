import { useIsFetching } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useFormState } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { renderInConsole, type Answer, type SentRequest } from '../../tests/support/console.tsx';
import { acceptedTerms, termsToAccept } from '../../tests/support/terms.ts';
import { AcceptTerms } from './AcceptTerms.tsx';
import { useConsent } from './useTerms.ts';

const url = '/api/v2/scenarios/terms';
const since = new Date(2026, 10, 20, 9, 5).toISOString();

function Form() {
  const form = useForm({ defaultValues: { accepted: false } });
  const { isDirty } = useFormState({ control: form.control });
  const consent = useConsent();
  return (
    <FormProvider {...form}>
      <AcceptTerms />
      <button type="button" onClick={() => void consent()}>
        {isDirty ? 'save' : 'untouched'}
      </button>
      <output>{useIsFetching() > 0 ? 'asking' : 'asked'}</output>
    </FormProvider>
  );
}

const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /Li e aceito/ });
const posts = (requests: readonly SentRequest[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ body }) => body);

it('is a checkbox for a user who never consented, and the consent is stored once', async () => {
  const { requests } = await renderInConsole(<Form />, { answers: termsToAccept(since) });
  expect((await box()).checked).toBe(false);
  await userEvent.click(await box());
  await userEvent.click(screen.getByRole('button', { name: 'save' }));
  await screen.findByText('Você aceitou os termos de uso e a licença em 20/11/2026 09:05.');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'untouched' }));
  expect(posts(requests)).toEqual([{ version: '2026-11' }]);
});

it('shows since when this version is accepted, without a checkbox', async () => {
  const { requests } = await renderInConsole(<Form />, { answers: acceptedTerms });
  await screen.findByText(/Você aceitou os termos de uso e a licença em/);
  screen.getByRole('button', { name: 'Ler os termos e a licença' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'untouched' }));
  expect(posts(requests)).toEqual([]);
});

it('stores the displayed version even if the terms have not loaded yet', async () => {
  let isUp = false;
  const { 'GET /api/v2/scenarios/terms': list, ...others } = termsToAccept(since);
  const flaky = vi.fn((): Answer => (isUp ? list() : { status: 503, json: {} }));
  const { requests } = await renderInConsole(<Form />, { answers: { ...others, [`GET ${url}`]: flaky } });
  await screen.findByText('asked');
  expect((await box()).checked).toBe(false);
  expect(flaky).toHaveBeenCalledTimes(1);
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'untouched' }));
  await waitFor(() => expect(posts(requests)).toEqual([{ version: '2026-11' }]));
});
