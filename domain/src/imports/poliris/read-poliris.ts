import { placeOf } from '../../geography/place-of';
import type { Communes } from '../../geography/towns/communes';
import { natureOf } from '../../listings/property/nature-of';
import { cut, cutShort } from '../../shared/text/cut';
import { eurosAndCents } from '../../shared/text/french';
import { saysNothing } from '../../shared/text/typed/says-nothing';
import { slugOf } from '../../shared/text/slug';
import type { ImportedField } from '../fields/import-fields';
import { type RawPhoto, type RawRow, rawRow } from '../rows/raw-row';
import { plainText, polirisFields } from './poliris-line';
import { PHOTO_FIELDS, PHOTO_TITLE_FIELDS, POLIRIS } from './poliris-numbers';
import { ADVERTS, PAYERS, TYPES } from './poliris-words';

type Field = (number: number) => string;

const MOST_NUMBER = 100;

/** Each line of Annonces.csv by itself: a broken one is named, the others go on. */
export function readPoliris(text: string, communes: Communes): readonly RawRow[] {
  const lines = text.split(/\r\n|\n|\r/).map((line, index) => ({ line: index + 1, text: line }));
  const read = lines
    .filter((line) => line.text.trim() !== '')
    .map(({ line, text: of }) => ({ line, fields: polirisFields(of) }));
  const expected = usual(read.flatMap(({ fields }) => (fields ? [fields.length] : [])));
  return read.map(({ line, fields }) => {
    if (!fields)
      return rawRow(line, { faults: ['La ligne est coupée\u00a0: elle doit commencer et finir par un guillemet'] });
    if (fields.length !== expected)
      return rawRow(line, { faults: [`La ligne compte ${fields.length} champs au lieu de ${expected}`] });
    return readLine(line, (number) => oneSaid(fields[number - 1] ?? ''), communes);
  });
}

const oneSaid = (field: string): string => {
  const text = plainText(field);
  return saysNothing(text) ? '' : text;
};

/** The length that most lines have. */
function usual(lengths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const length of lengths) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

function readLine(line: number, at: Field, communes: Communes): RawRow {
  const faults: string[] = [];
  const advert = ADVERTS[slugOf(at(POLIRIS.advert))];
  if (!advert)
    faults.push(
      `Type d’annonce\u00a0: «\u00a0${cutShort(at(POLIRIS.advert), 40)}\u00a0» n’est pas de ceux de la maison`,
    );
  const rental = advert?.transaction === 'Location';
  const amount = (number: number, name: string): number | null => {
    const text = cut(at(number), MOST_NUMBER).replace(/\s/g, '').replace(',', '.');
    if (text === '') return null;
    if (/^\d+(\.\d+)?$/.test(text)) return Number(text) || null;
    faults.push(`${name}\u00a0: «\u00a0${cutShort(at(number), 40)}\u00a0» n’est pas un nombre`);
    return null;
  };
  const texts: Partial<Record<ImportedField, string>> = {
    title: at(POLIRIS.title),
    type: advert?.type ?? typeIn(at),
    ...(advert && { transactionType: advert.transaction }),
    ...(advert?.occupancy && { occupancyStatus: advert.occupancy }),
    address: at(POLIRIS.address),
    postcode: at(POLIRIS.postcode),
    city: cityIn(at, communes),
    latitude: at(POLIRIS.latitude),
    longitude: at(POLIRIS.longitude),
    surface: squareMetres(amount(POLIRIS.surface, 'Surface')),
    description: at(POLIRIS.description),
    tenantActivity: at(POLIRIS.activity),
    pedestrianTraffic: at(POLIRIS.situation),
    // What is read on a page of ours comes from where nobody can change it.
    visitUrl: at(POLIRIS.visit).replace(/^http:/i, 'https:'),
    leasePurpose: at(POLIRIS.purpose),
    coOwnershipLots: said(amount(POLIRIS.lots, 'Nombre de lots')),
    coOwnershipCharges: said(amount(POLIRIS.lotCharges, 'Charges de copropriété')),
    caveAccessible: at(POLIRIS.cellar),
    mandat: MANDATES[slugOf(at(POLIRIS.exclusive))] ?? '',
    mandateNumber: at(POLIRIS.mandateNumber),
    mandateDate: isoDay(at(POLIRIS.mandateDate)),
    dpe: at(POLIRIS.energyClass),
    ges: at(POLIRIS.gasClass),
    leaseLength: years(at(POLIRIS.leaseYears)),
    entryFee: said(amount(POLIRIS.entryFee, 'Droit d’entrée')),
    leaseRight: said(amount(POLIRIS.leaseRight, 'Droit au bail')),
    ...(rental ? rentTexts(at, amount) : saleTexts(at, amount)),
  };
  const key = at(POLIRIS.technicalId) || at(POLIRIS.reference);
  if (key === '') faults.push('Ni identifiant technique ni référence');
  return rawRow(line, {
    key: key || null,
    texts: keptOnly(texts),
    adviser: adviserIn(at),
    photos: photosIn(at),
    keepsGate: true,
    faults,
  });
}

type Amount = (number: number, name: string) => number | null;
type Texts = Partial<Record<ImportedField, string>>;

function saleTexts(at: Field, amount: Amount): Texts {
  return {
    price: written(amount(POLIRIS.price, 'Prix')),
    annualRent: said(amount(POLIRIS.income, 'Montant du rapport')),
    feesRate: said(amount(POLIRIS.fees, 'Honoraires')),
    feesPayer: PAYERS[at(POLIRIS.feesPayer)] ?? '',
    priceWithoutFees: said(amount(POLIRIS.priceWithoutFees, 'Prix hors honoraires')),
  };
}

/** The year's rent, where it is said, is what was agreed; the month's is the year's divided, or what was asked. */
function rentTexts(at: Field, amount: Amount): Texts {
  const cession = slugOf(at(POLIRIS.advert)) === 'cession-de-bail';
  const asked = amount(POLIRIS.price, 'Loyer');
  const month = cession ? amount(POLIRIS.wallsRent, 'Loyer des murs') : asked;
  const year = amount(POLIRIS.annualRent, 'Loyer annuel');
  const fees = amount(POLIRIS.fees, 'Honoraires');
  const charges = amount(POLIRIS.annualCharges, 'Charges annuelles') ?? times12(amount(POLIRIS.charges, 'Charges'));
  const terms = `${whether(at(POLIRIS.withoutTax), ' HT', ' TTC')}${whether(at(POLIRIS.withCharges), ' CC', ' HC')}`;
  const deposit = amount(POLIRIS.deposit, 'Dépôt de garantie');
  const monthly = year === null ? month : year / 12;
  return {
    price: year === null ? month && `${eurosAndCents(month)}/mois${terms}` : `${eurosAndCents(year)}/an${terms}`,
    annualRent: said(year),
    chargesAnnuelles: said(charges),
    ...(cession && asked !== null && { leaseRight: said(asked) }),
    feesAmount: said(fees),
    feesPayer: fees === null ? '' : 'preneur',
    depositMonths: said(deposit && monthly ? Math.round((deposit / monthly) * 100) / 100 : null),
  } as Texts;
}

const whether = (text: string, yes: string, no: string): string =>
  /^oui$/i.test(text) ? yes : /^non$/i.test(text) ? no : '';
const said = (amount: number | null): string => (amount === null ? '' : String(amount));
const times12 = (amount: number | null): number | null => amount && Math.round(amount * 1200) / 100;
const written = (amount: number | null): string => (amount === null ? '' : eurosAndCents(amount));
const squareMetres = (amount: number | null): string =>
  amount === null ? '' : `${String(amount).replace('.', ',')} m²`;
const years = (text: string): string => (/^\d{1,2}$/.test(text) && Number(text) > 0 ? `${Number(text)} ans` : text);
const MANDATES: Readonly<Record<string, string>> = { oui: 'exclu', non: 'simple' };

/** 'JJ/MM/AAAA'; anything else stays, to be refused by its name. */
const isoDay = (text: string): string => text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');

function typeIn(at: Field): string {
  const [type, subtype] = [at(POLIRIS.type), at(POLIRIS.subtype)];
  const known = TYPES[slugOf(type)] ?? type;
  const finer = subtype !== '' && (natureOf(subtype) === 'murs' || known === 'Local commercial');
  return finer ? subtype : known;
}

/** Names come in capitals, without accents: the gazetteer knows how they are written. */
function cityIn(at: Field, communes: Communes): string {
  const city = at(POLIRIS.city);
  if (city === '' || city !== city.toUpperCase()) return city;
  const place = placeOf(
    { city, postcode: at(POLIRIS.postcode), address: null, latitude: null, longitude: null },
    communes,
  );
  return place.regionGuessed ? city : place.commune;
}

const adviserIn = (at: Field): string | null => at(POLIRIS.contactEmail) || at(POLIRIS.contactName) || null;

const photosIn = (at: Field): readonly RawPhoto[] =>
  PHOTO_FIELDS.flatMap((field, index) => {
    const source = at(field);
    const alt = at(PHOTO_TITLE_FIELDS[index] ?? 0);
    return source === '' ? [] : [{ source, ...(alt !== '' && { alt }) }];
  });

const keptOnly = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
