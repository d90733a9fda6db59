import { useAgency } from '../../site/agency/use-app-settings';
import { TextPage } from '../parts/text-page';
import { paths } from '../../site/paths';
import { textRules } from '../parts/text-rules';

export const rules = textRules(
  paths.privacy,
  'Politique de confidentialité',
  'Quelles données nous recevons, à quoi elles servent, combien de temps nous les gardons et comment exercer vos droits.',
);

/** M17, RGPD art. 13: what this site really keeps, and for how long. */
export default function PrivacyPage() {
  const { name, address, email } = useAgency();
  return (
    <TextPage
      content={{
        title: 'Politique de confidentialité',
        lead: 'Ce que nous recevons de vous, pourquoi, et comment en rester maître.',
        calls: [],
        sections: [
          {
            heading: 'Qui est responsable',
            paragraphs: [`${name}, ${address}. Pour toute question sur vos données, écrivez à ${email}.`],
          },
          {
            heading: 'Ce que nous recevons',
            points: [
              {
                title: 'Demande d’estimation',
                text: 'Vos coordonnées sont enregistrées dès la première étape, pour que nous puissions vous aider si vous n’allez pas au bout ; puis la description du bien.',
              },
              {
                title: 'Message, visite, rendez-vous',
                text: 'Nom, adresse e-mail, téléphone si vous le donnez, message et bien concerné.',
              },
              {
                title: 'Assistant en ligne',
                text: 'Votre message et la conversation, le temps de vous répondre : notre site ne les enregistre pas. Si vous y demandez une estimation : nom, adresse e-mail, téléphone, et ce que vous dites du bien et de son bail.',
              },
              {
                title: 'Candidature',
                text: 'Nom, adresse e-mail, téléphone si vous le donnez, métier, message et CV.',
              },
              {
                title: 'Inscription off-market',
                text: 'Adresse e-mail, et si vous le souhaitez nom, téléphone et société ; les appareils sur lesquels votre lien a été ouvert.',
              },
            ],
          },
          {
            heading: 'Pourquoi, et à quel titre',
            paragraphs: [
              'Vos données servent à répondre à votre demande et à la suivre : ce sont des mesures prises avant un contrat, à votre initiative (RGPD, article 6.1.b). La protection du site contre les abus relève de notre intérêt légitime.',
              'Elles ne sont ni vendues ni louées. Elles sont lues par notre équipe et par les outils qui nous aident à vous répondre : logiciel de suivi des clients, automatisation, messagerie.',
              'L’adresse que vous tapez pour une estimation est envoyée par notre serveur, sans rien de vous, à la Base Adresse Nationale (IGN), qui propose celles qui lui ressemblent.',
              'Une agence peut ajouter à l’assistant un modèle de langage d’un prestataire. S’il est activé, les questions que l’assistant ne comprend pas lui sont transmises avec vos derniers échanges, pour rédiger la réponse : n’y écrivez rien que vous ne voulez pas lui confier.',
            ],
          },
          {
            heading: 'Combien de temps',
            points: [
              { title: 'Trois ans', text: 'après votre dernier contact, pour les demandes et les inscriptions.' },
              { title: 'Deux ans', text: 'après leur réception, pour les candidatures et les CV.' },
              { title: 'Douze mois', text: 'pour le journal des connexions et des actions de notre équipe.' },
              { title: '30 jours', text: 'pour une estimation commencée et jamais envoyée.' },
              { title: '14 jours', text: 'pour un lien d’accès à un bien off-market.' },
              {
                title: '72 heures',
                text: 'pour les clés techniques qui évitent d’enregistrer deux fois un même envoi.',
              },
            ],
          },
          {
            heading: 'Cookies et mesure d’audience',
            paragraphs: [
              'Ce site ne dépose aucun cookie publicitaire ni de mesure d’audience. Trois cookies techniques existent : deux pour l’équipe qui se connecte, l’autre pour les clients qui ouvrent un bien off-market. Le brouillon de votre estimation reste dans votre navigateur.',
              'Jusqu’à la fermeture de l’onglet, votre navigateur garde aussi une copie de votre conversation avec l’assistant, ce que vous avez commencé à écrire dans un formulaire et, si vous arrivez par un lien off-market, ce lien tant qu’il n’a pas ouvert son dossier.',
              'Nous comptons nous-mêmes, par jour, les pages et les biens consultés, les étapes de formulaire franchies et la vitesse d’affichage : ni cookie, ni adresse IP, ni identifiant n’est enregistré, et aucun prestataire n’y a part. Si votre navigateur demande à ne pas être suivi (« Do Not Track » ou « Global Privacy Control »), votre visite n’est pas comptée.',
              'Le calendrier d’un conseiller, quand il en a un, ne se charge que si vous le demandez.',
            ],
          },
          {
            heading: 'Vos droits',
            paragraphs: [
              `Vous pouvez accéder à vos données, les rectifier, les effacer, en limiter l’usage, vous y opposer ou les recevoir dans un format lisible : écrivez à ${email}, nous répondons sous un mois. Vous pouvez aussi saisir la CNIL (www.cnil.fr).`,
            ],
          },
        ],
      }}
    />
  );
}
