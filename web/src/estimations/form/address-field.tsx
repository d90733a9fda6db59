import { type KeyboardEvent, useEffect, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { announce } from '../../ui/announcer';
import { TextField } from '../../ui/fields/field';
import { estimationChecks } from './estimation-checks';
import type { PropertyValues } from '../draft/estimation-values';
import { useAddresses } from './use-addresses';
import styles from './address-field.module.css';

const LIST = 'address-suggestions';
const optionId = (index: number): string => `${LIST}-${index}`;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface AddressFieldProps {
  readonly control: Control<PropertyValues>;
  readonly onTouch: () => void;
}

/** M39, with addresses to choose from (a combobox as WAI-ARIA describes it); what is typed is as good as what is chosen. */
export function AddressField({ control, onTouch }: AddressFieldProps) {
  const { field, fieldState } = useController({
    control,
    name: 'address',
    rules: { validate: estimationChecks.address },
  });
  const { ref, name, value, onChange, onBlur } = field;
  /** What is typed since the field was entered or a suggestion chosen; '' while the list is closed. */
  const [typed, setTyped] = useState('');
  /** The one that arrows have come to: itself, for others may stand at its place the next moment. */
  const [active, setActive] = useState<string | null>(null);
  const suggestions = useAddresses(typed).filter((address) => address !== value);
  const isOpen = typed !== '' && suggestions.length > 0;
  const { length } = suggestions;
  const position = active === null ? -1 : suggestions.indexOf(active);
  useEffect(() => {
    if (isOpen) announce(length === 1 ? '1 adresse proposée' : `${length} adresses proposées`);
  }, [isOpen, length]);

  const write = (address: string, isChosen = false): void => {
    onChange(address);
    onTouch();
    setTyped(isChosen ? '' : address);
    setActive(null);
  };
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const chosen = suggestions[position];
    if (!isOpen || (!step && event.key !== 'Escape' && !(event.key === 'Enter' && chosen))) return;
    event.preventDefault();
    if (event.key === 'Escape') setTyped('');
    else if (step) setActive(suggestions[((position + step + length + 2) % (length + 1)) - 1] ?? null);
    else if (chosen) write(chosen, true);
  };

  return (
    <div className={styles.combobox}>
      <TextField
        label="Adresse complète"
        // A browser's own list of addresses would lie over ours, and the property is rarely its owner's home.
        autoComplete="off"
        placeholder="Numéro, rue, code postal et ville"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist shows only what holds the very letters typed
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={LIST}
        aria-activedescendant={isOpen && position >= 0 ? optionId(position) : undefined}
        name={name}
        ref={ref}
        value={value}
        onChange={(event) => write(event.target.value)}
        onKeyDown={press}
        onBlur={() => {
          setTyped('');
          onBlur();
        }}
        error={fieldState.error?.message}
      />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above */}
      <div id={LIST} role="listbox" aria-label="Adresses proposées" className={styles.list} hidden={!isOpen}>
        {isOpen &&
          suggestions.map((address, index) => (
            // The field has the keys: aria-activedescendant says which of them is meant.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={address}
              id={optionId(index)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element is shown by a select alone
              role="option"
              tabIndex={-1}
              aria-selected={index === position}
              className={styles.option}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => write(address, true)}
            >
              {address}
            </div>
          ))}
      </div>
    </div>
  );
}
