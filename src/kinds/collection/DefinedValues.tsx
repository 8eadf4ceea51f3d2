import { useTranslate } from 'react-admin';
import { formatCode, isCodeType } from '../../../domain/fields/codes.ts';
import { formatDate } from '../../../domain/kinds/date.ts';
import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import type { Row } from '../../../domain/kinds/collection.ts';
import { useLanguage } from '../../i18n/language.ts';
import { nameOf } from './definedRows.ts';
import { Pairs } from '../shared/Pairs.tsx';

/** The values of defined fields, each with its name. */
export function DefinedValues({ rows }: { readonly rows: readonly Row[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const textOf = ({ type, value }: Row): string => {
    if (typeof value !== 'string') return translate('generate.secret.set');
    if (type === 'number') return formatDecimal(value, language);
    if (type === 'date') return formatDate(value, language);
    return typeof type === 'string' && isCodeType(type) ? formatCode(type, value) : value;
  };
  return (
    <Pairs
      pairs={rows.map((row) => ({ key: String(row['field']), name: nameOf(row, translate), value: textOf(row) }))}
    />
  );
}
