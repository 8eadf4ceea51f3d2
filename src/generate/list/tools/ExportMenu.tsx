import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { FileFormat } from '../../../../dataProvider/calls/export.ts';
import { saveFile } from '../../../kinds/shared/saveFile.ts';
import { useToast } from '../../useToast.ts';
import { ToolMenu } from './ToolMenu.tsx';

/** The formats of a table, the usual first, each named by its program. */
const formats: readonly (readonly [FileFormat, string])[] = [
  ['xlsx', 'Excel (.xlsx)'],
  ['csv', 'CSV (.csv)'],
];

interface ExportMenuProps {
  /** The file name without extension. */
  readonly name: string;
  readonly fileOf: (format: FileFormat) => Promise<Blob>;
  readonly disabled?: boolean;
}

/** A button that downloads a table as a file. */
export function ExportMenu({ name, fileOf, disabled }: ExportMenuProps) {
  const translate = useTranslate();
  const toast = useToast();
  const { mutate: save, isPending } = useMutation({
    mutationFn: async (format: FileFormat) => saveFile(`${name}.${format}`, await fileOf(format)),
    onError: toast.failed,
  });
  return (
    <ToolMenu label={translate('ra.action.export')} icon={<DownloadIcon />} loading={isPending} disabled={disabled}>
      {(close) =>
        formats.map(([format, program]) => (
          <MenuItem
            key={format}
            onClick={() => {
              save(format);
              close();
            }}
          >
            {program}
          </MenuItem>
        ))
      }
    </ToolMenu>
  );
}
