import type { ValidateFunction } from 'ajv';
import { useCallback, useEffect, useState } from 'react';
import { readTemplate } from '../../../../../domain/templates/readTemplate.ts';
import type { Issue } from '../../../../../domain/validation/issue.ts';
import { validatorOf } from '../../../../generate/validate/validatorOf.ts';

/** Returns the server's check of templates: its issues. Until it is loaded, it finds nothing. */
export function useTemplateCheck(): (template: unknown) => readonly Issue[] {
  const [validate, setValidate] = useState<ValidateFunction>();
  useEffect(() => {
    let isGone = false;
    void validatorOf('template').then((loaded) => !isGone && setValidate(() => loaded));
    return () => void (isGone = true);
  }, []);
  return useCallback(
    (template) => {
      const read = validate ? readTemplate(template, validate) : { issues: [] };
      return 'issues' in read ? read.issues : [];
    },
    [validate],
  );
}
