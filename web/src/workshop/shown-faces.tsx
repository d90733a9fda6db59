import { lazy, Suspense, useId } from 'react';
import { useHydrated } from '../lib/early/use-hydrated';
import { Button } from '../ui/button';
import { DialogFace } from '../ui/dialogs/dialog-face';
import { TextField } from '../ui/fields/field';
import { SheetFace } from '../ui/dialogs/sheet-face';
import { Specimen, State } from './specimen';
import styles from './workshop.module.css';

// Out of the chunk that every page fetches with its first toast: named here alone it would be cut in two.
const ToastCard = lazy(async () => ({ default: (await import('../ui/toasts/toaster')).ToastCard }));

const stay = () => {};
const TOASTS = [
  ['succès', { kind: 'success', title: 'Message envoyé !', text: 'Nous vous contacterons très prochainement.' }],
  ['échec', { kind: 'error', title: 'Erreur', text: 'Impossible de copier le lien' }],
] as const;

/** What opens over a page, laid out in it. */
export function ShownFaces() {
  const id = useId();
  const hydrated = useHydrated();
  return (
    <Specimen name="Fenêtres et notifications, ouvertes">
      <State of="fenêtre" wide>
        <section aria-labelledby={`${id}-fenetre`} className={styles.dialogFrame}>
          <DialogFace titleId={`${id}-fenetre`} title="Demande d’information" close={stay}>
            <TextField name="demo-fenetre" label="Nom complet" />
            <Button look="dark">Envoyer</Button>
          </DialogFace>
        </section>
      </State>
      <State of="volet" wide>
        <section aria-labelledby={`${id}-volet`} className={styles.sheetFrame}>
          <SheetFace
            titleId={`${id}-volet`}
            title="Filtres"
            close={stay}
            actions={
              <>
                <Button look="ghost">Effacer</Button>
                <Button>Voir 12 biens</Button>
              </>
            }
          >
            <div className={styles.group}>
              <TextField name="demo-volet" label="Ville" />
            </div>
          </SheetFace>
        </section>
      </State>
      {hydrated &&
        TOASTS.map(([name, toast]) => (
          <State key={name} of={`notification, ${name}`} wide>
            <Suspense>
              <ToastCard toast={{ ...toast, seconds: 4, turn: 1 }} close={stay} />
            </Suspense>
          </State>
        ))}
    </Specimen>
  );
}
