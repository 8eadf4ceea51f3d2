import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { companyCalls } from '../../../dataProvider/calls/companies.ts';
import { http } from '../../access/console.ts';
import type { Me } from '../../access/me.ts';
import { addressInTenant } from '../../access/tenant.ts';
import { samePlace } from './samePlace.ts';

interface CompanySwitchProps {
  readonly me: Me;
  /** The short name of the current company. */
  readonly tenant: string;
  readonly name: string;
}

/** The current company with links to the others: the same list there, by a full load. */
export function CompanySwitch({ me, tenant, name }: CompanySwitchProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const { data = [{ name, tenant }] } = useQuery({
    queryKey: ['companies', 'enterable'],
    queryFn: ({ signal }) => companyCalls(http).enterable(signal),
    enabled: anchor !== null,
  });
  return (
    <>
      <Button
        color="inherit"
        className="company-switch"
        title={name}
        aria-label={`${translate('accountants.switch')}: ${name}`}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        endIcon={<UnfoldMore />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span>{name}</span>
      </Button>
      {anchor && (
        <Menu
          id={id}
          anchorEl={anchor}
          open
          onClose={() => setAnchor(null)}
          slotProps={{ paper: { sx: { maxWidth: 'min(420px, calc(100vw - 32px))', maxHeight: '70vh' } } }}
        >
          {data.map((company) => (
            <MenuItem
              key={company.tenant}
              component="a"
              href={addressInTenant(company.tenant, me, samePlace(pathname))}
              selected={company.tenant === tenant}
              aria-current={company.tenant === tenant || undefined}
              sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
            >
              {company.name}
            </MenuItem>
          ))}
          {me.area === 'accountants' && <Divider />}
          {me.area === 'accountants' && (
            <MenuItem component="a" href="/accountants">
              <ApartmentOutlined fontSize="small" />
              {translate('shell.allCompanies')}
            </MenuItem>
          )}
        </Menu>
      )}
    </>
  );
}
