import { SITE_PAGES } from '../../pages/site-pages';
import { FEE_SCHEDULE_PATH } from '../../listings/display/legal-lines';
import type { AgencyQuestion } from '../reading/intents/agency-questions';
import { hoursReply } from './chat-texts';
import { CONTACT } from './phone-replies';

interface Agency {
  readonly agencyPhone: string;
  readonly agencyAddress?: string;
  readonly openingHours: readonly string[];
}
interface Answer {
  readonly text: string;
  readonly pace: 'typing';
  readonly link?: { readonly label: string; readonly href: string };
}

/** Only what the settings hold or a page of the site tells. */
export function agencyReply(question: AgencyQuestion, { agencyPhone, agencyAddress, openingHours }: Agency): Answer {
  switch (question) {
    case 'fees':
      return {
        text: 'Notre barème d’honoraires est publié avec les mentions légales.',
        pace: 'typing',
        link: { label: 'Barème d’honoraires', href: FEE_SCHEDULE_PATH },
      };
    case 'address': {
      const told = [
        agencyAddress && `Notre agence\u00a0: ${agencyAddress}.`,
        openingHours.length > 0 && hoursReply(openingHours),
        `Vous pouvez nous appeler au ${agencyPhone}.`,
      ];
      return { text: told.filter(Boolean).join(' '), pace: 'typing', link: CONTACT };
    }
    case 'phone': {
      const hours = openingHours.length > 0 && hoursReply(openingHours);
      const told = [`Vous pouvez nous appeler au ${agencyPhone}.`, hours].filter(Boolean);
      return { text: told.join(' '), pace: 'typing', link: CONTACT };
    }
    case 'personal-data':
      return {
        text: 'Vos droits sur vos données, et comment les faire supprimer, sont expliqués dans notre politique de confidentialité.',
        pace: 'typing',
        link: { label: 'Politique de confidentialité', href: SITE_PAGES.privacy },
      };
    case 'careers':
      return {
        text: 'Nos offres d’emploi se trouvent sur la page Carrières.',
        pace: 'typing',
        link: { label: 'Carrières', href: SITE_PAGES.careers },
      };
    case 'farewell':
      return { text: 'Au revoir, et à bientôt !', pace: 'typing' };
  }
}

/** 'rappelez-moi au 06…': a number said here reaches nobody, and that is told. */
export const callbackReply = (phone: string): Answer => ({
  text: `Je ne peux pas transmettre votre numéro d’ici. Laissez-le avec un message pour être rappelé, ou appelez le ${phone}.`,
  pace: 'typing',
  link: CONTACT,
});

export const holdsPhone = (text: string): boolean => /(?:\+|\b0)\d(?:[\s.()-]*\d){8,}/.test(text);
