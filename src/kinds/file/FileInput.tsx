import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useRef, useState, type DragEvent } from 'react';
import { formatsOf, megabytes } from '../../../domain/files/checkFile.ts';
import { readableArgs } from '../../../domain/validation/readableArgs.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { InputProps } from '../kind.ts';
import { useControl } from '../shared/useControl.tsx';
import { choose } from './choose.ts';
import { ChosenFile } from './ChosenFile.tsx';
import { filesOf, type FormFile } from './files.ts';

/** Files to be chosen or dropped, seen before they are sent, and taken away. */
export function FileInput({ source, label, property, required = false, disabled = false }: InputProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const control = useControl(source);
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);
  const files = filesOf(control.value);
  const { file: rule, type, maxItems = 1 } = property;
  const isMany = type === 'array';
  const isFull = isMany && files.length >= maxItems;

  const set = (next: readonly FormFile[]) => control.set(isMany ? next : (next[0] ?? null));
  const take = (chosen: readonly File[]) => {
    if (chosen.length === 0 || disabled) return;
    const { files: next, problem: found } = choose(property, files, chosen);
    const said = found && translate(found.key, readableArgs(found.args, language));
    setProblem(found?.name === undefined ? said : `${found.name}: ${said}`);
    set(next);
  };
  const remove = (file: FormFile) => {
    setProblem(undefined);
    set(files.filter((other) => other !== file));
    picker.current?.parentElement?.querySelector('button')?.focus();
  };
  const over = (event: DragEvent, is: boolean) => {
    event.preventDefault();
    setOver(is);
  };
  const isWrong = problem !== undefined || control.invalid;
  const hint =
    rule &&
    translate('generate.file.hint', readableArgs({ formats: formatsOf(rule), limit: megabytes(rule.bytes) }, language));

  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`} sx={{ minWidth: 0, mb: 1 }}>
      <Typography id={`${id}-label`} variant="body2" sx={{ fontWeight: 500, mb: 0.5 }}>
        {label}
        {required && ' *'}
      </Typography>
      <Stack
        sx={{
          gap: 1,
          p: 1.5,
          border: '1px dashed',
          borderRadius: 1,
          borderColor: isWrong ? 'error.main' : isOver ? 'primary.main' : 'divider',
          bgcolor: isOver ? 'action.hover' : 'transparent',
        }}
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={(event) => {
          over(event, false);
          take([...event.dataTransfer.files]);
        }}
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
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          <input
            ref={picker}
            type="file"
            className="visually-hidden"
            tabIndex={-1}
            aria-label={label}
            multiple={isMany}
            accept={rule?.types.join(',')}
            disabled={disabled || isFull}
            onChange={(event) => {
              take([...(event.target.files ?? [])]);
              // The same file may be chosen again.
              event.target.value = '';
            }}
          />
          <Button
            variant="outlined"
            size="small"
            startIcon={<UploadIcon />}
            disabled={disabled || isFull}
            ref={control.ref}
            onBlur={control.onBlur}
            onClick={() => picker.current?.click()}
          >
            {translate(wordOf(isMany, files.length))}
          </Button>
          <Typography variant="caption" color="textSecondary">
            {translate('generate.file.drop')}
          </Typography>
        </Stack>
      </Stack>
      <FormHelperText id={`${id}-help`} error={isWrong} role={isWrong ? 'alert' : undefined}>
        {problem ?? (control.invalid ? control.message : hint)}
      </FormHelperText>
    </Box>
  );
}

function wordOf(isMany: boolean, there: number): string {
  if (isMany) return 'generate.file.add';
  return there > 0 ? 'generate.file.replace' : 'generate.file.choose';
}
