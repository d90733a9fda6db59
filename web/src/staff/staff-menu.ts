import ChartColumn from 'lucide-react/icons/chart-column';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Users from 'lucide-react/icons/users';
import { paths } from '../site/paths';

/** The pages of the back-office as its menu names them, in its order. A new one is a line here, one in paths, one in its routes. */
export const STAFF_MENU = [
  { path: paths.admin, label: 'Tableau de bord', Icon: LayoutDashboard },
  { path: paths.adminProspects, label: 'Prospects', Icon: Users },
  { path: paths.adminAudience, label: 'Audience', Icon: ChartColumn },
] as const;
