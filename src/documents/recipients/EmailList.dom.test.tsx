import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useWatch } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { Entered } from '../form/Entered.testing.tsx';
import { EmailList } from './EmailList.tsx';

function Kept() {
  return <output>{useWatch({ name: 'responsible_email' })}</output>;
}

const form = (disabled = false) => (
  <Entered values={{ responsible_email: 'a@b.co' }}>
    <EmailList label="E-mails do destinatário" disabled={disabled} />
    <Kept />
  </Entered>
);

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /E-mails do destinatário/ });
const kept = () => screen.getByRole('status', { name: '' }).textContent;

describe('a list of addresses', () => {
  it('is one text joined by semicolons, completed by any separator or on blur', async () => {
    await renderInConsole(form());
    await userEvent.type(field(), 'c@d.co;e@f.co, g@h.co');
    expect(kept()).toBe('a@b.co;c@d.co;e@f.co');
    await userEvent.tab();
    expect(kept()).toBe('a@b.co;c@d.co;e@f.co;g@h.co');
    expect(field().value).toBe('');
  });

  it('has each address once, and Backspace removes the last', async () => {
    await renderInConsole(form());
    await userEvent.type(field(), 'a@b.co{Enter}c@d.co{Enter}{Backspace}');
    expect(kept()).toBe('a@b.co');
  });

  it('is disabled while no mail is sent', async () => {
    await renderInConsole(form(true));
    expect(field().disabled).toBe(true);
  });
});
