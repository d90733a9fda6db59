import clsx from 'clsx';
import type { MentionWriting } from './use-mention';
import styles from './mentions.module.css';

export const MENTION_LIST = 'mention-list';
export const mentionOption = (place: number): string => `${MENTION_LIST}-${place}`;

/** Below the note: whoever is offered, the chosen one told to a screen reader by the box. */
export function MentionList({ offered, at, choose }: Pick<MentionWriting, 'offered' | 'at' | 'choose'>) {
  return (
    <>
      <output className="visually-hidden">
        {offered.length > 0 &&
          `${offered.length} collègue${offered.length > 1 ? 's' : ''}\u00a0: flèches pour choisir, Entrée pour mentionner`}
      </output>
      {offered.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div id={MENTION_LIST} role="listbox" aria-label="Collègues" className={styles.list}>
          {offered.map((colleague, place) => (
            // The box has the keys: aria-activedescendant says which of them is meant.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={colleague.id}
              id={mentionOption(place)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element is shown by a select alone
              role="option"
              tabIndex={-1}
              aria-selected={place === at}
              className={clsx(styles.option, place === at && styles.chosen)}
              // The box keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(colleague)}
            >
              {colleague.name}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
