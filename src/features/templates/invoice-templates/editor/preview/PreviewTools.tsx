import FitIcon from '@mui/icons-material/FitScreenOutlined';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { templateSamples, type TemplatePreview } from '../../../../../../dataProvider/calls/templates.ts';
import { languageCodes, languages, type Language } from '../../../../../../domain/languages.ts';
import { useSample } from '../../../../../documents/templates/useSample.ts';
import { Tip } from '../../../../../shell/display/Tip.tsx';

/** What the template is shown with. */
export type Sample = Pick<TemplatePreview, 'sample' | 'invoice'>;

/** Shares of the width of the frame. */
const zooms = [0.5, 0.75, 1, 1.5, 2] as const;
const own = 'own';

interface PreviewToolsProps {
  readonly locale: Language;
  readonly sample: Sample;
  readonly zoom: number;
  readonly onLocale: (locale: Language) => void;
  readonly onSample: (sample: Sample) => void;
  readonly onZoom: (zoom: number) => void;
}

/** Selects language, sample and size of the preview. */
export function PreviewTools({ locale, sample, zoom, onLocale, onSample, onZoom }: PreviewToolsProps) {
  const translate = useTranslate();
  const invoice = useSample('invoices', { status: 'billed' });
  const at = zooms.findIndex((each) => each === zoom);
  const zoomTo = (step: -1 | 1) => onZoom(zooms[at + step] ?? zoom);
  const choose = (value: string) =>
    onSample(value === own ? { invoice } : { sample: templateSamples.find((each) => each === value) });
  const zoomButton = (name: string, Icon: typeof FitIcon, disabled: boolean, press: () => void) => (
    <Tip title={translate(`templateEditor.preview.${name}`)}>
      <span>
        <IconButton
          size="small"
          disabled={disabled}
          aria-label={translate(`templateEditor.preview.${name}`)}
          onClick={press}
        >
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tip>
  );
  return (
    <div className="template-preview-tools" role="group" aria-label={translate('templateEditor.preview.title')}>
      <TextField
        select
        label={translate('documents.preview.language')}
        value={locale}
        onChange={({ target }) => onLocale(target.value as Language)}
      >
        {languageCodes.map((code) => (
          <MenuItem key={code} value={code}>
            {languages[code].name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={translate('templateEditor.preview.sample')}
        value={sample.sample ?? own}
        onChange={({ target }) => choose(target.value)}
      >
        {templateSamples.map((each) => (
          <MenuItem key={each} value={each}>
            {translate(`templateEditor.samples.${each}`)}
          </MenuItem>
        ))}
        {invoice !== undefined && <MenuItem value={own}>{translate('templateEditor.samples.own')}</MenuItem>}
      </TextField>
      <span className="template-zoom">
        {zoomButton('smaller', ZoomOutIcon, at === 0, () => zoomTo(-1))}
        {zoomButton('fit', FitIcon, zoom === 1, () => onZoom(1))}
        {zoomButton('larger', ZoomInIcon, at === zooms.length - 1, () => zoomTo(1))}
      </span>
    </div>
  );
}
