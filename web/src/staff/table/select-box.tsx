interface SelectAllProps {
  readonly id?: string;
  readonly all: boolean;
  readonly some: boolean;
  readonly onToggle: () => void;
}

export const SelectAll = ({ id, all, some, onToggle }: SelectAllProps) => (
  <input
    id={id}
    type="checkbox"
    aria-label="Sélectionner toutes les lignes visibles"
    checked={all}
    onChange={onToggle}
    ref={(box) => {
      if (box) box.indeterminate = some && !all;
    }}
  />
);

interface SelectRowProps {
  readonly name: string;
  readonly selected: boolean;
  readonly onToggle: (shift: boolean) => void;
}

export const SelectRow = ({ name, selected, onToggle }: SelectRowProps) => (
  <input
    type="checkbox"
    aria-label={`Sélectionner : ${name}`}
    checked={selected}
    // React's change event of a checkbox is the browser's click, which knows the shift key.
    onChange={({ nativeEvent }) => onToggle((nativeEvent as MouseEvent).shiftKey)}
  />
);
