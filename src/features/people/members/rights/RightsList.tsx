import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ResourceRights, RightsSummary } from '../../../../../domain/access/rights.ts';
import { usePermissionWords } from '../../../../access/permissionWords.ts';
import { reports } from '../../../../data/reports.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { lowerFirst } from '../../../../i18n/lowerFirst.ts';

/** A sentence or two for each partly open resource, and one each for all open and all closed ones. */
export function RightsList({ summary: { whole, partial, closed } }: { readonly summary: RightsSummary }) {
  const translate = useTranslate();
  const language = useLanguage();
  const words = usePermissionWords();
  const listed = (names: readonly string[]) => new Intl.ListFormat(language).format(names);
  const named = (resources: readonly string[]) => {
    const others = resources.filter((name) => !isReport(name));
    const isEachReport = resources.length - others.length === reports.length;
    const names = isEachReport
      ? [...others.map(words.resource), translate('reportPage.title')]
      : resources.map(words.resource);
    return listed(names);
  };
  // All share the same actions, so the first names them.
  const actions = ([resource = '']: readonly string[], names: readonly string[]) =>
    listed(names.map((name) => lowerFirst(words.action(resource, name), language)));

  if (partial.length === 0 && closed.length === 0) return <Typography>{translate('members.rights.all')}</Typography>;
  if (partial.length === 0 && whole.length === 0) return <Typography>{translate('members.rights.none')}</Typography>;
  return (
    <dl className="member-rights">
      {partial.map(({ resources: of, may, mayNot }: ResourceRights) => (
        <div key={of[0]}>
          <dt>{named(of)}</dt>
          <dd>
            {translate('members.rights.may', { actions: actions(of, may) })}{' '}
            <span>{translate('members.rights.mayNot', { actions: actions(of, mayNot) })}</span>
          </dd>
        </div>
      ))}
      {whole.length > 0 && (
        <div>
          <dt>{translate('members.rights.whole')}</dt>
          <dd>{named(whole)}</dd>
        </div>
      )}
      {closed.length > 0 && (
        <div>
          <dt>{translate('members.rights.closed')}</dt>
          <dd>{named(closed)}</dd>
        </div>
      )}
    </dl>
  );
}

const isReport = (name: string): boolean => name.startsWith('reports/');
