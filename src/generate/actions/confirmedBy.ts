/** What a preview tells of how its command is to be confirmed. */
interface Told {
  readonly required_confirmations?: readonly string[];
}

/** What a command is sent besides, by somebody who confirms what its preview shows. */
export const confirmedBy = ({ required_confirmations: names = [] }: Told): Readonly<Record<string, true>> =>
  Object.fromEntries(names.map((name) => [name, true]));
