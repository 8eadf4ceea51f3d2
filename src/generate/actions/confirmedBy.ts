/** The confirmations that a preview requires. */
interface Confirmable {
  readonly required_confirmations?: readonly string[];
}

/** Returns the values that confirm a preview. */
export const confirmedBy = ({ required_confirmations: names = [] }: Confirmable): Readonly<Record<string, true>> =>
  Object.fromEntries(names.map((name) => [name, true]));
