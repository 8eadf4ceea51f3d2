import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { languageCodes, languages } from '../../../domain/languages.ts';
import { useSetLanguage } from '../../i18n/LanguageProvider.tsx';
import { useRemember } from '../../profile/useRemember.ts';

/** Changes the language of the console. */
export function LanguageMenu() {
  const translate = useTranslate();
  const language = useLanguage();
  const setLanguage = useSetLanguage();
  const remember = useRemember();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const current = languages[language].label;
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
      {anchor && (
        <Menu id={id} anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {languageCodes.map((code) => (
            <MenuItem
              key={code}
              lang={languages[code].tag}
              selected={code === language}
              onClick={() => {
                setAnchor(null);
                remember({ language: code });
                void setLanguage(code);
              }}
            >
              {languages[code].name} · {languages[code].label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
