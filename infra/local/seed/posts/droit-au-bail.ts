import type { PostDraft } from './post-draft';

export const DROIT_AU_BAIL: PostDraft = {
  title: 'Droit au bail ou pas-de-porte : qui paie quoi, et à qui ?',
  excerpt:
    'Deux sommes versées à l’entrée dans un local, que l’on confond souvent. L’une va au locataire qui part, l’autre au propriétaire.',
  tags: ['Bail commercial', 'Location'],
  publishedOn: '2026-09-17',
  content: `
<p>« Loyer 2 000 € par mois, droit au bail 45 000 € », « pas-de-porte 30 000 € » : ces mentions accompagnent bien des annonces de location. Elles ne désignent pas la même chose, et elles ne vont pas dans la même poche.</p>
<h2>Le droit au bail</h2>
<p>Il se paie au <strong>locataire en place</strong>. Celui-ci cède son contrat, avec le temps qui reste à courir, son loyer et le droit de demander le renouvellement. Plus le loyer est bas par rapport au quartier et plus la durée restante est longue, plus ce droit vaut cher.</p>
<p>Le bail peut prévoir que le propriétaire agrée le successeur. Céder le bail n’est d’ailleurs pas vendre le fonds : la clientèle, l’enseigne et le matériel n’en font pas partie.</p>
<h2>Le pas-de-porte</h2>
<p>Appelé aussi droit d’entrée, il se paie au <strong>propriétaire</strong>, au moment de signer un bail neuf. Il peut être vu comme un supplément de loyer versé d’avance, ou comme la contrepartie d’avantages accordés. La manière dont le bail le qualifie a des suites, notamment fiscales : ce point se règle avant la signature, pas après.</p>
<table>
<thead><tr><th scope="col"></th><th scope="col">Droit au bail</th><th scope="col">Pas-de-porte</th></tr></thead>
<tbody>
<tr><th scope="row">Versé à</th><td>Locataire qui part</td><td>Propriétaire</td></tr>
<tr><th scope="row">À l’occasion de</th><td>La cession d’un bail en cours</td><td>La signature d’un bail neuf</td></tr>
<tr><th scope="row">Dépend surtout de</th><td>L’écart entre loyer payé et loyer du marché</td><td>La rareté de l’emplacement</td></tr>
</tbody>
</table>
<h2>Ni l’un ni l’autre ne sont du loyer</h2>
<p>Pour comparer deux locaux, on les pose donc sur une ligne à part. C’est ce que font nos fiches : le droit au bail et le droit d’entrée y sont nommés, et jamais ajoutés au prix ou au loyer.</p>
<h2>Trois questions à poser</h2>
<ol>
<li>Combien de temps reste-t-il sur le bail, et à quelles conditions peut-on le céder à son tour ?</li>
<li>L’activité que je prévois est-elle permise par la clause de destination ?</li>
<li>Quel serait le loyer d’un local semblable, libre, dans la même rue ?</li>
</ol>`,
};
