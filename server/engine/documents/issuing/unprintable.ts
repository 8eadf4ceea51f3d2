import { unprintableIn } from '../../../../domain/letters/unprintable.ts';
import { cut } from '../../../../domain/validation/cut.ts';
import { ApiError } from '../../../base/errors.ts';
import type { IssuableRow } from '../engine.ts';
import type { LineRow } from '../lines/lines.ts';

/** The letters of a text that a refusal quotes. */
const quoted = 40;

/**
 * Returns the refusal to issue what would be printed with a missing letter, at its field; undefined if there is none. Only
 * data that was entered before letters were checked can have one.
 */
export function unprintableIssue(row: IssuableRow, lines: readonly LineRow[], linesAt: string): ApiError | undefined {
  for (const [path, text] of textsOf(row, lines, linesAt)) {
    const letter = unprintableIn(text);
    if (!letter) continue;
    const args = { ...letter, text: cut(text, quoted) };
    return new ApiError('letter_unprintable', { args, errors: [{ path, key: 'validation.letter', args: letter }] });
  }
  return undefined;
}

function* textsOf(
  row: IssuableRow,
  lines: readonly LineRow[],
  linesAt: string,
): Generator<[path: string, text: string]> {
  const parties = {
    service_provider_uuid: row.service_provider,
    service_buyer_uuid: row.service_buyer,
    payment_responsible_uuid: row.payment_responsible,
  };
  for (const [path, party] of Object.entries(parties)) for (const text of textsIn(party)) yield [path, text];
  const { company_number: number, observation, terms_payment: terms } = row;
  for (const [path, text] of Object.entries({ company_number: number, observation, terms_payment: terms })) {
    if (typeof text === 'string') yield [path, text];
  }
  for (const [index, { description, scenery }] of lines.entries()) {
    yield [`${linesAt}.${index}.item`, description];
    for (const { name } of scenery.tributes) yield [`${linesAt}.${index}.scenery`, name];
  }
}

/** Returns the texts of a party, also of its address. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}
