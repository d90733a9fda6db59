import type { PostDraft } from './post-draft';

export const BAIL_COMMERCIAL: PostDraft = {
  title: 'Bail commercial 3-6-9 : ce que chacun peut faire, et quand',
  excerpt:
    'Neuf ans au moins, une sortie tous les trois ans pour le locataire : les dates d’un bail disent beaucoup de la valeur des murs.',
  tags: ['Bail commercial', 'Investissement'],
  publishedOn: '2026-11-12',
  content: `
<p>Quand on achète des murs loués, on achète d’abord un bail. Avant le prix, avant même l’emplacement, trois dates méritent d’être lues : celle où le bail a commencé, celle de la prochaine échéance triennale, et celle où il se termine.</p>
<h2>Neuf ans, au minimum</h2>
<p>Un bail commercial dure au moins neuf ans. Les parties peuvent convenir d’une durée plus longue ; elles ne peuvent pas descendre en dessous, sauf à signer un autre type de contrat, comme le bail dérogatoire, qui obéit à ses propres règles.</p>
<p>Cette durée protège les deux côtés. Le commerçant a le temps d’amortir ses travaux et de fidéliser sa clientèle ; le propriétaire sait à qui il loue et pour combien.</p>
<h2>Le locataire peut partir tous les trois ans</h2>
<p>C’est ce que raconte l’expression « 3-6-9 ». À la fin de chaque période de trois ans, le locataire peut donner congé, en prévenant six mois à l’avance. Certains baux, par exemple ceux de plus de neuf ans ou ceux de bureaux, peuvent prévoir qu’il y renonce : on parle alors de durée ferme.</p>
<aside><p><strong>À regarder sur une annonce.</strong> La date de la prochaine échéance triennale. Un bail signé il y a deux ans et demi peut être quitté dans six mois ; un bail renouvelé avec une période ferme de six ans donne plus de visibilité, et cela se paie.</p></aside>
<h2>Et le propriétaire ?</h2>
<p>Ses possibilités sont plus étroites. Il ne peut mettre fin au bail en cours de route que dans quelques cas prévus par la loi, par exemple pour reconstruire l’immeuble. À l’échéance des neuf ans, il peut refuser le renouvellement, mais il doit alors en principe une indemnité d’éviction au commerçant.</p>
<h2>Quand personne ne dit rien</h2>
<p>Passé son terme, un bail que personne n’a renouvelé ni dénoncé continue : il est « en tacite prolongation ». Le locataire peut alors partir à tout moment, avec six mois de préavis pour la fin d’un trimestre civil. Et au-delà de douze ans en tout, le loyer de renouvellement n’est plus plafonné : une bonne nouvelle pour l’un, une moins bonne pour l’autre.</p>
<h2>Ce qu’il faut demander avant d’acheter</h2>
<ul>
<li>le bail et tous ses avenants, pas seulement le dernier ;</li>
<li>la dernière quittance et le dernier avis d’indexation ;</li>
<li>l’état des charges, et qui paie la taxe foncière ;</li>
<li>tout courrier échangé sur un congé, un renouvellement ou des travaux.</li>
</ul>
<p>Nos annonces de murs occupés indiquent ces dates quand elles nous sont connues. Pour un dossier précis, un avocat ou un notaire reste le bon interlocuteur : cet article donne des repères, pas un conseil juridique.</p>`,
};
