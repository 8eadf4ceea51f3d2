import { useRecordContext, useTranslate } from 'react-admin';
import type { Codec, PropertyOf, TextContext } from '../../../domain/kinds/codec.ts';
import { resourceOf } from '../../data/resources.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { ValueProps } from '../kind.ts';
import { zone } from '../../i18n/zone.ts';

/** The text context of a value: current language and record. */
function useTextContext(of: PropertyOf): TextContext {
  const translate = useTranslate();
  return {
    ...of,
    translate,
    language: useLanguage(),
    namingOf: resourceOf,
    record: useRecordContext(),
    timeZone: zone(),
  };
}

/** Renders a value by its codec. */
export function textValue<Value>({ toText }: Codec<Value>, className?: string) {
  return function TextValue({ value, ...of }: ValueProps<Value>) {
    return <span className={className}>{toText(value, useTextContext(of))}</span>;
  };
}
