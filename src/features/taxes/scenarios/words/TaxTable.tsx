import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';
import { isCountry, nameOfCountry } from '../../../../../domain/kinds/country.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { Flag } from '../../../../shell/display/Flag.tsx';
import '../scenario.css';
import type { Corridor } from './useSpeech.ts';

interface TaxTableProps {
  readonly corridor: Corridor;
  /** The rows of a country, and what stands below them. */
  readonly children: (side: keyof Corridor, countryName: string) => ReactNode;
  /** What concerns all rows. */
  readonly end?: ReactNode;
}

/** The taxes of a scenario by country, under the names of their columns. */
export function TaxTable({ corridor, children, end }: TaxTableProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const heading = useId();
  return (
    <Card component="section" aria-labelledby={heading} className="taxes">
      <Typography id={heading} variant="h5" component="h2" className="taxes-title">
        {translate('resources.scenarios.fields.tributes')}
      </Typography>
      <div className="tax-columns tax-grid" aria-hidden="true">
        {(['tax', 'who', 'rate', 'of', 'back'] as const).map((name) => (
          <span key={name}>{translate(`scenarios.columns.${name}`)}</span>
        ))}
      </div>
      {(['destiny', 'origin'] as const).map((side) => {
        const country = corridor[side];
        const known = isCountry(country) ? country : undefined;
        const name = known ? nameOfCountry(known, language) : translate(`scenarios.side.${side}`);
        return (
          <section key={side} aria-label={name}>
            <h3 className="tax-country">
              {known?.identifier && <Flag country={known.identifier} alt="" />}
              {name}
              {known && <span className="quiet">{translate(`scenarios.side.${side}`)}</span>}
            </h3>
            {children(side, name)}
          </section>
        );
      })}
      {end}
    </Card>
  );
}
