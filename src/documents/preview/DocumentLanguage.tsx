import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { languageCodes, languages, type Language } from '../../../domain/languages.ts';

interface DocumentLanguageProps {
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

/** Selects the document's language, independent of the console's. */
export function DocumentLanguage({ value, onChange }: DocumentLanguageProps) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      onChange={(_, chosen: Language | null) => chosen && onChange(chosen)}
      aria-label={translate('documents.preview.language')}
    >
      {languageCodes.map((language) => (
        <ToggleButton key={language} value={language}>
          {languages[language].name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
