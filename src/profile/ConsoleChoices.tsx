import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { isLanguage, languageCodes, languages } from '../../domain/languages.ts';
import { isTheme, themes } from '../../domain/themes.ts';
import { session } from '../access/console.ts';
import { useMe } from '../access/useMe.ts';
import { Section } from '../generate/Section.tsx';
import { useLanguage } from '../i18n/language.ts';
import { useSetLanguage } from '../i18n/LanguageProvider.tsx';
import { setTheme, useChosenTheme } from '../shell/theme/mode.ts';
import { useRemember } from './useRemember.ts';

/** Language, theme and single keys: applied immediately, and on all devices at the next sign-in. */
export function ConsoleChoices() {
  const translate = useTranslate();
  const remember = useRemember();
  const setLanguage = useSetLanguage();
  const language = useLanguage();
  const theme = useChosenTheme();
  const areKeysOn = useMe()?.single_keys !== false;
  const whichKeys = useId();

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
  const chooseKeys = (areOn: boolean) => {
    session.know({ single_keys: areOn });
    remember({ single_keys: areOn });
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
      <FormControl>
        <FormControlLabel
          label={translate('profile.choices.singleKeys')}
          control={
            <Switch
              checked={areKeysOn}
              slotProps={{ input: { 'aria-describedby': whichKeys } }}
              onChange={({ target }) => chooseKeys(target.checked)}
            />
          }
        />
        <FormHelperText id={whichKeys}>{translate('profile.choices.whichKeys')}</FormHelperText>
      </FormControl>
    </Section>
  );
}
