import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { use, useId, useRef, useState } from 'react';
import { formatsOf, megabytes, pictureComplaints } from '../../../domain/files/checkFile.ts';
import { readableArgs } from '../../../domain/validation/readableArgs.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { InputProps } from '../kind.ts';
import { HintContext } from '../shared/hint.ts';
import { useControl } from '../shared/useControl.tsx';
import { choose } from './choose.ts';
import { ChosenFile } from './ChosenFile.tsx';
import { DropZone } from './DropZone.tsx';
import { filesOf, isNew, type FormFile } from './files.ts';

/** Selects or drops files, with previews and removal. */
export function FileInput({ source, label, property, required = false, disabled = false }: InputProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const control = useControl(source);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<string>();
  const files = filesOf(control.value);
  const { file: rule, type, maxItems = 1 } = property;
  const isMany = type === 'array';
  const isFull = isMany && files.length >= maxItems;

  const set = (next: readonly FormFile[]) => control.set(isMany ? next : (next[0] ?? null));
  const take = (chosen: readonly File[]) => {
    const { files: next, problem: found } = choose(property, files, chosen);
    const message = found && translate(found.key, readableArgs(found.args, language));
    setProblem(found?.name === undefined ? message : `${found.name}: ${message}`);
    set(next);
  };
  const remove = (file: FormFile) => {
    setProblem(undefined);
    set(files.filter((other) => other !== file));
    button.current?.focus();
  };
  // Of an older version, which took any picture.
  const refused = files.flatMap((file) => (isNew(file) ? [] : (file.refused ?? [])))[0];
  const isWrong = problem !== undefined || control.invalid || refused !== undefined;
  const own = use(HintContext);
  const formats =
    rule &&
    translate('generate.file.hint', readableArgs({ formats: formatsOf(rule), limit: megabytes(rule.bytes) }, language));

  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`} sx={{ minWidth: 0, mb: 1 }}>
      <Typography id={`${id}-label`} variant="body2" sx={{ fontWeight: 500, mb: 0.5 }}>
        {label}
        {required && ' *'}
      </Typography>
      <DropZone
        label={label}
        word={translate(wordOf(isMany, files.length))}
        accept={rule?.types.join(',')}
        multiple={isMany}
        disabled={disabled}
        isFull={isFull}
        isWrong={isWrong}
        buttonRef={(element) => {
          button.current = element;
          control.ref(element);
        }}
        onBlur={control.onBlur}
        onTake={take}
      >
        {files.length > 0 && (
          <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 0.5 }}>
            {files.map((file, index) => (
              <ChosenFile
                key={'uuid' in file ? file.uuid : `${file.name} ${index}`}
                file={file}
                disabled={disabled}
                onRemove={remove}
              />
            ))}
          </Stack>
        )}
      </DropZone>
      <FormHelperText id={`${id}-help`} error={isWrong} role={isWrong ? 'alert' : undefined}>
        {problem ??
          (control.invalid
            ? control.message
            : refused
              ? translate(pictureComplaints[refused].key)
              : [own, formats].filter(Boolean).join(' '))}
      </FormHelperText>
    </Box>
  );
}

function wordOf(isMany: boolean, there: number): string {
  if (isMany) return 'generate.file.add';
  return there > 0 ? 'generate.file.replace' : 'generate.file.choose';
}
