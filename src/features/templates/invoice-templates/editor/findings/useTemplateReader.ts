import type { ValidateFunction } from 'ajv';
import { useEffect, useMemo, useState } from 'react';
import { readTemplate, type ReadTemplate } from '../../../../../../domain/templates/readTemplate.ts';
import { validatorOf } from '../../../../../generate/validate/validatorOf.ts';

export type TemplateReader = (value: unknown) => ReadTemplate;

/** Returns the server's check of templates, of any version of the format; undefined until it is loaded. */
export function useTemplateReader(): TemplateReader | undefined {
  const [validate, setValidate] = useState<ValidateFunction>();
  useEffect(() => {
    let isGone = false;
    void validatorOf('template').then((loaded) => !isGone && setValidate(() => loaded));
    return () => void (isGone = true);
  }, []);
  return useMemo(() => validate && ((value) => readTemplate(value, validate)), [validate]);
}
