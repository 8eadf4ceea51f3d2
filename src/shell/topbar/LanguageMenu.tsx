import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useLocaleState, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { isLanguage, languageCodes, languages } from '../../i18n/languages.ts';

/** Changes the language of everything at once. */
export function LanguageMenu() {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const current = isLanguage(locale) ? languages[locale].label : locale;
  return (
    <>
      <Button
        color="inherit"
        aria-label={`${translate('common.language')}: ${current}`}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        endIcon={<ExpandMore />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {current}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {languageCodes.map((code) => (
          <MenuItem
            key={code}
            lang={languages[code].tag}
            selected={code === locale}
            onClick={() => {
              setAnchor(null);
              setLocale(code);
            }}
          >
            {languages[code].name} · {languages[code].label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
