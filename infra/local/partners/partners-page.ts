import type { CallRecords } from './call-records';
import { PARTNER_NAMES, type PartnerName } from './partner';
import type { PartnerFault } from './partner-faults';

const TITLES: Record<PartnerName, string> = {
  pipedrive: 'Pipedrive : personnes, leads, recherche',
  automation: 'Automatisation : webhook des estimations',
  chat: 'Assistant : chat compatible OpenAI',
  geocoding: 'Géocodage : Nominatim et Base Adresse Nationale',
  google: 'Google : connexion, avis de la fiche',
  indexnow: 'IndexNow : adresses à indexer',
};

export function partnersPage(records: CallRecords, faults: PartnerFault[]): string {
  const partners = PARTNER_NAMES.map(
    (name) =>
      `<tr><td><code>/${name}</code></td><td>${TITLES[name]}</td><td><a href="/__received?partner=${name}">${records.count(name)}</a></td></tr>`,
  );
  const calls = records
    .last(50)
    .map(
      ({ partner, record }) =>
        `<tr><td><time>${escapeHtml(record.at)}</time></td><td>${partner}</td><td><code>${escapeHtml(`${record.method} ${record.path}`)}</code></td><td>${record.status ?? 'sans réponse'}</td></tr>`,
    );
  const active = faults.map((fault) => `<li><code>${escapeHtml(JSON.stringify(fault))}</code></li>`);
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5"><title>Partenaires locaux – Pignon</title><link rel="icon" href="data:,">
<style>body{margin:0;background:#F4F6F7;color:#161E22;font:15px/1.5 system-ui,sans-serif}
header{padding:12px 20px;background:#143C32;color:#fff;border-bottom:3px solid #B98D33}h1{font-size:18px;margin:0}
main{max-width:1000px;margin:auto;padding:8px 20px}h2{font-size:17px}table{width:100%;border-collapse:collapse;background:#fff}
td,th{padding:6px 10px;border:1px solid #D5DCE0;text-align:left;overflow-wrap:anywhere}a{color:#143C32}</style></head>
<body><header><h1>Partenaires locaux</h1></header><main>
<p>Ces services imitent ceux du dehors, pour s’exercer sans eux. <a href="/__state">Ce qu’ils gardent</a>.</p>
<table><tr><th>Base</th><th>Partenaire</th><th>Appels reçus</th></tr>${partners.join('')}</table>
<h2>Pannes en cours</h2>${active.length > 0 ? `<ul>${active.join('')}</ul>` : '<p>Aucune.</p>'}
<h2>Derniers appels</h2>${calls.length > 0 ? `<table><tr><th>Date</th><th>Partenaire</th><th>Appel</th><th>Statut</th></tr>${calls.join('')}</table>` : '<p>Aucun appel pour le moment.</p>'}
</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');
}
