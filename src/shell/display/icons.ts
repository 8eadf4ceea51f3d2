import type SvgIcon from '@mui/material/SvgIcon';
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import Block from '@mui/icons-material/Block';
import ContentCopy from '@mui/icons-material/ContentCopy';
import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import History from '@mui/icons-material/History';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import LinkSign from '@mui/icons-material/Link';
import LinkOff from '@mui/icons-material/LinkOff';
import LockOutlined from '@mui/icons-material/LockOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import MergeOutlined from '@mui/icons-material/MergeOutlined';
import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Schedule from '@mui/icons-material/Schedule';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import StyleOutlined from '@mui/icons-material/StyleOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined';
import UnarchiveOutlined from '@mui/icons-material/UnarchiveOutlined';
import Undo from '@mui/icons-material/Undo';
import type { Icon } from '../../../schemas/icon.ts';

const drawn: Readonly<Record<Icon, typeof SvgIcon>> = {
  account: AccountBalanceOutlined,
  archive: ArchiveOutlined,
  cancel: Block,
  card: CreditCardOutlined,
  clock: Schedule,
  company: ApartmentOutlined,
  contract: EventRepeatOutlined,
  copy: ContentCopy,
  delete: DeleteOutlined,
  document: DescriptionOutlined,
  download: FileDownloadOutlined,
  edit: EditOutlined,
  folder: FolderOutlined,
  globe: PublicOutlined,
  group: GroupsOutlined,
  health: MonitorHeartOutlined,
  history: History,
  home: HomeOutlined,
  invitation: ForwardToInboxOutlined,
  issue: TaskAltOutlined,
  item: Inventory2Outlined,
  key: VpnKeyOutlined,
  link: LinkSign,
  lock: LockOutlined,
  mail: MailOutlined,
  merge: MergeOutlined,
  operator: AdminPanelSettingsOutlined,
  pause: PauseCircleOutlined,
  payment: PaymentsOutlined,
  people: PeopleOutlined,
  percent: PercentOutlined,
  receipt: ReceiptLongOutlined,
  report: InsightsOutlined,
  restore: UnarchiveOutlined,
  settings: SettingsOutlined,
  template: StyleOutlined,
  undo: Undo,
  unlink: LinkOff,
};

/** Returns the icon of a name; a folder by default. */
export function iconOf(icon: Icon = 'folder'): typeof SvgIcon {
  return drawn[icon];
}
