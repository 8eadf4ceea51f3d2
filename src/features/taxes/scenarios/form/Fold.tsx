import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import scenarios from '../../../../../schemas/resources/taxes/scenarios.ts';
import { isObject } from '../../../../../domain/schema/isObject.ts';
import { useLabelOf } from '../../../../kinds/shared/words.ts';

interface FoldProps {
  readonly index: number;
  readonly name: 'limits' | 'validity' | 'printed';
  /** The properties inside. */
  readonly fields: readonly string[];
  readonly children: ReactNode;
}

/** Fields of a row behind a line that says which are set. An error at one of them opens it. */
export function Fold({ index, name, fields, children }: FoldProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf(scenarios.name);
  const { errors } = useFormState({ name: `tributes.${index}` });
  const row: unknown = useWatch({ name: `tributes.${index}` });
  const [isOpen, setOpen] = useState(false);
  const isWrong = fields.some((field) => get(errors, `tributes.${index}.${field}`) !== undefined);
  if (isWrong && !isOpen) setOpen(true);
  const set = fields.filter((field) => isObject(row) && isSet(row[field]));
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open || isWrong)}>
      <summary>
        {translate(`scenarios.folds.${name}`)}
        {!isOpen && set.length > 0 && (
          <span className="quiet"> · {set.map((field) => labelOf(`tributes.${field}`)).join(', ')}</span>
        )}
      </summary>
      {isOpen && <div className="tax-fields">{children}</div>}
    </details>
  );
}

const isSet = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
