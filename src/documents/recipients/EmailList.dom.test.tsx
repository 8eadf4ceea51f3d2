import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { EmailList } from './EmailList.tsx';

function Form({ disabled }: { readonly disabled: boolean }) {
  const form = useForm({ defaultValues: { responsible_email: 'a@b.co' } });
  return (
    <FormProvider {...form}>
      <EmailList disabled={disabled} />
      <output>{useWatch({ control: form.control, name: 'responsible_email' })}</output>
    </FormProvider>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /E-mails do destinatário/ });
const kept = () => screen.getByRole('status', { name: '' }).textContent;

describe('a list of addresses', () => {
  it('is one text joined by semicolons, closed by any separator or by leaving', async () => {
    await renderInConsole(<Form disabled={false} />);
    await userEvent.type(field(), 'c@d.co;e@f.co, g@h.co');
    expect(kept()).toBe('a@b.co;c@d.co;e@f.co');
    await userEvent.tab();
    expect(kept()).toBe('a@b.co;c@d.co;e@f.co;g@h.co');
    expect(field().value).toBe('');
  });

  it('holds each address once, and loses its last by Backspace', async () => {
    await renderInConsole(<Form disabled={false} />);
    await userEvent.type(field(), 'a@b.co{Enter}c@d.co{Enter}{Backspace}');
    expect(kept()).toBe('a@b.co');
  });

  it('cannot be changed while nothing is sent', async () => {
    await renderInConsole(<Form disabled />);
    expect(field().disabled).toBe(true);
  });
});
