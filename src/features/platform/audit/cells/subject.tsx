import { useTranslate } from 'react-admin';
import type { AuditEntry } from '../../../../../schemas/resources/platform/audit.ts';
import { useValueText } from '../values/useValueText.ts';

export const width = 320;

/** Fields that name parts of a record by key: a person's role, a role's permission. */
const named = ['role_uuid', 'permission_uuid', 'group_uuid', 'user_uuid', 'currency_id', 'value'];

/** The sentence of the entry. */
export default function SubjectCell({ record }: { readonly record: AuditEntry }) {
  const translate = useTranslate();
  const { part, action, subject, record: of, changes = [] } = record;
  const values = new Map(changes.map(({ field, previous, next }) => [field, next ?? previous]));
  const valueText = useValueText();
  const [object = ''] = named.flatMap((field) => (field === subjectOf[part] ? [] : (values.get(field) ?? [])));
  const company = values.get('tenant_uuid');
  const name = valueText(subject);
  const general = translate(`audit.sentences.${action}`, { what: translate(`audit.what.${of}`), name });
  const sentence = translate(`audit.parts.${part}.${action}`, { _: general, name, object: valueText(object) });
  return <span>{company ? translate('audit.inCompany', { sentence, company }) : sentence}</span>;
}

/** The field by which a part refers to its record. */
const subjectOf: Readonly<Record<string, string>> = {
  user_references: 'user_uuid',
  user_roles: 'user_uuid',
  user_permissions: 'user_uuid',
  group_users: 'user_uuid',
  role_permissions: 'role_uuid',
  group_roles: 'group_uuid',
  group_permissions: 'group_uuid',
};
