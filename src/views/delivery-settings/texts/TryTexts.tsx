import MailIcon from '@mui/icons-material/MailOutlined';
import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { deliveryCalls, type TriedTexts } from '../../../../dataProvider/calls/delivery.ts';
import type { Language } from '../../../../domain/languages.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { useToast } from '../../../generate/useToast.ts';
import { PreviewDialog } from './PreviewDialog.tsx';

/** Tries the texts of a language as they are entered, once they are valid. */
export function TryTexts({ language }: { readonly language: Language }) {
  const translate = useTranslate();
  const http = useHttp();
  const toast = useToast();
  const { getValues, trigger } = useFormContext();
  const [previewed, setPreviewed] = useState<TriedTexts>();
  const [isSending, setSending] = useState(false);
  const paths = [`${language}_subject`, `${language}_body`] as const;

  const texts = async (): Promise<TriedTexts | undefined> => {
    if (!(await trigger([...paths], { shouldFocus: true }))) return undefined;
    const [subject, body] = paths.map((path) => String(getValues(path) ?? ''));
    return { language, subject: subject ?? '', body: body ?? '' };
  };
  const preview = async () => setPreviewed(await texts());
  const test = async () => {
    const tried = await texts();
    if (!tried) return;
    setSending(true);
    await deliveryCalls(http)
      .test(tried)
      .then(toast.saved, toast.failed)
      .finally(() => setSending(false));
  };

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button size="small" startIcon={<PreviewIcon />} onClick={() => void preview()}>
        {translate('delivery.preview.open')}
      </Button>
      <Button size="small" startIcon={<MailIcon />} loading={isSending} onClick={() => void test()}>
        {translate('delivery.test')}
      </Button>
      {previewed && <PreviewDialog texts={previewed} onClose={() => setPreviewed(undefined)} />}
    </Stack>
  );
}
