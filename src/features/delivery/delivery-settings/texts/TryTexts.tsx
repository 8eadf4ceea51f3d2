import MailIcon from '@mui/icons-material/MailOutlined';
import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { deliveryCalls, type TriedTexts } from '../../../../../dataProvider/calls/delivery.ts';
import type { Language } from '../../../../../domain/languages.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { useToast } from '../../../../generate/useToast.ts';
import { PreviewDialog } from './PreviewDialog.tsx';

/** Tries the texts of a language as they are entered, once they are valid. */
export function TryTexts({ language }: { readonly language: Language }) {
  const translate = useTranslate();
  const http = useHttp();
  const toast = useToast();
  const { getValues, trigger } = useFormContext();
  const [isPreviewed, setPreviewed] = useState(false);
  const [isSending, setSending] = useState(false);

  const textsOf = (of: Language): TriedTexts => {
    const [subject = '', body = ''] = pathsOf(of).map((path) => String(getValues(path) ?? ''));
    return { language: of, subject, body };
  };
  const isValid = () => trigger(pathsOf(language), { shouldFocus: true });
  const preview = async () => setPreviewed(await isValid());
  const test = async () => {
    if (!(await isValid())) return;
    setSending(true);
    await deliveryCalls(http)
      .test(textsOf(language))
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
      {isPreviewed && <PreviewDialog language={language} textsOf={textsOf} onClose={() => setPreviewed(false)} />}
    </Stack>
  );
}

const pathsOf = (language: Language) => [`${language}_subject`, `${language}_body`];
