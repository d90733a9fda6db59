import { MOST_CARDS, type Stage, STAGE_LABELS, STAGES, type StaffPerson } from '@pignon/domain/prospects/staff-person';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { announce } from '../../../ui/announcer';
import type { PeopleDesk } from '../desk/use-people';
import styles from './board.module.css';
import { BoardCard, cardId } from './board-card';
import { LostDialog } from './lost-dialog';
import { useStageMoves } from './use-stage-moves';

/** E12: a column per stage. A card is dragged, moved by Shift and an arrow, or by its menu. */
export function Board({ desk: { items = [], stages, drawer, reload } }: { readonly desk: PeopleDesk }) {
  const moves = useStageMoves(reload);
  const dragged = useRef<StaffPerson>(null);
  const [over, setOver] = useState<Stage>();
  /** A card that moves is drawn anew in its column: whoever moved it by hand stays on it. */
  const followed = useRef<string>(undefined);
  useEffect(() => {
    if (!followed.current) return;
    document.getElementById(cardId(followed.current))?.focus();
    followed.current = undefined;
  });
  const move = async (person: StaffPerson, stage: Stage) => {
    followed.current = stage === 'lost' ? undefined : person.id;
    if (await moves.move(person, stage)) announce(`${person.name} : ${STAGE_LABELS[stage]}`);
  };
  const drop = (stage: Stage) => (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    const person = dragged.current;
    dragged.current = null;
    setOver(undefined);
    if (person) void move(person, stage);
  };
  return (
    <>
      <p className={styles.keys}>Glissez une carte, ou sur son nom : Maj + flèches pour changer d’étape.</p>
      <div className={styles.board}>
        {STAGES.map((stage) => {
          const cards = items.filter((person) => moves.stageOf(person) === stage);
          const count = stages?.[stage] ?? cards.length;
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <section
              key={stage}
              aria-labelledby={`etape-${stage}`}
              className={styles.column}
              data-stage={stage}
              data-over={over === stage || undefined}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(stage);
              }}
              onDrop={drop(stage)}
            >
              <h2 id={`etape-${stage}`}>
                {STAGE_LABELS[stage]} <span className={styles.count}>{count}</span>
              </h2>
              <ul className={styles.cards}>
                {cards.map((person) => (
                  <BoardCard
                    key={person.id}
                    person={person}
                    stage={stage}
                    onOpen={() => drawer.open(person.id)}
                    onDrag={() => (dragged.current = person)}
                    onMove={(to) => void move({ ...person, stage }, to)}
                  />
                ))}
              </ul>
              {cards.length === 0 && <p className={styles.none}>Personne</p>}
              {count > MOST_CARDS && (
                <p className={styles.none}>Les {MOST_CARDS} plus récents ; tous sont dans la liste.</p>
              )}
            </section>
          );
        })}
      </div>
      {moves.losing && <LostDialog moves={moves} />}
    </>
  );
}
