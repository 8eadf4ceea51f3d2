import type { InputProps } from '../../../../kinds/kind.ts';
import { LinesInput } from '../../notes/LinesInput.tsx';

/** What the debit note adds to each line. */
export default function DebitedLines({ source }: InputProps) {
  return <LinesInput source={source} isCredit={false} />;
}
