import { useMemo } from 'react';
import { useFormState } from 'react-hook-form';
import type { Template } from '../../../../../../schemas/parts/templates/template.ts';
import { valueAt } from '../../../../../../domain/schema/valueAt.ts';
import { templateWarnings } from '../../../../../../domain/templates/warnings.ts';
import { useIssueText } from './useIssueText.ts';
import { useTemplateReader } from './useTemplateReader.ts';
import invoiceTemplates from '../../../../../../schemas/resources/templates/invoice-templates.ts';
import { useLetterIssues } from '../../../../../kinds/shared/useLetterIssues.ts';
import type { Finding, TemplateEditing } from '../editing.ts';

const { content } = invoiceTemplates.schema.properties;

/** Returns the problems of a template: those that prevent saving, those that the server reported, and warnings. */
export function useFindings(
  source: string,
  template: Template,
): Pick<TemplateEditing, 'findings' | 'isValid' | 'read'> {
  const textOf = useIssueText();
  const reported = useReported(source);
  const read = useTemplateReader();
  const letters = useLetterIssues(content, template);
  const { issues, warnings } = useMemo(() => {
    const checked = read?.(template) ?? { template };
    const found = 'issues' in checked ? checked.issues : [];
    return { issues: found, warnings: found.length > 0 ? [] : templateWarnings(template) };
  }, [template, read]);
  const prevented = [...issues, ...letters];
  const own = prevented.map((issue): Finding => ({ path: issue.path, message: textOf(issue), isWarning: false }));
  const paths = new Set(own.map(({ path }) => path));
  const findings = [
    ...own,
    ...reported.filter(({ path }) => !paths.has(path)),
    ...warnings.map((issue): Finding => ({ path: issue.path, message: textOf(issue), isWarning: true })),
  ];
  return { findings, isValid: prevented.length === 0, read };
}

/** React-admin's marker of a key that is translated on display: an issue of the console's own check, which is known. */
const isOwn = (message: string): boolean => message.startsWith('@@react-admin@@');

/** Returns the errors that the server reported below the template. */
function useReported(source: string): Finding[] {
  const { errors } = useFormState({ name: source });
  return messagesIn(valueAt(errors, source))
    .filter(({ message }) => !isOwn(message))
    .map(({ path, message }) => ({ path, message, isWarning: false }));
}

/** The messages of nested errors, with their paths. */
function messagesIn(errors: unknown, path = ''): { path: string; message: string }[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('message' in errors && typeof errors.message === 'string') return [{ path, message: errors.message }];
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  return Object.entries(errors).flatMap(([name, inner]) => messagesIn(inner, at(name)));
}
