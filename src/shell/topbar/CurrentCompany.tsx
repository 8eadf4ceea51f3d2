import { useCompanyName } from './useCompanyName.ts';

/** In whose name one works here. */
export function CurrentCompany() {
  const name = useCompanyName();
  return <p title={name}>{name}</p>;
}
