import { useTranslate, ValidationError } from 'react-admin';
import { use, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { AddedAfterContext } from './addedAfter.ts';
import { HintContext } from './hint.ts';
import type { Property } from '../../../domain/schema/property.ts';
import { useLetterIssues } from './useLetterIssues.ts';

export interface Control {
  readonly value: unknown;
  /** `null` clears the value; on the wire it means absent. */
  readonly set: (value: unknown) => void;
  readonly onBlur: () => void;
  readonly ref: (element: HTMLElement | null) => void;
  readonly invalid: boolean;
  /** The error, else the hint, or a space, so that nothing moves. */
  readonly message: ReactNode;
}

/** Returns a form's value with its translated error; of a printed property also a letter that cannot be printed. */
export function useControl(source: string, property?: Property): Control {
  const translate = useTranslate();
  const { field, fieldState, formState } = useController({ name: source });
  const attempts = use(AddedAfterContext);
  const isDue = attempts === undefined || fieldState.isTouched || formState.submitCount > attempts;
  const text = isDue ? fieldState.error?.message : undefined;
  const [letter] = useLetterIssues(property, field.value);
  const hint = use(HintContext) ?? ' ';
  return {
    value: field.value,
    set: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    invalid: text !== undefined || letter !== undefined,
    message: text !== undefined ? <ValidationError error={text} /> : letter ? translate(letter.key, letter.args) : hint,
  };
}
