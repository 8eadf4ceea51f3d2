import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { partnerCalls, type Partner } from '../../dataProvider/calls/partners.ts';
import { http, session } from '../access/console.ts';
import { useToast } from '../generate/useToast.ts';
import { checkedBy } from '../generate/validate/resolver.ts';
import { phone } from '../kinds/phone/index.tsx';
import { taxId } from '../kinds/taxId/index.tsx';
import { text } from '../kinds/text/index.tsx';
import { inputOf } from './inputOf.ts';
import { partnerData, type PartnerData, partnerIssues } from './partner.ts';
import { ProfileForm } from './ProfileForm.tsx';

const resolver = checkedBy<PartnerData>(partnerIssues);
const paths = ['name', 'nif', 'phone', 'organization'] as const;

interface PartnerFormProps {
  readonly partner: Partner;
  readonly onSaved: () => Promise<unknown>;
}

/** An accountant's profile for companies. The address is changed below. */
export function PartnerForm({ partner, onSaved }: PartnerFormProps) {
  const translate = useTranslate();
  const toast = useToast();
  const form = useForm<PartnerData>({ defaultValues: partnerData(partner), resolver, mode: 'onTouched' });

  const save = async (data: PartnerData) => {
    const { name, nif, phone: number, organization } = data;
    const own = { name: name ?? '', nif: nif ?? '', phone: number ?? '', organization: organization ?? '' };
    const saved = await partnerCalls(http).change(partner.uuid, { ...own, email: partner.email });
    form.reset(data);
    session.know({ name: own.name });
    toast.saved(saved);
    await onSaved();
  };

  return (
    <ProfileForm
      form={form}
      paths={paths}
      title={translate('profile.personal.title')}
      action={translate('ra.action.save')}
      save={save}
      isGuarded
    >
      <text.Input {...inputOf('name', translate('profile.personal.name'))} required />
      <TextField
        label={translate('signin.email')}
        value={partner.email}
        helperText={translate('profile.personal.emailHint')}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <taxId.Input {...inputOf('nif', translate('resources.partners.fields.nif'))} required />
      <phone.Input {...inputOf('phone', translate('profile.personal.phone'))} required />
      <text.Input {...inputOf('organization', translate('resources.partners.fields.organization'))} />
    </ProfileForm>
  );
}
