import { computedYield, yieldGap } from '@pignon/domain/financing/yields';
import { comparableCents } from '@pignon/domain/listings/amounts/comparable-amount';
import { netToSeller } from '@pignon/domain/listings/amounts/net-to-seller';
import { priceReading } from '@pignon/domain/listings/amounts/price-reading';
import { parseSurface } from '@pignon/domain/listings/amounts/surface';
import { monthlyRent, pricePerSquareMetreLabel } from '@pignon/domain/listings/display/display';
import type { PropertyFields } from '@pignon/domain/listings/property-fields';
import { FEE_PAYERS } from '@pignon/domain/listings/said-choices';
import { euros, frenchNumber } from '@pignon/domain/shared/text/french';
import { BoxField, ChoiceField, LineField } from '../../../../staff/form/fields';
import { StaffButton } from '../../../../staff/staff-button';
import styles from '../form.module.css';
import { type Figure, Figures } from '../parts/figures';
import { Reading } from '../parts/reading';
import { YES_NO } from '../parts/yes-no';
import type { TabProps } from '../property-form-state';
import type { FieldName } from '../property-values';

const PAYERS = { acquereur: 'Acquéreur', vendeur: 'Vendeur', preneur: 'Preneur', bailleur: 'Bailleur' } as const;

export function PriceTab(props: TabProps) {
  const { form, fields } = props;
  const { field } = form;
  const isSale = fields.transactionType === 'sale';
  return (
    <>
      <Reading text={priceReading(fields)}>
        <LineField
          {...field('price')}
          label={isSale ? 'Prix FAI' : 'Loyer annoncé'}
          hint={isSale ? 'Vide : « Prix sur demande »' : 'Avec sa période : 2 000 € HT HC / mois'}
        />
      </Reading>
      <BoxField
        {...field('priceOnRequest')}
        hint="Le montant reste dans la maison, les visiteurs lisent « Prix sur demande »"
      />
      {isSale ? <SaleFields {...props} /> : <RentalFields {...props} />}
      <Figures figures={figuresOf(fields)} />
      {isSale && <Yield {...props} />}
    </>
  );
}

const amounts = ({ field }: TabProps['form'], names: readonly FieldName[], unit: string) =>
  names.map((name) => <LineField key={name} {...field(name)} unit={unit} inputMode="decimal" optional />);

function SaleFields({ form, values }: TabProps) {
  const { field } = form;
  return (
    <>
      <div className={styles.pair}>
        {amounts(form, ['feesAmount'], '€ TTC')}
        {amounts(form, ['feesRate'], '% TTC')}
      </div>
      <div className={styles.pair}>
        <ChoiceField {...field('feesPayer')} options={payers('acquereur', 'vendeur', values.feesPayer)} />
        {amounts(form, ['priceWithoutFees'], '€')}
      </div>
      <div className={styles.pair}>
        {amounts(form, ['annualRent'], '€ / an HT HC')}
        {amounts(form, ['loyerNetBailleurFacture', 'chargesAnnuelles', 'montantTaxeFonciere'], '€ / an')}
        <ChoiceField {...field('imputationTaxeFonciere')} options={YES_NO} />
        <ChoiceField {...field('assujetiTva')} options={YES_NO} />
      </div>
    </>
  );
}

function RentalFields({ form, values }: TabProps) {
  const { field } = form;
  return (
    <>
      <div className={styles.pair}>
        {amounts(form, ['annualRent'], '€ / an HT HC')}
        {amounts(form, ['chargesAnnuelles', 'montantTaxeFonciere', 'loyerNetBailleurFacture'], '€ / an')}
        <ChoiceField {...field('imputationTaxeFonciere')} options={YES_NO} />
        <ChoiceField {...field('assujetiTva')} options={YES_NO} />
      </div>
      <div className={styles.pair}>
        {amounts(form, ['depositMonths'], 'mois de loyer')}
        {amounts(form, ['entryFee', 'leaseRight'], '€')}
      </div>
      <div className={styles.pair}>
        {amounts(form, ['feesAmount'], '€ TTC')}
        <ChoiceField {...field('feesPayer')} options={payers('preneur', 'bailleur', values.feesPayer)} />
      </div>
    </>
  );
}

/** Those of the transaction; one that is stored of the other one stays in sight. */
const payers = (one: keyof typeof PAYERS, other: keyof typeof PAYERS, chosen: string) => [
  ['', 'Non précisé'] as const,
  ...FEE_PAYERS.filter((payer) => payer === one || payer === other || payer === chosen).map(
    (payer) => [payer, PAYERS[payer]] as const,
  ),
];

function figuresOf(fields: PropertyFields): readonly Figure[] {
  const { transactionType, annualRent } = fields;
  const cents = comparableCents(fields);
  const amount = cents === null ? null : cents / 100;
  const surface = parseSurface(fields.surface) ?? fields.surfaceTotale;
  const isSale = transactionType === 'sale';
  const net = netToSeller(fields);
  const rent = isSale ? annualRent : amount;
  return [
    {
      label: isSale ? 'Prix par m²' : 'Loyer par m² et par an',
      value: pricePerSquareMetreLabel({ amount, transactionType }, surface),
    },
    ...(isSale ? [{ label: 'Prix net vendeur', value: net === null ? null : euros(net) }] : []),
    { label: 'Loyer mensuel', value: rent ? `${euros(monthlyRent(rent))}\u00a0/\u00a0mois` : null },
  ];
}

/** Typed, or worked out on a press; where both are there, what lies between them. */
function Yield({ form, fields }: TabProps) {
  const cents = comparableCents(fields);
  const found = computedYield({
    annualRent: fields.annualRent,
    amount: cents === null ? null : cents / 100,
    fees: { payer: fields.feesPayer, rate: null, amount: null, priceWithoutFees: null },
  });
  const gap = yieldGap(fields.yield, found?.percent ?? null);
  const write = () =>
    found &&
    form.setValue('yield', String(found.percent).replace('.', ','), { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <div className={styles.row}>
        <LineField {...form.field('yield')} unit="%" inputMode="decimal" optional />
        <StaffButton disabled={!found} onClick={write}>
          Calculer
        </StaffButton>
      </div>
      <Figures
        figures={[
          {
            label: 'Rendement calculé',
            value: found && `${frenchNumber(found.percent)}\u00a0%`,
            note: found?.formula ?? null,
          },
        ]}
      />
      {gap !== null && (
        <output className={styles.warning}>
          {`Écart avec le rendement saisi\u00a0: ${gap > 0 ? '+' : '−'}${frenchNumber(Math.abs(gap))} point${Math.abs(gap) >= 2 ? 's' : ''}. C’est le rendement saisi qui est affiché.`}
        </output>
      )}
    </>
  );
}
