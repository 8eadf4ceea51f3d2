import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { isLanguage, languageCodes, languages } from '../../domain/languages.ts';
import { isTheme, themes } from '../../domain/themes.ts';
import { Section } from '../generate/Section.tsx';
import { useLanguage } from '../i18n/language.ts';
import { useSetLanguage } from '../i18n/LanguageProvider.tsx';
import { setTheme, useChosenTheme } from '../shell/theme/mode.ts';
import { useRemember } from './useRemember.ts';

/** Language and theme: applied immediately, and on all devices at the next sign-in. */
export function ConsoleChoices() {
  const translate = useTranslate();
  const remember = useRemember();
  const setLanguage = useSetLanguage();
  const language = useLanguage();
  const theme = useChosenTheme();

  const chooseLanguage = async (chosen: string) => {
    if (!isLanguage(chosen)) return;
    remember({ language: chosen });
    await setLanguage(chosen);
  };
  const chooseTheme = (chosen: string) => {
    if (!isTheme(chosen)) return;
    remember({ theme: chosen });
    setTheme(chosen);
  };

  return (
    <Section title={translate('profile.choices.title')} isForm>
      <TextField
        select
        label={translate('common.language')}
        value={language}
        onChange={({ target }) => void chooseLanguage(target.value)}
        helperText={translate('profile.choices.hint')}
      >
        {languageCodes.map((code) => (
          <MenuItem key={code} value={code} lang={languages[code].tag}>
            {languages[code].name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={translate('profile.choices.theme')}
        value={theme}
        onChange={({ target }) => chooseTheme(target.value)}
        helperText=" "
      >
        {themes.map((name) => (
          <MenuItem key={name} value={name}>
            {translate(`profile.choices.${name}`)}
          </MenuItem>
        ))}
      </TextField>
    </Section>
  );
}
