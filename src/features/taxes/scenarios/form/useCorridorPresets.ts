import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isCountry, nameOfCountry } from '../../../../../domain/kinds/country.ts';
import { usualRounding } from '../../../../../domain/taxes/usualRounding.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { useOpeningClient, useOwnCompany } from '../words/useSpeech.ts';

/**
 * Proposes the values of a new scenario: the countries of the company and of the client that the form was opened from, and by the
 * countries its name, description and rounding. What a user has entered, or a copy has, stays.
 */
export function useCorridorPresets(isNew: boolean): void {
  const translate = useTranslate();
  const language = useLanguage();
  const { getValues, getFieldState, resetField } = useFormContext();
  const [isProposing] = useState(() => isNew && !(getValues('tributes') as unknown[] | undefined)?.length);
  const proposed = useRef<Readonly<Record<string, string>>>({ rounding: 'line' });
  const own = useOwnCompany()?.country;
  const client = useOpeningClient()?.country;

  useEffect(() => {
    if (!isProposing) return;
    for (const [name, country] of Object.entries({ origin: own, destiny: client })) {
      if (country && !getValues(name) && !getFieldState(name).isDirty) {
        resetField(name, { defaultValue: { id: country.id, identifier: country.identifier } });
      }
    }
  }, [isProposing, own, client, getValues, getFieldState, resetField]);

  const [origin, destiny]: unknown[] = useWatch({ name: ['origin', 'destiny'] });
  useEffect(() => {
    if (!isProposing || !isCountry(origin) || !isCountry(destiny)) return;
    const countries = { origin: nameOfCountry(origin, language), destiny: nameOfCountry(destiny, language) };
    const next = {
      name: translate('scenarios.proposed.name', countries),
      description: translate('scenarios.proposed.description', countries),
      rounding: usualRounding(origin.identifier, destiny.identifier),
    };
    for (const [name, value] of Object.entries(next)) {
      const present: unknown = getValues(name);
      const isOurs = !present || present === proposed.current[name];
      if (isOurs && !getFieldState(name).isDirty) resetField(name, { defaultValue: value });
    }
    proposed.current = next;
  }, [isProposing, origin, destiny, language, translate, getValues, getFieldState, resetField]);
}
