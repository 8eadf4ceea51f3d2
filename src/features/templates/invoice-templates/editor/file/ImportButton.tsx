import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import type { Template } from '../../../../../../schemas/parts/templates/template.ts';
import type { Issue } from '../../../../../../domain/validation/issue.ts';
import type { TemplateReader } from '../findings/useTemplateReader.ts';
import { ImportProblems } from './ImportProblems.tsx';
import { nameOfFile, readFile } from './templateFile.ts';

const looks = { editor: { size: 'small' }, list: { variant: 'outlined' } } as const;

interface ImportButtonProps {
  /** Undefined while nothing can be imported. */
  readonly read: TemplateReader | undefined;
  /** Where it stands. */
  readonly look?: keyof typeof looks;
  /** Receives a valid template, and a name for it. */
  readonly onImport: (template: Template, name: string) => void;
}

/** Imports a template from a file, or names what is wrong with it. */
export function ImportButton({ read, look = 'editor', onImport }: ImportButtonProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly Issue[]>([]);

  const take = async (file: File) => {
    const given = await readFile(file);
    if ('problem' in given) return setProblems([{ path: '', ...given.problem }]);
    const checked = read?.(given.content);
    if (checked && 'issues' in checked) setProblems(checked.issues);
    else if (checked) onImport(checked.template, nameOfFile(file.name));
  };
  return (
    <>
      <Button {...looks[look]} startIcon={<UploadIcon />} disabled={!read} onClick={() => input.current?.click()}>
        {translate('templateEditor.import.button')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={translate('templateEditor.import.button')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again, once it is corrected.
          target.value = '';
          if (file) void take(file);
        }}
      />
      {problems.length > 0 && <ImportProblems problems={problems} onClose={() => setProblems([])} />}
    </>
  );
}
