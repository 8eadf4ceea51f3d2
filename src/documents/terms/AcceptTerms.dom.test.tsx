import { useIsFetching } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useFormState } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { renderInConsole, type Answer, type Asked } from '../../../tests/support/console.tsx';
import { AcceptTerms } from './AcceptTerms.tsx';
import { useConsent } from './useTerms.ts';

const url = '/api/v2/scenarios/terms';
const since = new Date(2026, 10, 20, 9, 5).toISOString();

/** An API that remembers the consent. */
function api({ accepted }: { accepted?: string } = {}) {
  let kept = accepted;
  const text = { version: '2026-11', title: 'x', url: '/x.pdf' };
  const list = (): Answer => ({
    json: { results: ['terms', 'eula'].map((kind) => ({ ...text, kind, accepted_at: kept })), count: 2 },
  });
  const accept = (): Answer => {
    kept ??= since;
    return { status: 201, json: { version: '2026-11', accepted_at: kept } };
  };
  return { list, answers: { [`GET ${url}`]: list, [`POST ${url}`]: accept } };
}

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
const posts = (asked: readonly Asked[]) => asked.filter(({ method }) => method === 'POST').map(({ body }) => body);

it('comes empty for who never consented, and the consent is stored once', async () => {
  const { asked } = await renderInConsole(<Form />, api());
  expect((await box()).checked).toBe(false);
  await userEvent.click(await box());
  await userEvent.click(screen.getByRole('button', { name: 'save' }));
  await screen.findByText('Aceitos por você em 20/11/2026 09:05.');
  expect((await box()).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'untouched' }));
  expect(posts(asked)).toEqual([{ version: '2026-11' }]);
});

it('comes ticked for who consented to this version, says since when, and is no change to lose', async () => {
  const { asked } = await renderInConsole(<Form />, api({ accepted: since }));
  await waitFor(async () => expect((await box()).checked).toBe(true));
  screen.getByText('Aceitos por você em 20/11/2026 09:05.');
  await userEvent.click(screen.getByRole('button', { name: 'untouched' }));
  expect(posts(asked)).toEqual([]);
});

it('can still be unticked', async () => {
  await renderInConsole(<Form />, api({ accepted: since }));
  await waitFor(async () => expect((await box()).checked).toBe(true));
  await userEvent.click(await box());
  expect((await box()).checked).toBe(false);
});

it('stores what was on the screen even where the terms had not come yet', async () => {
  let isUp = false;
  const { list, answers } = api();
  const flaky = vi.fn((): Answer => (isUp ? list() : { status: 503, json: {} }));
  const { asked } = await renderInConsole(<Form />, { answers: { ...answers, [`GET ${url}`]: flaky } });
  await screen.findByText('asked');
  expect(flaky).toHaveBeenCalledTimes(1);
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'untouched' }));
  await waitFor(() => expect(posts(asked)).toEqual([{ version: '2026-11' }]));
});
