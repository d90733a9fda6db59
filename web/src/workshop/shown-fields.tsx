import { useState } from 'react';
import { AmountField } from '../ui/fields/amount-field';
import { Button } from '../ui/button';
import { SelectField, TextAreaField, TextField } from '../ui/fields/field';
import { ErrorSummary } from '../ui/fields/error-summary';
import { RangeSlider } from '../ui/fields/range-slider';
import { Specimen, State } from './specimen';

const LONG = 'Un texte de plusieurs lignes, qui se laisse agrandir vers le bas.';
const PROBLEMS = [
  { id: 'demo-email-faux', message: 'Email invalide' },
  { id: 'demo-message-faux', message: 'Le message est requis' },
];

export function ShownFields() {
  const [digits, setDigits] = useState('250000');
  const [[from, to], setRange] = useState([100, 3000]);
  return (
    <Specimen name="Champs">
      <State of="au repos">
        <TextField name="demo-nom" label="Nom complet" />
      </State>
      <State of="rempli">
        <TextField name="demo-nom-rempli" label="Nom complet" defaultValue="Hélène Garnier" />
      </State>
      <State of="facultatif, avec une aide">
        <TextField name="demo-telephone" label="Téléphone" optional hint="Pour vous rappeler." />
      </State>
      <State of="en erreur">
        <TextField name="demo-email-faux" label="Email" defaultValue="zoe@" error="Email invalide" />
      </State>
      <State of="désactivé">
        <TextField name="demo-inactif" label="Ville" defaultValue="Paris" disabled />
      </State>
      <State of="fichier">
        <TextField name="demo-fichier" label="CV" type="file" hint="PDF, DOC ou DOCX." />
      </State>
      <State of="liste">
        <SelectField name="demo-liste" label="Métier">
          <option>Conseiller</option>
          <option>Gestionnaire locatif</option>
        </SelectField>
      </State>
      <State of="montant">
        <AmountField name="demo-montant" label="Prix" value={digits} onDigits={setDigits} onBlur={() => {}} />
      </State>
      <State of="texte long">
        <TextAreaField name="demo-texte" label="Message" defaultValue={LONG} />
      </State>
      <State of="texte long, en erreur">
        <TextAreaField name="demo-message-faux" label="Message" error="Le message est requis" />
      </State>
      <State of="intervalle">
        <RangeSlider
          label="Surface"
          name="Surface"
          max={5000}
          step={10}
          from={from ?? 0}
          to={to ?? 5000}
          say={(value) => `${value.toLocaleString('fr-FR')}\u00a0m²`}
          onFrom={(low) => setRange([low, to ?? 5000])}
          onTo={(high) => setRange([from ?? 0, high])}
        />
      </State>
      <State of="résumé des erreurs" wide>
        <ErrorSummaryShown />
      </State>
    </Specimen>
  );
}

/** It takes the focus when it comes, so it comes when it is asked for. */
function ErrorSummaryShown() {
  const [attempt, setAttempt] = useState(0);
  return attempt > 0 ? (
    <ErrorSummary attempt={attempt} problems={PROBLEMS} />
  ) : (
    <Button look="ghost" onClick={() => setAttempt(1)}>
      Montrer le résumé des erreurs
    </Button>
  );
}
