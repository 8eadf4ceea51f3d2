import { useGetOne, useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas/resource.ts';
import { isDocument, plainTextOf } from '../../../domain/richText/richText.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { Facts } from '../../shell/dialog/Facts.tsx';
import { ValueChange } from '../../shell/display/ValueChange.tsx';
import { adjustmentWords } from '../history/adjustmentWords.ts';
import { isCurrent } from '../templates/templateChoice.ts';
import { useTemplates } from '../templates/useTemplates.ts';

interface ChangedDetailsProps {
  readonly resource: Resource;
  /** The values before. */
  readonly before: Readonly<Record<string, unknown>>;
  /** The changed values. */
  readonly changes: Readonly<Record<string, unknown>>;
}

/** The changes of an amendment other than amounts, by field. */
export function ChangedDetails({ resource, before, changes }: ChangedDetailsProps) {
  const labelOf = useLabelOf(resource.name);
  const facts = Object.entries(changes).map(([name, is]) => {
    const Change = drawn[name] ?? WordsChange;
    return { label: labelOf(name), value: <Change was={before[name]} is={is} /> };
  });
  return facts.length > 0 ? <Facts facts={facts} /> : null;
}

interface ChangeProps {
  readonly was: unknown;
  readonly is: unknown;
}

/** Values that need their own rendering. */
const drawn: Readonly<Record<string, typeof WordsChange>> = {
  account_uuid: AccountChange,
  template: TemplateChange,
  adjustments: AdjustmentsChange,
};

/** Texts and booleans. */
function WordsChange({ was, is }: ChangeProps) {
  const translate = useTranslate();
  const wordsOf = (value: unknown): string | undefined => {
    if (typeof value === 'boolean') return translate(`documents.history.${value ? 'yes' : 'no'}`);
    return (isDocument(value) ? plainTextOf(value) : String(value ?? '')) || undefined;
  };
  const [previous, next] = [wordsOf(was), wordsOf(is)];
  if (previous !== undefined && previous === next)
    return <ValueChange next={translate('documents.history.formatting')} />;
  return <ValueChange previous={previous} next={next ?? translate('documents.history.nothing')} />;
}

function AdjustmentsChange({ was, is }: ChangeProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const wordsOf = (value: unknown) => adjustmentWords(value, { translate, language });
  return <WordsChange was={wordsOf(was)} is={wordsOf(is)} />;
}

function AccountChange({ was, is }: ChangeProps) {
  return <WordsChange was={useAccountName(was)} is={useAccountName(is)} />;
}

function useAccountName(key: unknown): string | undefined {
  const id = typeof key === 'string' ? key : '';
  const { data } = useGetOne<{ readonly id: string; readonly name: string }>(
    'accounts',
    { id },
    { enabled: id !== '' },
  );
  return data?.name;
}

function TemplateChange({ was, is }: ChangeProps) {
  const translate = useTranslate();
  const { data: templates = [] } = useTemplates();
  const nameOf = (key: unknown): string =>
    templates.find((one) => isCurrent(one, String(key)))?.name ?? translate('documents.template.default');
  return <WordsChange was={nameOf(was)} is={nameOf(is)} />;
}
