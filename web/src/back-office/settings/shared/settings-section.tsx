import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { StaffPage } from '../../../staff/staff-page';
import { SETTINGS_SECTIONS } from './settings-sections';
import styles from './settings-section.module.css';

interface SettingsSectionProps {
  readonly section: keyof typeof SETTINGS_SECTIONS;
  readonly note?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the settings, with the way to the others. */
export function SettingsSection({ section, children, ...head }: SettingsSectionProps) {
  const [here] = useLocation();
  return (
    <StaffPage title={SETTINGS_SECTIONS[section].label} {...head}>
      <nav aria-label="Sections des paramètres" className={styles.sections}>
        {Object.values(SETTINGS_SECTIONS).map(({ path, label }) => (
          <Link key={path} href={path} aria-current={path === here ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      {children}
    </StaffPage>
  );
}
