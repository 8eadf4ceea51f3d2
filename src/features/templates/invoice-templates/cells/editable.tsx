import { useTranslate } from 'react-admin';
import type { CellProps } from '../../../../generate/list/slots.ts';

/** Whether the template is the company's own, which it can change. */
export default function Origin({ record }: CellProps) {
  const translate = useTranslate();
  return translate(`documents.template.origins.${record['editable'] ? 'own' : 'builtIn'}`);
}
