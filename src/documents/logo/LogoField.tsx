import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useId, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { documentCalls } from '../../../dataProvider/calls/documents.ts';
import { checkFile, formatsOf, megabytes } from '../../../domain/files/checkFile.ts';
import { readableArgs } from '../../../domain/validation/readableArgs.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import { useHttp } from '../../data/useHttp.ts';
import { pageProperty } from '../../generate/properties.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { usePicture } from '../../kinds/shared/usePicture.ts';
import { useEnteredDocument, type FormValues } from '../form/documentForm.ts';

/** A logo for this document: selected, validated and previewed before sending. */
export function LogoField() {
  const translate = useTranslate();
  const {
    form: { resource },
    start: { savedLogo: saved },
    logo: file,
    chooseLogo,
  } = useEnteredDocument();
  const label = useLabelOf(resource.name)('logo');
  const rule = pageProperty(resource, 'logo').property.file;
  const language = useLanguage();
  const hint =
    rule &&
    translate('generate.file.hint', readableArgs({ formats: formatsOf(rule), limit: megabytes(rule.bytes) }, language));
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Omit<Issue, 'path'>>();
  const savedLogo = useSavedLogo(saved);
  const isRemoved = useWatch<FormValues, 'remove_logo'>({ name: 'remove_logo' });
  const preview = usePicture(file ?? (isRemoved ? undefined : savedLogo));
  const { clearErrors, setValue } = useFormContext<FormValues>();
  const refused = useFormState<FormValues>().errors.root?.logo?.message;
  const message = problem ? translate(problem.key, problem.args) : refused;

  const remove = (removed: boolean) => setValue('remove_logo', removed, { shouldDirty: true });
  const change = (next: File | undefined) => {
    clearErrors('root.logo');
    chooseLogo(next);
    remove(false);
  };
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const found = rule && checkFile(rule, chosen);
    setProblem(found);
    if (!found) change(chosen);
  };

  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 500, display: 'block', mb: 0.5 }}>
        {label}
      </Typography>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        {preview && (
          <Box
            component="img"
            src={preview}
            alt={translate('documents.logo.preview')}
            sx={{ maxHeight: 64, maxWidth: 160, objectFit: 'contain', bgcolor: '#fff', borderRadius: 1, p: 0.5 }}
          />
        )}
        <input
          ref={input}
          id={id}
          type="file"
          accept={rule?.types.join(',')}
          aria-describedby={`${id}-help`}
          aria-invalid={message !== undefined}
          className="visually-hidden"
          tabIndex={-1}
          onChange={(event) => choose(event.target.files?.[0])}
        />
        <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
          {translate(preview ? 'documents.logo.change' : 'documents.logo.choose')}
        </Button>
        {file || isRemoved ? (
          <Button onClick={() => change(undefined)}>{translate('documents.logo.undo')}</Button>
        ) : (
          saved && <Button onClick={() => remove(true)}>{translate('documents.logo.remove')}</Button>
        )}
      </Stack>
      <FormHelperText id={`${id}-help`} error={message !== undefined} role={message && 'alert'}>
        {message ?? (isRemoved ? translate('documents.logo.removed') : hint)}
      </FormHelperText>
    </Box>
  );
}

/** Loads a document's logo with the session's token, because a plain URL would be refused. */
function useSavedLogo(url: string | undefined): Blob | undefined {
  const http = useHttp();
  const { data } = useQuery({
    queryKey: ['documents', 'logo', url],
    queryFn: ({ signal }) => documentCalls(http).picture(url ?? '', signal),
    enabled: url !== undefined,
    gcTime: 0,
  });
  return data;
}
