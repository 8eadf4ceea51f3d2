import { formatTaxId } from '../../../domain/taxId/checkTaxId.ts';
import { Flag } from '../../shell/display/Flag.tsx';
import type { PublicParty } from './party.ts';

/** A party: flag, name, tax id and address. */
export function Party({ label, party }: { label: string; party: PublicParty }) {
  const country = party.location?.country?.identifier;
  return (
    <div className="public-party">
      <dt>{label}</dt>
      <dd>
        {country && <Flag country={country} />}
        <span>
          <strong>{party.name}</strong>
          {party.nif && <span className="figures">{formatTaxId(country ?? '', party.nif)}</span>}
          {party.location?.address && <span>{party.location.address}</span>}
          {party.location?.complement && <span>{party.location.complement}</span>}
        </span>
      </dd>
    </div>
  );
}
