import { useTranslate } from 'react-admin';
import members, { type Member } from '../../../../../schemas/resources/people/members.ts';
import { KindCell } from '../../../../generate/list/table/KindCell.tsx';
import { pageProperty } from '../../../../generate/properties.ts';
import { Mark } from '../../../../shell/frame/Mark.tsx';

const [name, status] = [pageProperty(members, 'name'), pageProperty(members, 'status')];

/** The name after its initials, with the status of anyone who is not an ordinary member. */
export default function NameCell({ record }: { readonly record: Member & { readonly id: string } }) {
  const translate = useTranslate();
  const isThere = record.status === 'active' || record.status === undefined;
  return (
    <span className="member-name">
      <Mark name={record.name} size={28} />
      <span style={{ minWidth: 0 }}>
        <KindCell of={name} record={record} />
        {!isThere && (
          <span style={{ display: 'block' }}>
            <span className="visually-hidden">{`${translate('resources.members.fields.status')}: `}</span>
            <KindCell of={status} record={record} />
          </span>
        )}
      </span>
    </span>
  );
}
