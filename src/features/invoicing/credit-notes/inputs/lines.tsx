import type { InputProps } from '../../../../kinds/kind.ts';
import { LinesInput } from '../../notes/LinesInput.tsx';

/** What the credit note takes of each line. */
export default function CreditedLines({ source }: InputProps) {
  return <LinesInput source={source} isCredit />;
}
