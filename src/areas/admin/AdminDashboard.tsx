import { WelcomeCard } from '../WelcomeCard.tsx';

export function AdminDashboard() {
  return <WelcomeCard area="admin" />;
}
