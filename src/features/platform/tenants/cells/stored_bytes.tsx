import { formatBytes } from '../../../../../domain/kinds/bytes.ts';
import type { Tenant } from '../../../../../schemas/resources/platform/tenants.ts';
import { useLanguage } from '../../../../i18n/language.ts';

export const align = 'right';
export const width = 120;

/** The size of its files. */
export default function StoredBytesCell({ record }: { readonly record: Pick<Tenant, 'stored_bytes'> }) {
  const language = useLanguage();
  return <span className="figures">{formatBytes(record.stored_bytes ?? 0, language)}</span>;
}
