import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslate } from 'react-admin';
import { expect, it } from 'vitest';
import { renderInArea } from '../../tests/support/renderInArea.tsx';
import { setLanguage } from './language.ts';
import { useSetLanguage } from './LanguageProvider.tsx';

function Page() {
  const translate = useTranslate();
  const choose = useSetLanguage();
  return (
    <>
      <label>
        {translate('common.language')}
        <input />
      </label>
      <p>{translate('validation.decimal.minimum', { limit: '0.01' })}</p>
      <button type="button" onClick={() => void choose('en')}>
        EN
      </button>
    </>
  );
}

it('shows everything in the new language immediately, figures too, and keeps input', async () => {
  setLanguage('pt');
  await renderInArea(<Page />);
  screen.getByText(/0,01/);
  await userEvent.type(screen.getByLabelText('Idioma'), 'half a sentence');
  await userEvent.click(screen.getByRole('button', { name: 'EN' }));
  expect(await screen.findByLabelText('Language')).toMatchObject({ value: 'half a sentence' });
  screen.getByText(/0\.01/);
});
