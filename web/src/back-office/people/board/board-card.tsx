import { criteriaWords } from '@pignon/domain/prospects/criteria/criteria-words';
import { type Stage, STAGE_LABELS, STAGES, type StaffPerson } from '@pignon/domain/prospects/staff-person';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { KeyboardEvent } from 'react';
import { useDisclosure } from '../../../lib/use-disclosure';
import { moment, temperatureOf } from '../desk/people-columns';
import styles from './board.module.css';

interface BoardCardProps {
  readonly person: StaffPerson;
  /** Where it is shown. */
  readonly stage: Stage;
  readonly onOpen: () => void;
  readonly onDrag: () => void;
  readonly onMove: (to: Stage) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const MOST_CRITERIA = 4;

export const cardId = (id: string): string => `carte-${id}`;

export function BoardCard({ person, stage, onOpen, onDrag, onMove }: BoardCardProps) {
  const { name, company, adviser, criteria, lostReason, moved, lastAt } = person;
  const words = criteriaWords(criteria.criteria);
  const press = (event: KeyboardEvent) => {
    const step = event.shiftKey ? STEPS[event.key] : undefined;
    const next = step && STAGES[STAGES.indexOf(stage) + step];
    if (!next) return;
    event.preventDefault();
    onMove(next);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li className={styles.card} draggable onDragStart={onDrag}>
      <button
        id={cardId(person.id)}
        type="button"
        className={styles.name}
        aria-keyshortcuts="Shift+ArrowRight Shift+ArrowLeft"
        onClick={onOpen}
        onKeyDown={press}
      >
        {name}
      </button>
      {company && <p>{company}</p>}
      {words.length > 0 && <p>{words.slice(0, MOST_CRITERIA).join(' · ')}</p>}
      {stage === 'lost' && lostReason && <p>Motif : {lostReason}</p>}
      <p className={styles.muted}>
        {[temperatureOf(person), adviser].filter(Boolean).join(' · ') || 'Sans conseiller'}
      </p>
      <p className={styles.muted}>
        {moved ? `Déplacé le ${moment(moved.at)}${moved.by ? ` par ${moved.by}` : ''}` : `Actif le ${moment(lastAt)}`}
      </p>
      <StageMenu name={name} stage={stage} onMove={onMove} />
    </li>
  );
}

function StageMenu({ name, stage, onMove }: { readonly name: string } & Pick<BoardCardProps, 'stage' | 'onMove'>) {
  const { open, toggle, region, button } = useDisclosure<HTMLDivElement>();
  return (
    <div ref={region}>
      <button
        ref={button}
        type="button"
        className={styles.menu}
        aria-expanded={open}
        aria-label={`Changer l’étape de ${name}`}
        onClick={toggle}
      >
        Étape <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {open && (
        <ul className={styles.choices}>
          {STAGES.filter((one) => one !== stage).map((one) => (
            <li key={one}>
              <button
                type="button"
                onClick={() => {
                  toggle();
                  onMove(one);
                }}
              >
                {STAGE_LABELS[one]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
