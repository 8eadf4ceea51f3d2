import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { useProposal } from './useProposal.ts';

function Form({ proposed, initial = '' }: { readonly proposed: string | undefined; readonly initial?: string }) {
  const form = useForm({ defaultValues: { end: initial } });
  return (
    <FormProvider {...form}>
      <Proposing proposed={proposed} />
      <input aria-label="End" {...form.register('end')} />
    </FormProvider>
  );
}

function Proposing({ proposed }: { readonly proposed: string | undefined }) {
  useProposal('end', proposed);
  return null;
}

const shown = () => screen.getByRole<HTMLInputElement>('textbox').value;

it('fills an empty field, and follows changes', () => {
  const { rerender } = render(<Form proposed={undefined} />);
  expect(shown()).toBe('');
  rerender(<Form proposed="March" />);
  expect(shown()).toBe('March');
  rerender(<Form proposed="April" />);
  expect(shown()).toBe('April');
});

it('leaves an entered value, even if the proposal equals it for a while', async () => {
  const { rerender } = render(<Form proposed="March" />);
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), 'May');
  for (const proposed of ['April', 'May', 'June']) rerender(<Form proposed={proposed} />);
  expect(shown()).toBe('May');
});

it('continues from a record with the proposed value, and keeps another one', () => {
  const { rerender, unmount } = render(<Form initial="March" proposed="March" />);
  rerender(<Form initial="March" proposed="April" />);
  expect(shown()).toBe('April');
  unmount();
  const own = render(<Form initial="July" proposed="April" />);
  for (const proposed of ['July', 'August']) own.rerender(<Form initial="July" proposed={proposed} />);
  expect(shown()).toBe('July');
});
