import type SvgIcon from '@mui/material/SvgIcon';
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';

const icons: Readonly<Record<string, typeof SvgIcon>> = {
  accounts: AccountBalanceOutlined,
  contracts: EventRepeatOutlined,
  entities: ApartmentOutlined,
  invoices: DescriptionOutlined,
  items: Inventory2Outlined,
  scenarios: PublicOutlined,
  tributes: PercentOutlined,
};

/** A resource's sign in the menu; a folder for those that have none of their own. */
export function iconOf(resource: string): typeof SvgIcon {
  return icons[resource] ?? FolderOutlined;
}
