import { checkTaxId, formatTaxId } from '../../../domain/taxId/checkTaxId.ts';
import type { Formats } from '../format.ts';
import type { Labels } from '../labels.ts';
import type { DrawnDocument } from '../request.ts';

/** One side of the document: its part in it, its name, and what identifies and locates it, a line each. */
export interface PartyView {
  role: string;
  name: string;
  lines: string[];
}

type Party = NonNullable<DrawnDocument['service_provider']>;

/** The exporter, the importer, and who pays where that is somebody else. */
export function partiesView(invoice: DrawnDocument, labels: Labels, formats: Formats): PartyView[] {
  const { provider, buyer, payer } = labels.parties;
  const sides: [string, Party | undefined][] = [
    [provider, invoice.service_provider],
    [buyer, invoice.service_buyer],
    [payer, invoice.payment_responsible],
  ];
  return sides.flatMap(([role, party]) =>
    party ? [{ role, name: party.name, lines: linesOf(party, labels, formats) }] : [],
  );
}

function linesOf(party: Party, labels: Labels, formats: Formats): string[] {
  const { address = '', complement = '', country } = party.location ?? {};
  return [
    taxIdText(party.nif ?? '', country?.identifier ?? '', labels),
    address,
    complement,
    countryText(country, formats),
  ].filter((line) => line !== '');
}

/** A tax id under the name its country has for it, or simply as a tax id. */
function taxIdText(nif: string, country: string, labels: Labels): string {
  if (nif === '') return '';
  const { valid, kind } = checkTaxId(country, nif);
  return `${valid && kind ? kind : labels.parties.taxId}: ${formatTaxId(country, nif)}`;
}

/** A country's name in the document's language, or the name it came with. */
export function countryText(country: { identifier?: string; name?: string } | undefined, formats: Formats): string {
  return formats.country(country?.identifier ?? '') ?? country?.name ?? '';
}

/** Up to two letters that stand for a company that has no logo: the initials of its first two words. */
export function monogram(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
