import { isGated, type Mandate, type PropertyStatus } from '../property-fields';

/** What decides where a property is shown. */
export interface DiffusionFacts {
  readonly draft: boolean;
  /** F46: without the owner's written word. */
  readonly internalOnly: boolean;
  readonly mandat: Mandate | null;
  readonly status: PropertyStatus;
  /** M62: sold and unavailable ones stay in lists. */
  readonly showSoldProperties: boolean;
}

/** Whether, and why: where it is not, or not whole. */
export interface Told {
  readonly is: boolean;
  readonly why: string;
}

export interface ExportTold {
  readonly format: string;
  /** ISO 8601 */
  readonly at: string;
  /** The file was sent to its end. */
  readonly whole: boolean;
}

/** E04, Diffusion: where a property is shown, and why not. */
export interface PropertyDiffusion {
  /** Its page has all of it for everybody. */
  readonly site: Told;
  readonly lists: Told;
  readonly indexable: Told;
  readonly sitemap: Told;
  readonly portals: Told;
  /** Whole, with the site's name. */
  readonly address: string;
  readonly path: string;
  /** Other addresses that lead here. */
  readonly before: readonly string[];
  /** The last of each format. */
  readonly exports: readonly ExportTold[];
}

type Where = 'site' | 'lists' | 'indexable' | 'sitemap' | 'portals';

const yes = (why: string): Told => ({ is: true, why });
const no = (why: string): Told => ({ is: false, why });

/** As the views, the sitemap and the file for portals decide it, in words. */
export function diffusionOf(facts: DiffusionFacts): Readonly<Record<Where, Told>> {
  const { draft, internalOnly, mandat, status, showSoldProperties } = facts;
  if (draft) return nowhere('C’est un brouillon\u00a0: publiez-le pour le diffuser.');
  if (internalOnly)
    return nowhere('Sans mandat ni autorisation écrite du propriétaire, le bien reste interne à la maison.');
  if (isGated(mandat)) return offMarket(status);
  const available = status === 'available';
  const kept = available || status === 'rented' || showSoldProperties;
  return {
    site: yes(
      available
        ? 'Sa page est visible par tous.'
        : `Sa page reste visible par tous et dit que le bien est ${ENDED[status]}.`,
    ),
    lists: kept
      ? yes('Il figure dans les listes, les recherches et sur la carte.')
      : no('Les biens vendus et indisponibles sont masqués dans les paramètres.'),
    indexable: yes('Les moteurs de recherche peuvent référencer sa page.'),
    sitemap: available
      ? yes('Son adresse est dans le plan du site.')
      : no(`Le plan du site ne cite que les biens disponibles\u00a0: celui-ci est ${ENDED[status]}.`),
    portals: available
      ? yes('Il fait partie des exports pour les portails.')
      : no(`Seuls les biens disponibles partent vers les portails\u00a0: celui-ci est ${ENDED[status]}.`),
  };
}

const ENDED: Readonly<Record<PropertyStatus, string>> = {
  available: 'disponible',
  sold: 'vendu',
  rented: 'loué',
  unavailable: 'indisponible',
};

const nowhere = (why: string): Readonly<Record<Where, Told>> => ({
  site: no(why),
  lists: no(why),
  indexable: no(why),
  sitemap: no(why),
  portals: no(why),
});

function offMarket(status: PropertyStatus): Readonly<Record<Where, Told>> {
  if (status !== 'available')
    return nowhere(`Bien off-market ${ENDED[status]}\u00a0: son aperçu et ses accès sont fermés.`);
  const why = 'Bien off-market\u00a0: seul son aperçu est public, son dossier s’ouvre aux clients approuvés.';
  return {
    site: no(why),
    lists: yes('Son aperçu figure parmi les biens off-market.'),
    indexable: no('La page d’un bien off-market n’est jamais proposée aux moteurs de recherche.'),
    sitemap: no('Le plan du site ne cite pas les biens off-market.'),
    portals: no('Un bien off-market ne part jamais vers les portails.'),
  };
}
