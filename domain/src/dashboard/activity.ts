import type { Right } from '../accounts/rights';

/** One of the last things that happened in the house (E01). */
export interface ActivityLine {
  /** ISO 8601. */
  readonly at: string;
  /** 'Marie Durand a publié « Murs rue de Lévis »' */
  readonly text: string;
  /** Where it is seen; null where no page shows it. */
  readonly href: string | null;
}

/** A line of the audit, with what its target is called today. */
export interface AuditedAct {
  readonly at: string;
  readonly action: string;
  readonly target: string | null;
  /** Null: an account that is gone, or nobody of the house. */
  readonly by: string | null;
  readonly property: string | null;
  readonly subject: string | null;
}

interface Told {
  readonly right: Right;
  /** What follows the name of whoever did it. */
  readonly did: string;
  readonly about?: 'property' | 'subject';
  readonly href?: (target: string) => string;
}

const property = (did: string): Told => ({
  right: 'properties',
  did,
  about: 'property',
  href: (id) => `/admin/properties/edit/${id}`,
});
const mailbox = (did: string): Told => ({
  right: 'requests',
  did,
  about: 'subject',
  href: (id) => `/admin/messages?id=${id}`,
});
const at = (right: Right, path: string, did: string): Told => ({ right, did, href: () => path });
const access = (did: string): Told => ({
  right: 'requests',
  did,
  href: (id) => `/admin/prospects?onglet=off-market&demande=${id}`,
});

/** What is told, and to whom. What is not here is told nobody: a sign-in, a reading, a failure. */
export const ACTS: Readonly<Record<string, Told>> = {
  'properties.create': property('a ajouté'),
  'properties.update': property('a modifié'),
  'properties.remove': property('a mis à la corbeille'),
  'properties.restore': property('a sorti de la corbeille'),
  'properties.publish': property('a publié'),
  'properties.unpublish': property('a dépublié'),
  'properties.duplicate': property('a dupliqué'),
  'properties.restore-revision': property('a rétabli une version de'),
  'mailbox.reply': mailbox('a répondu à'),
  'mailbox.note': mailbox('a noté quelque chose sur'),
  'mailbox.change': mailbox('a classé ou attribué'),
  'off-market.approve': access('a approuvé une demande off-market'),
  'off-market.refuse': access('a refusé une demande off-market'),
  'off-market.close': access('a clos une demande off-market'),
  'off-market.revoke': access('a révoqué un accès off-market'),
  'appointments.book': at('requests', '/admin/appointments', 'a fixé un rendez-vous'),
  'appointments.move': at('requests', '/admin/appointments', 'a déplacé un rendez-vous'),
  'appointments.cancel': at('requests', '/admin/appointments', 'a annulé un rendez-vous'),
  'prospects.stage': at('requests', '/admin/prospects?onglet=prospects', 'a changé l’étape d’un prospect'),
  'prospects.erase': at('requests', '/admin/prospects?onglet=prospects', 'a effacé les données d’une personne'),
  'imports.apply': at('properties', '/admin/properties/import', 'a importé des biens'),
  'sold.create': at('properties', '/admin/sold-properties', 'a ajouté un bien vendu'),
  'sold.update': at('properties', '/admin/sold-properties', 'a modifié un bien vendu'),
  'agents.create': at('advisers', '/admin/agents', 'a ajouté un conseiller'),
  'agents.update': at('advisers', '/admin/agents', 'a modifié un conseiller'),
  'agents.remove': at('advisers', '/admin/agents', 'a supprimé un conseiller'),
  'assignment.create': at('advisers', '/admin/assignment-rules', 'a ajouté une règle d’attribution'),
  'assignment.update': at('advisers', '/admin/assignment-rules', 'a modifié une règle d’attribution'),
  'assignment.remove': at('advisers', '/admin/assignment-rules', 'a supprimé une règle d’attribution'),
  'blog.create': { right: 'blog', did: 'a écrit un article' },
  'blog.update': { right: 'blog', did: 'a modifié un article' },
  'blog.remove': { right: 'blog', did: 'a supprimé un article' },
  'deliveries.replay': at('journal', '/admin/deliveries', 'a rejoué des livraisons'),
  'accounts.invite': at('settings', '/admin/settings/users', 'a invité un collègue'),
  'accounts.change': at('settings', '/admin/settings/users', 'a modifié un compte'),
  'accounts.disable': at('settings', '/admin/settings/users', 'a désactivé un compte'),
  'accounts.enable': at('settings', '/admin/settings/users', 'a réactivé un compte'),
  'accounts.roles': at('settings', '/admin/settings/users', 'a changé les rôles activés'),
  'settings.write': { right: 'settings', did: 'a modifié les réglages' },
};

export const actsFor = (sees: (right: Right) => boolean): readonly string[] =>
  Object.entries(ACTS).flatMap(([action, { right }]) => (sees(right) ? [action] : []));

/** Null for what is told nobody. */
export function toldAct({ at: when, action, target, by, ...names }: AuditedAct): ActivityLine | null {
  const told = Object.hasOwn(ACTS, action) ? ACTS[action] : undefined;
  if (!told) return null;
  const name = told.about && names[told.about];
  const about = told.about ? ` ${name ? `«\u00a0${name}\u00a0»` : GONE[told.about]}` : '';
  const there = told.href && (told.about ? name !== null : true) ? told.href : null;
  return {
    at: when,
    text: `${by ?? 'Un compte supprimé'} ${told.did}${about}`,
    href: there ? there(target ?? '') : null,
  };
}

/** Its row is no longer there. */
const GONE = { property: 'un bien', subject: 'une conversation' } as const;

/** A request that came in. */
export const toldRequest = ({
  id,
  at: when,
  name,
  subject,
}: {
  readonly id: string;
  readonly at: string;
  readonly name: string;
  readonly subject: string;
}): ActivityLine => ({ at: when, text: `${name} a écrit\u00a0: ${subject}`, href: `/admin/messages?id=${id}` });
