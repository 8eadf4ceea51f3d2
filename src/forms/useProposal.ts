import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Fills a field with a derived value and updates it until the user enters another. */
export function useProposal(source: string, proposed: unknown): void {
  const { getValues, setValue } = useFormContext();
  const before = useRef<unknown>(undefined);

  useEffect(() => {
    if (proposed === undefined) return;
    const value: unknown = getValues(source);
    before.current ??= proposed;
    if (!isBlank(value) && value !== before.current) return;
    before.current = proposed;
    if (value !== proposed) setValue(source, proposed);
  }, [source, proposed, getValues, setValue]);
}
