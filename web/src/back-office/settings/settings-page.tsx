import { Redirect } from 'wouter';
import { staffRules } from '../../staff/staff-rules';
import { USERS_PAGE } from './users/use-colleagues';

export const rules = staffRules('Paramètres');

/** E13: its first section. */
export default function SettingsPage() {
  return <Redirect to={USERS_PAGE} replace />;
}
