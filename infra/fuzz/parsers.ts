import { type ChatState, LARGEST_MESSAGE, NEW_CHAT } from '@pignon/domain/chat/chat-state';
import { converse } from '@pignon/domain/chat/converse';
import { ESTIMATION_STEPS } from '@pignon/domain/chat/estimation/estimation-lead';
import { tameAnswer, tameSoFar } from '@pignon/domain/chat/model/tame-answer';
import { propertyAddressLine } from '@pignon/domain/contact/property-address';
import { typedNumber } from '@pignon/domain/financing/typed-number';
import { addressLine } from '@pignon/domain/geography/address-line';
import { askedPlace } from '@pignon/domain/geography/asked-place';
import { placeSlugOf } from '@pignon/domain/geography/place-slug';
import { placeOf } from '@pignon/domain/geography/place-of';
import { isInCalendar, leaseDateLabel, triennialBreaks } from '@pignon/domain/listings/display/lease-dates';
import { canonicalListingUrl } from '@pignon/domain/listings/search/listing-url';
import { natureOf } from '@pignon/domain/listings/property/nature-of';
import { placesInWords } from '@pignon/domain/listings/search/places-in-words';
import { parsePrice } from '@pignon/domain/listings/amounts/price';
import { termsShown } from '@pignon/domain/listings/amounts/rent-terms';
import { propertyRules } from '@pignon/domain/listings/property/property-rules';
import { searchWords } from '@pignon/domain/listings/search/search-words';
import { titleSlugOf } from '@pignon/domain/shared/text/slug';
import { parseSurface } from '@pignon/domain/listings/amounts/surface';
import { mailboxOf } from '@pignon/domain/shared/text/email-address';
import { EMAIL_PATTERN, limits } from '@pignon/domain/shared/rules';
import { typedAmount } from '@pignon/domain/shared/text/typed/typed-amount';
import { oneLine, severalLines } from '@pignon/domain/shared/text/typed/typed-text';
import { typeset } from '@pignon/domain/shared/text/typeset';
import { isRobot } from '@pignon/domain/visits/robots';
import { visitedPage } from '@pignon/domain/visits/visited-page';
import { knownCommunes } from '@pignon/infra/geography/known-communes';
import { asciiAddress } from '@pignon/infra/mail/ascii-address';

export interface Parser {
  readonly name: string;
  /** Signs of the longest text that reaches it. */
  readonly longest: number;
  read(text: string): unknown;
}

/** Node's limit of a request's head; a body of ours is at most four times as long. */
const HEAD = 16 * 1024;
const BODY = 64 * 1024;
const SEARCH = 200;
const TYPED_NUMBER = 60;

const chat = (name: string, state: ChatState): Parser => ({
  name: `chat, ${name}`,
  longest: LARGEST_MESSAGE,
  read: (text) =>
    converse(state, text, {
      communes: knownCommunes,
      now: 1000,
      agencyPhone: '01 23 45 67 89',
      referencePrefix: 'PGN',
      openingHours: [],
    }),
});
const LEAD = { propertyCity: 'Paris', propertyAddress: '12 rue de Lévis, 75017 Paris', fullName: 'Zoë' };
const SEARCHING: ChatState = {
  version: 1,
  mode: 'search',
  offeredAt: 1000,
  criteria: { cities: ['paris'], maxPrice: 500_000 },
  shown: { prices: [400_000], surfaces: [80] },
};

/** Each reader of what a stranger types, with the longest text that the door lets through to it. */
export const PARSERS: readonly Parser[] = [
  chat('nothing said yet', NEW_CHAT),
  chat('in a search', SEARCHING),
  ...ESTIMATION_STEPS.map((step) =>
    chat(`asked for ${step}`, { version: 1, mode: 'estimation', estimation: { step, lead: LEAD } }),
  ),
  chat('after an estimation', { version: 1, mode: 'open', estimation: { step: 'completed', lead: LEAD } }),
  { name: 'answer of a model', longest: 4000, read: (text) => [tameAnswer(text), tameSoFar(text)] },
  { name: 'search words', longest: SEARCH, read: searchWords },
  { name: 'places of a search', longest: SEARCH, read: (text) => placesInWords(text, knownCommunes) },
  { name: 'place of an address', longest: HEAD, read: (text) => askedPlace(placeSlugOf(text), knownCommunes) },
  { name: 'price', longest: propertyRules.short.value, read: parsePrice },
  { name: 'amount of a form', longest: BODY, read: typedAmount },
  { name: 'terms of a rent', longest: propertyRules.short.value, read: (text) => termsShown(text, 'rental') },
  { name: 'surface', longest: propertyRules.short.value, read: parseSurface },
  { name: 'number of a calculator', longest: TYPED_NUMBER, read: (text) => typedNumber(text, { thousands: true }) },
  {
    name: 'date',
    longest: propertyRules.short.value,
    read: (text) => [isInCalendar(text), leaseDateLabel(text), triennialBreaks(text, text)],
  },
  { name: 'filters of an address', longest: HEAD, read: (text) => canonicalListingUrl('/nos-biens', text) },
  { name: 'filters, city', longest: HEAD, read: (text) => canonicalListingUrl('/biens', `?city=${text}&type=${text}`) },
  { name: 'path of a list', longest: HEAD, read: (text) => canonicalListingUrl(`/biens/${text}`) },
  { name: 'path of a page', longest: HEAD, read: (text) => visitedPage(`/${text}`) },
  { name: 'user agent', longest: HEAD, read: isRobot },
  { name: 'type of a property', longest: HEAD, read: natureOf },
  { name: 'slug', longest: propertyRules.titleMost.value, read: titleSlugOf },
  {
    name: 'place of a property',
    longest: propertyRules.address.value,
    read: (text) =>
      placeOf(
        {
          city: text.slice(0, propertyRules.cityMost.value),
          address: text,
          postcode: text.slice(0, propertyRules.short.value),
          latitude: null,
          longitude: null,
        },
        knownCommunes,
      ),
  },
  {
    name: 'address',
    longest: limits.address.value,
    read: (text) => [
      addressLine({ address: text, postcode: '75017', city: text }),
      propertyAddressLine({ propertyAddress: text, propertyCity: text.slice(0, 120), propertyZipCode: '75017' }),
    ],
  },
  { name: 'mail address', longest: BODY, read: (text) => [asciiAddress(text), EMAIL_PATTERN.test(text)] },
  { name: 'mailbox', longest: limits.email.value, read: mailboxOf },
  { name: 'text of one line', longest: BODY, read: oneLine },
  { name: 'text of several lines', longest: BODY, read: severalLines },
  { name: 'typesetting', longest: propertyRules.description.value, read: typeset },
];
