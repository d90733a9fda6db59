import { holesIn, isVariable, TEMPLATE_VARIABLES, written } from '@pignon/domain/mailbox/templates/template-variables';
import { useState } from 'react';
import { StaffButton } from '../../../staff/staff-button';
import styles from './open-variables.module.css';

interface OpenVariablesProps {
  readonly texts: readonly string[];
  readonly onClose: (variable: string, said: string) => void;
}

/** The first of them, where there is one. */
export const FIRST_OPEN = 'open-variable-0';

/** What nobody knows of this client is asked of whoever writes. */
export function OpenVariables({ texts, onClose }: OpenVariablesProps) {
  const names = [...new Set(texts.flatMap(holesIn))];
  if (names.length === 0) return null;
  return (
    <fieldset className={styles.open}>
      <legend>À compléter avant l’envoi</legend>
      {names.map((name, place) => (
        <OpenVariable key={name} id={`open-variable-${place}`} name={name} onClose={(said) => onClose(name, said)} />
      ))}
    </fieldset>
  );
}

interface OpenVariableProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: (said: string) => void;
}

function OpenVariable({ id, name, onClose }: OpenVariableProps) {
  const [said, setSaid] = useState('');
  const close = () => said.trim() && onClose(said.trim());
  return (
    <div className={styles.variable}>
      <label htmlFor={id}>
        {isVariable(name) ? TEMPLATE_VARIABLES[name] : 'Valeur'} <mark>{written(name)}</mark>
      </label>
      <input
        id={id}
        value={said}
        autoComplete="off"
        onChange={({ target }) => setSaid(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          close();
        }}
      />
      <StaffButton onClick={close}>
        Compléter<span className="visually-hidden">{` ${written(name)}`}</span>
      </StaffButton>
    </div>
  );
}
