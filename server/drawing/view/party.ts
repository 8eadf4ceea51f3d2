import { checkTaxId, formatTaxId } from '../../../domain/taxId/checkTaxId.ts';
import { partyNames } from '../../../schemas/parts/templates/templateBlocks.ts';
import type { Formats } from '../text/format.ts';
import type { Labels } from '../text/labels.ts';
import type { DrawnDocument } from '../request.ts';

/** A party of the document: its role, its name, and its identification and address, one line each. */
export interface PartyView {
  side: PartySide;
  role: string;
  name: string;
  lines: string[];
}

/** The party's name in templates. */
type PartySide = (typeof partyNames)[number];

type Party = NonNullable<DrawnDocument['service_provider']>;

/** Returns the exporter, the importer, and the payer if it is a third party. */
export function partiesView(document: DrawnDocument, labels: Labels, formats: Formats): PartyView[] {
  const parties: Record<PartySide, Party | undefined> = {
    provider: document.service_provider,
    buyer: document.service_buyer,
    payer: document.payment_responsible,
  };
  return partyNames.flatMap((side) => {
    const party = parties[side];
    const role = labels.parties[side];
    return party ? [partyView(party, { side, role }, labels, formats)] : [];
  });
}

/** Returns a party in its role. */
export const partyView = (
  party: Party,
  { side, role }: Pick<PartyView, 'side' | 'role'>,
  labels: Labels,
  formats: Formats,
): PartyView => ({ side, role, name: party.name, lines: linesOf(party, labels, formats) });

function linesOf(party: Party, labels: Labels, formats: Formats): string[] {
  const { address = '', complement = '', country } = party.location ?? {};
  return [
    taxIdText(party.nif ?? '', country?.identifier ?? '', labels),
    address,
    complement,
    countryText(country, formats),
  ].filter((line) => line !== '');
}

/** Returns a tax id with the name used in its country, or the general name. */
function taxIdText(nif: string, country: string, labels: Labels): string {
  if (nif === '') return '';
  const { valid, kind } = checkTaxId(country, nif);
  return `${valid && kind ? kind : labels.parties.taxId}: ${formatTaxId(country, nif)}`;
}

/** Returns a country's name in the document's language, or its stored name. */
export function countryText(country: { identifier?: string; name?: string } | undefined, formats: Formats): string {
  return formats.country(country?.identifier ?? '') ?? country?.name ?? '';
}
