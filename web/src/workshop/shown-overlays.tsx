import { useState } from 'react';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialogs/dialog';
import { Sheet } from '../ui/dialogs/sheet';
import { notify } from '../ui/toasts/toast';
import { Specimen, State } from './specimen';

export function ShownOverlays() {
  const [dialog, setDialog] = useState(false);
  const [sheet, setSheet] = useState(false);
  return (
    <Specimen name="Fenêtres et notifications">
      <State of="fenêtre">
        <Button look="dark" onClick={() => setDialog(true)}>
          Ouvrir la fenêtre
        </Button>
        <Dialog open={dialog} close={() => setDialog(false)} title="Demande d’information">
          <p>Échap, le bouton, le fond et Retour la ferment&nbsp;; le focus revient d’où il venait.</p>
        </Dialog>
      </State>
      <State of="volet">
        <Button look="dark" onClick={() => setSheet(true)}>
          Ouvrir le volet
        </Button>
        {sheet && (
          <Sheet
            title="Filtres"
            close={() => setSheet(false)}
            actions={<Button onClick={() => setSheet(false)}>Voir 12 biens</Button>}
          >
            <p>Sur un téléphone il monte du bas, et se tire vers le bas.</p>
          </Sheet>
        )}
      </State>
      <State of="notification, succès">
        <Button
          look="ghost"
          onClick={() =>
            notify({ kind: 'success', title: 'Message envoyé !', text: 'Nous vous contacterons très prochainement.' })
          }
        >
          Montrer un succès
        </Button>
      </State>
      <State of="notification, échec">
        <Button
          look="ghost"
          onClick={() => notify({ kind: 'error', title: 'Erreur', text: 'Impossible de copier le lien' })}
        >
          Montrer un échec
        </Button>
      </State>
    </Specimen>
  );
}
