import { issueOf } from '../../domain/documents/issue.ts';
import { ownProperty } from '../../domain/schema/property.ts';
import type { Resource } from '../../schemas/resource.ts';
import { translate, type Language } from '../base/i18n.ts';
import type { Called } from './request.ts';

/** Returns the title of a resource's document in a language, and its status unless it is issued. */
export function calledOf(resource: Resource, status: string, locale: Language): Called {
  const words = `resources.${resource.name}`;
  const [title = ''] = translate(locale, `${words}.name`).split(' |||| ');
  const { credits, proforma } = resource.document ?? {};
  const named = { title, ...(credits && { isCredit: true }), ...(proforma && { isProforma: true }) };
  if (status === issueOf(resource).to) return named;
  const tone = ownProperty(resource.schema, 'status')?.tones?.[status];
  const label = translate(locale, `${words}.values.status.${status}`);
  return { ...named, status: { code: status, label, isStamped: tone !== 'complete' } };
}
