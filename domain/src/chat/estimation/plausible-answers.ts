import type { Communes } from '../../geography/towns/communes';
import { citySlugOf } from '../../shared/text/slug';
import { anyOf, kindNouns, SEEK } from '../reading/words/lexicon';
import { tokensOf } from '../reading/words/tokens';

/** Murs is a town as well. */
const NO_TOWN = anyOf(...(['immeuble', 'bureaux', 'boutique', 'commercial'] as const).map(kindNouns));
/** Words of somebody who talks to us: in no name, no town and no kind of property. */
const TALK = new RegExp(
  String.raw`\b(?:je|j|tu|ils?|on|nous|vous|ne|ni|oui|non|pas|sais|veux|voudrais|${SEEK}|est|c|fait|merci|bonjour|pourquoi|comment|combien|quelle?s?|quoi|quand|qui|que|qu|rien|aucune?|${NO_TOWN}|trompee?|erreur|plutot|estimation|idee)\b`,
);
const SENTENCE =
  /^(?:oui|non|pas|rien|ok|merci|bonjour|aucune?)\b|\b(?:je|j) (?:ne|n|me|m|sais|veux|voudrais|cherche|recherche|prefere|refuse)\b|\b(?:pourquoi|comment|combien|sais pas|aucune idee|c est (?:gratuit|quoi|pour)|qu est ce)\b/;
const MOST_WORDS = 7;
const MOST_NAMES = 8;

const foldWords = (text: string): string =>
  tokensOf(text)
    .map((token) => token.text)
    .join(' ');

/** A town of the gazetteer, or a few words that nobody says in a sentence (a hamlet, a town abroad). */
export function looksLikePlace(text: string, communes?: Communes): boolean {
  if (communes && communes.named(citySlugOf(text)).length > 0) return true;
  return text.split(/\s+/).length <= MOST_WORDS && !/[?!:@]/.test(text) && !TALK.test(foldWords(text));
}

export const looksLikeName = (text: string): boolean =>
  !text.includes('?') && text.split(/\s+/).length <= MOST_NAMES && !SENTENCE.test(foldWords(text));

/** 'je ne sais pas', 'pourquoi ?': talk, not what was asked for. */
export const isSentence = (text: string): boolean => SENTENCE.test(foldWords(text)) || /^[^\d]*\?$/.test(text);
