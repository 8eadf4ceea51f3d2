import { useTranslate } from 'react-admin';
import scenarios from '../../../../../schemas/resources/taxes/scenarios.ts';
import { pageProperty } from '../../../../generate/properties.ts';
import { HintContext } from '../../../../kinds/shared/hint.ts';
import { useLabelOf } from '../../../../kinds/shared/words.ts';
import { upperFirst, type Speech } from '../words/rowWords.ts';

interface CorridorSectionProps {
  readonly speech: Speech;
  readonly isNew: boolean;
}

/** The two countries: where the client pays from, where the service comes from, and what goes between them. */
export function CorridorSection({ speech, isNew }: CorridorSectionProps) {
  const translate = useTranslate();
  const { parties, language } = speech;
  const says = (key: string) => upperFirst(translate(`scenarios.corridor.${key}`, { ...parties }), language);
  return (
    <div className="corridor" role="group" aria-label={translate('scenarios.corridor.title')}>
      <CountryCard name="destiny" says={says('pays')} autoFocus={isNew} />
      <div className="corridor-between">
        <span className="corridor-service">{translate('scenarios.corridor.service')}</span>
        <svg viewBox="0 0 120 32" aria-hidden="true" className="corridor-arrows">
          <path d="M118 8H8M14 2L8 8l6 6" className="corridor-service-arrow" />
          <path d="M2 24h110M106 18l6 6-6 6" className="corridor-money-arrow" />
        </svg>
        <span className="corridor-money">{translate('scenarios.corridor.money')}</span>
      </div>
      <CountryCard name="origin" says={says('renders')} />
    </div>
  );
}

interface CountryCardProps {
  readonly name: 'origin' | 'destiny';
  /** What the party there does. */
  readonly says: string;
  readonly autoFocus?: boolean;
}

function CountryCard({ name, says, autoFocus = false }: CountryCardProps) {
  const labelOf = useLabelOf(scenarios.name);
  const { kind, ...of } = pageProperty(scenarios, name);
  return (
    <div className="corridor-country">
      <HintContext value={says}>
        <kind.Input {...of} source={name} label={labelOf(name)} autoFocus={autoFocus} />
      </HintContext>
    </div>
  );
}
