import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { detailFields, type Amendment } from '../../../../../../schemas/parts/recurrence/amendment.ts';
import contracts from '../../../../../../schemas/resources/recurrence/contracts.ts';
import { AmendmentPreview } from '../../../../../documents/amendments/AmendmentPreview.tsx';
import type { PreviewedAmendment } from '../../../../../documents/amendments/previewedAmendment.ts';
import { ChangedDetails } from '../../../../../documents/amendments/ChangedDetails.tsx';
import { useEnteredDocument } from '../../../../../documents/form/documentForm.ts';
import { useLanguage } from '../../../../../i18n/language.ts';
import { amendedFields } from '../../actions/amendedFields.ts';

interface ChangePreviewProps {
  readonly preview: PreviewedAmendment;
  readonly input: Amendment;
}

/** The preview of changed terms: affected invoices, start, new terms and totals. */
export function ChangePreview({ preview, input }: ChangePreviewProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { values } = useEnteredDocument().start;
  const { reach = 'from', occurrence, items_invoice: lines } = input;
  const fields = amendedFields({ change: input, hasLines: lines !== undefined }, { translate, language });
  const details = detailFields.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]);
  return (
    <>
      <Typography>{translate(`contractForm.change.${reach}`, { occurrence, fields })}</Typography>
      <AmendmentPreview preview={preview}>
        <ChangedDetails resource={contracts} before={values} changes={Object.fromEntries(details)} />
      </AmendmentPreview>
    </>
  );
}
