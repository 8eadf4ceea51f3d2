import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslate } from 'ra-core';
import { expect, it } from 'vitest';
import { renderInArea } from '../../tests/support/renderInArea.tsx';
import { setLanguage } from './language.ts';
import { useSpeak } from './SpokenLanguage.tsx';

function Page() {
  const translate = useTranslate();
  const speak = useSpeak();
  return (
    <>
      <label>
        {translate('common.language')}
        <input />
      </label>
      <p>{translate('validation.decimal.minimum', { limit: '0.01' })}</p>
      <button type="button" onClick={() => void speak('en')}>
        EN
      </button>
    </>
  );
}

it('says everything in the new language at once, figures too, and keeps what was typed', async () => {
  setLanguage('pt');
  await renderInArea(<Page />);
  screen.getByText(/0,01/);
  await userEvent.type(screen.getByLabelText('Idioma'), 'half a sentence');
  await userEvent.click(screen.getByRole('button', { name: 'EN' }));
  expect(await screen.findByLabelText('Language')).toMatchObject({ value: 'half a sentence' });
  screen.getByText(/0\.01/);
});
