import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import EmailCell from './cells/email.tsx';

it.each([
  ['pt', 'Cópia'],
  ['en', 'Copy'],
  ['es', 'Copia'],
] as const)('the row of a mail says in %s that it was a copy, and nothing of others', async (language, word) => {
  const row = (recipient_type: string) => (
    <EmailCell record={{ id: recipient_type, email: `${recipient_type}@client.test`, recipient_type }} />
  );
  await renderInConsole(
    <>
      {row('to')}
      {row('cc')}
    </>,
    { language },
  );
  expect(screen.getAllByText(word).map((mark) => mark.parentElement?.textContent)).toEqual([`cc@client.test${word}`]);
});
