import { useCreate, useRefresh } from 'react-admin';
import type { Template } from '../../../../schemas/parts/templates/template.ts';
import { useMay } from '../../../access/useMay.ts';
import { useToast } from '../../../generate/useToast.ts';
import { ImportButton } from './editor/file/ImportButton.tsx';
import { useTemplateReader } from './editor/findings/useTemplateReader.ts';
import { resource } from './editor/words.ts';

/** Adds a template from a file. */
export default function TemplateListActions() {
  const toast = useToast();
  const refresh = useRefresh();
  const read = useTemplateReader();
  const mayCreate = useMay(resource, 'create');
  const [create, { isPending }] = useCreate();
  if (!mayCreate) return null;
  const add = (content: Template, name: string) =>
    create(
      resource,
      { data: { name, content } },
      {
        onSuccess: (record) => {
          toast.saved(record);
          refresh();
        },
        onError: toast.failed,
      },
    );
  return <ImportButton look="list" read={isPending ? undefined : read} onImport={add} />;
}
