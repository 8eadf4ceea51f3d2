import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { countryCalled } from '../../../domain/imports/countryWords.ts';
import { countryName } from '../../../domain/kinds/country.ts';
import { propertyAt } from '../../../domain/schema/path.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import type { Importing } from './useImport.ts';

interface ImportDefaultsProps {
  readonly resource: Resource;
  readonly columns: Importing['columns'];
  readonly disabled: boolean;
}

/** Values for all rows, for required properties that the file lacks. */
export function ImportDefaults({
  resource,
  columns: { lacking, defaults, setDefault },
  disabled,
}: ImportDefaultsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const labelOf = useLabelOf(resource.name);
  const countryOf = (path: string): string | undefined => countryCalled(defaults[path] ?? '');
  const isCountry = (path: string): boolean => propertyAt(resource.schema, path)?.ref === 'countries';
  const shown = (path: string): string => {
    const country = isCountry(path) ? countryOf(path) : undefined;
    return country ? countryName(country, language) : (defaults[path] ?? '');
  };
  const problemAt = (path: string): string | undefined =>
    defaults[path] && isCountry(path) && !countryOf(path)
      ? translate('validation.import.unknownCountry', { text: defaults[path] })
      : undefined;
  if (lacking.length === 0) return null;
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
      {lacking.map((path) => (
        <DefaultInput
          key={path}
          label={translate('generate.import.forAll', { field: labelOf(path) })}
          hint={translate('generate.import.forAllHint')}
          text={shown(path)}
          problem={problemAt(path)}
          disabled={disabled}
          onChange={(text) => setDefault(path, text)}
        />
      ))}
    </Stack>
  );
}

interface DefaultInputProps {
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly problem: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (text: string) => void;
}

/** A text that is applied on leaving the field, because each change previews the file again. */
function DefaultInput({ label, hint, text, problem, disabled, onChange }: DefaultInputProps) {
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
  const apply = () => typed.trim() !== text && onChange(typed.trim());
  return (
    <TextField
      size="small"
      label={label}
      error={problem !== undefined}
      helperText={problem ?? hint}
      value={typed}
      disabled={disabled}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={apply}
      onKeyDown={({ key }) => key === 'Enter' && apply()}
      sx={{ flex: '1 1 220px' }}
    />
  );
}
