import type { Contract } from '../../../schemas/resources/contracts.ts';

/** How a person names a contract: by its number. */
export default function contractTitle(
  { contract_number: number }: Pick<Contract, 'contract_number'>,
  translate: (key: string, args?: object) => string,
): string {
  return translate('contracts.title.numbered', { number });
}
