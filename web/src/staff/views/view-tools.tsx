import X from 'lucide-react/icons/x';
import { type SubmitEvent, useId } from 'react';
import { StaffButton } from '../staff-button';
import { Unfolding } from './unfolding';
import type { Views } from './use-views';
import styles from './view-tools.module.css';

interface ViewToolsProps {
  readonly columns: readonly {
    readonly id: string;
    readonly header: string;
    readonly meta?: { readonly always?: boolean };
  }[];
  readonly views: Views;
}

/** Which columns, and the whole list as it was saved under a name. */
export const ViewTools = ({ columns, views }: ViewToolsProps) => (
  <>
    <Unfolding label="Vues">
      <SavedViews views={views} />
    </Unfolding>
    <Unfolding label="Colonnes">
      {columns
        .filter(({ meta }) => !meta?.always)
        .map(({ id, header }) => (
          <label key={id} className={styles.column}>
            <input type="checkbox" checked={!views.hidden.includes(id)} onChange={() => views.toggle(id)} />
            {header}
          </label>
        ))}
    </Unfolding>
  </>
);

function SavedViews({ views: { views, isShown, show, save, remove } }: Pick<ViewToolsProps, 'views'>) {
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    if (typeof name !== 'string' || !name.trim()) return;
    save(name.trim());
    event.currentTarget.reset();
  };
  return (
    <>
      {views.length > 0 && (
        <ul className={styles.views} aria-label="Vues enregistrées">
          {views.map((view) => (
            <li key={view.name}>
              <button
                type="button"
                className={styles.view}
                aria-current={isShown(view) ? 'true' : undefined}
                onClick={() => show(view)}
              >
                {view.name}
              </button>
              <button
                type="button"
                className={styles.remove}
                aria-label={`Supprimer la vue ${view.name}`}
                onClick={() => remove(view.name)}
              >
                <X size={16} strokeWidth={1.75} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.save} onSubmit={submit}>
        <label htmlFor={`${id}-name`}>Nom de la vue</label>
        <input id={`${id}-name`} name="name" maxLength={40} required autoComplete="off" />
        <StaffButton type="submit">Enregistrer cette vue</StaffButton>
      </form>
    </>
  );
}
