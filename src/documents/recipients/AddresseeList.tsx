import { addresseesIn, addresseeText, withoutRepeated } from '../../../domain/delivery/addressees.ts';
import { isMailable } from '../../../domain/rules/recipients.ts';
import { useControl } from '../../kinds/shared/useControl.tsx';
import { AddressChips, type Typed } from './AddressChips.tsx';

interface AddresseeListProps {
  readonly label: string;
  readonly source: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly autoFocus?: boolean;
}

/** Any number of addresses as a list, each with or without a name: `Bia Reis <bia@client.test>`. */
export function AddresseeList(props: AddresseeListProps) {
  const control = useControl(props.source);
  return (
    <AddressChips
      {...props}
      hint={props.hint ?? ' '}
      entries={Array.isArray(control.value) ? control.value.map(String) : []}
      keep={(next) => control.set(withoutRepeated(next.flatMap(addresseesIn)).map(addresseeText))}
      split={split}
      read={read}
      emailOf={emailOf}
    />
  );
}

const read = (text: string): string[] => addresseesIn(text).map(addresseeText);

const emailOf = (entry: string): string => addresseesIn(entry)[0]?.email ?? entry;

/** Up to the last separator outside of quotes and brackets. */
const complete = /^(?:"(?:\\.|[^"\\])*"|<[^>]*>|[^"<])*[;,]/;

/** A comma or semicolon ends an address; a space does so after one without a name, because names contain spaces. */
function split(text: string): Typed {
  const [ended = ''] = complete.exec(text) ?? [];
  const rest = text.slice(ended.length);
  if (/\s$/.test(rest) && isMailable(rest.trim())) return { entries: read(text), rest: '' };
  return { entries: read(ended), rest: rest.trimStart() };
}
