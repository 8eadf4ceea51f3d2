import type { Contract } from '../../../schemas/resources/contracts.ts';

/** Names a contract: by number. */
export default function contractTitle(
  { contract_number: number }: Pick<Contract, 'contract_number'>,
  translate: (key: string, args?: object) => string,
): string {
  return translate('contracts.title.numbered', { number });
}
