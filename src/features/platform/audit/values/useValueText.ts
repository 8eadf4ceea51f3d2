import { useTranslate } from 'react-admin';
import { formatInstant } from '../../../../../domain/kinds/instant.ts';
import { permissionText } from '../../../../access/permissionWords.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { zone } from '../../../../i18n/zone.ts';

const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Returns a formatter of history values: instants in the time zone, known values as text, others unchanged. */
export function useValueText(): (value: string | undefined) => string | undefined {
  const translate = useTranslate();
  const language = useLanguage();
  return (value) => {
    if (value === undefined) return undefined;
    return isInstant.test(value)
      ? formatInstant(value, language, zone())
      : translate(`audit.values.${value}`, { _: permissionText(value, translate) });
  };
}
