import type { Join } from '@pignon/domain/assignment/conditions/groups';
import styles from './assignment.module.css';

interface JoinChoiceProps {
  readonly label: string;
  readonly join: Join;
  readonly onChange: (join: Join) => void;
}

export const JoinChoice = ({ label, join, onChange }: JoinChoiceProps) => (
  <label className={styles.join}>
    <span>{label}</span>
    <select value={join} onChange={({ target }) => onChange(target.value === 'or' ? 'or' : 'and')}>
      <option value="and">ET (toutes)</option>
      <option value="or">OU (au moins une)</option>
    </select>
  </label>
);
