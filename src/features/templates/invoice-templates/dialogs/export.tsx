import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { templateCalls } from '../../../../../dataProvider/calls/templates.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import type { ActionDialogProps } from '../../../../generate/actions/dialogs.ts';
import { useToast } from '../../../../generate/useToast.ts';
import { saveFile } from '../../../../kinds/shared/saveFile.ts';
import { fileNameOf, fileOf } from '../editor/file/templateFile.ts';

/** Saves the template as a file; there is nothing to ask. */
export default function ExportTemplate({ record, onClose }: ActionDialogProps) {
  const http = useHttp();
  const toast = useToast();
  const { data, error } = useQuery({
    queryKey: ['templates', 'file', record.id],
    queryFn: ({ signal }) => templateCalls(http).content(String(record.id), signal),
    gcTime: 0,
    retry: false,
  });
  const end = useEffectEvent(() => {
    if (data) saveFile(fileNameOf(String(record['name'])), fileOf(data));
    else toast.failed(error);
    onClose();
  });
  const isRead = data !== undefined || error !== null;
  useEffect(() => {
    if (isRead) end();
  }, [isRead]);
  return null;
}
