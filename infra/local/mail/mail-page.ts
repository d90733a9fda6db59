/** One page without any outside part: it must work on a machine that is not connected. */
export const MAIL_PAGE = String.raw`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Courrier local – Pignon</title>
<link rel="icon" href="data:,">
<style>
:root { --fond:#F4F6F7; --carte:#fff; --texte:#161E22; --discret:#4E5C63; --trait:#D5DCE0; --marque:#143C32; --choix:#DCEAE4; --or:#B98D33 }
* { box-sizing:border-box }
body { margin:0; height:100vh; display:flex; flex-direction:column; background:var(--fond); color:var(--texte); font:15px/1.45 system-ui,sans-serif }
header { display:flex; gap:16px; align-items:center; padding:10px 20px; background:var(--marque); color:#fff; border-bottom:3px solid var(--or) }
h1 { font-size:18px; margin:0; flex:1 } h1 small { font-weight:400; opacity:.8; margin-left:8px }
button { font:inherit; min-height:36px; padding:4px 14px; border:1px solid currentColor; border-radius:6px; background:none; color:inherit; cursor:pointer }
:focus-visible { outline:3px solid var(--or); outline-offset:-3px }
main { flex:1; min-height:0; display:grid; grid-template-columns:minmax(260px,380px) 1fr }
#liste { overflow:auto; margin:0; padding:0; list-style:none; background:var(--carte); border-right:1px solid var(--trait) }
#liste button { display:block; width:100%; text-align:left; border:0; border-bottom:1px solid var(--trait); border-radius:0; padding:10px 16px }
#liste button[aria-current=true] { background:var(--choix); box-shadow:inset 4px 0 var(--marque) }
#liste b { display:block; overflow:hidden; text-overflow:ellipsis; white-space:nowrap }
#liste span { display:flex; justify-content:space-between; gap:8px; color:var(--discret); font-size:13px }
#liste i { font-style:normal; overflow:hidden; text-overflow:ellipsis; white-space:nowrap } time { white-space:nowrap }
#lecture { min-width:0; display:flex; flex-direction:column; padding:16px 20px }
#lecture h2 { margin:0 0 8px; font-size:20px; overflow-wrap:anywhere }
dl { display:grid; grid-template-columns:auto 1fr; gap:2px 12px; margin:0 0 12px; font-size:14px } dt { color:var(--discret) } dd { margin:0; overflow-wrap:anywhere }
nav { display:flex; gap:6px; margin-bottom:8px; color:var(--marque) } nav [aria-pressed=true] { background:var(--marque); color:#fff }
#corps { flex:1; min-height:0; display:flex } #corps > * { flex:1; width:100%; margin:0; border:1px solid var(--trait); border-radius:6px; background:#fff; overflow:auto }
pre { padding:14px; white-space:pre-wrap; overflow-wrap:anywhere; font:13px/1.5 ui-monospace,monospace }
form.reponse { display:grid; grid-template-columns:1fr auto; gap:8px; align-items:end; margin-top:10px; color:var(--marque) } form.reponse textarea { font:inherit; padding:8px; border:1px solid var(--trait); border-radius:6px; color:var(--texte); resize:vertical } form.reponse p { grid-column:1/-1; margin:0; color:var(--discret) }
ul.pieces { padding:14px 14px 14px 32px } .vide { margin:auto; color:var(--discret); text-align:center; padding:32px }
@media (max-width:720px) { main { grid-template-columns:1fr; grid-template-rows:40% 1fr } #liste { border-right:0; border-bottom:1px solid var(--trait) } }
</style>
</head>
<body>
<header><h1>Courrier local <small id="compte" aria-live="polite"></small></h1><button id="vider" type="button">Tout supprimer</button></header>
<main><ul id="liste" aria-label="Messages reçus"></ul><section id="lecture" aria-label="Message ouvert"><p class="vide">Choisissez un message à gauche.</p></section></main>
<script>
'use strict';
const $ = (id) => document.getElementById(id);
const make = (tag, text, more) => Object.assign(document.createElement(tag), { textContent: text ?? '' }, more);
const when = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'medium' });
let version = -1, openId = null, view = 'html';

async function poll() {
  try {
    const stats = await (await fetch('/api/stats')).json();
    if (stats.version !== version) {
      const messages = await (await fetch('/api/messages?brief=1&limit=200')).json();
      version = stats.version;
      showList(messages, stats.count);
    }
  } catch { $('compte').textContent = 'courrier arrêté'; version = -1; }
  setTimeout(poll, 2000);
}

function showList(messages, count) {
  $('compte').textContent = count === 0 ? 'aucun message' : count === 1 ? '1 message' : count + ' messages' + (count > messages.length ? ', les ' + messages.length + ' derniers' : '');
  const focused = document.activeElement?.dataset?.id;
  $('liste').replaceChildren(...messages.map(row));
  if (messages.length === 0) $('liste').append(make('li', 'Boîte vide. Les courriers du site arrivent ici.', { className: 'vide' }));
  if (focused) $('liste').querySelector('[data-id="' + focused + '"]')?.focus();
}

function row(message) {
  const item = make('li'), button = make('button', '', { type: 'button', onclick: () => open(message.id) });
  button.dataset.id = message.id;
  button.setAttribute('aria-current', String(message.id === openId));
  const from = make('span'), to = make('span');
  from.append(make('i', 'De ' + message.from), make('time', when.format(new Date(message.receivedAt)), { dateTime: message.receivedAt }));
  to.append(make('i', 'À ' + message.envelope.to.join(', ')), make('i', message.attachments.length ? message.attachments.length + ' pièce' + (message.attachments.length > 1 ? 's jointes' : ' jointe') : ''));
  button.append(make('b', message.subject || '(sans objet)'), from, to);
  item.append(button);
  return item;
}

async function open(id) {
  const answer = await fetch('/api/messages/' + id);
  if (!answer.ok) return;
  openId = id;
  for (const button of $('liste').querySelectorAll('button')) button.setAttribute('aria-current', String(button.dataset.id === id));
  show(await answer.json());
}

function show(message) {
  const facts = make('dl');
  for (const [name, value] of [['De', message.from], ['À', message.to.join(', ')], ['Copie', message.cc.join(', ')], ['Copie cachée', message.bcc.join(', ')], ['Répondre à', message.replyTo], ['Reçu', when.format(new Date(message.receivedAt))]])
    if (value) facts.append(make('dt', name), make('dd', value));
  const views = { html: 'Mise en page', text: 'Texte', source: 'Source', headers: 'En-têtes', files: 'Pièces jointes (' + message.attachments.length + ')' };
  const bar = make('nav'), body = make('div', '', { id: 'corps' });
  bar.setAttribute('aria-label', 'Manière de lire');
  const choose = async (name) => {
    view = name;
    for (const button of bar.children) button.setAttribute('aria-pressed', String(button.dataset.view === name));
    body.replaceChildren(await part(message, name));
  };
  for (const [name, label] of Object.entries(views)) {
    const button = make('button', label, { type: 'button', onclick: () => choose(name) });
    button.dataset.view = name;
    bar.append(button);
  }
  $('lecture').replaceChildren(make('h2', message.subject || '(sans objet)'), facts, bar, body, answering(message));
  choose(view === 'html' && !message.html ? 'text' : view);
}

// As whoever got it would; what is typed goes to where the mail asks.
function answering(message) {
  const form = make('form', '', { className: 'reponse' }), said = make('p', '', { role: 'status' });
  const text = make('textarea', '', { name: 'text', rows: 3, required: true, maxLength: 20000 });
  text.setAttribute('aria-label', 'Réponse de ' + message.envelope.to.join(', '));
  text.placeholder = 'Répondre à la place de ' + message.envelope.to.join(', ');
  form.append(text, make('button', 'Répondre', { type: 'submit' }), said);
  form.onsubmit = async (event) => {
    event.preventDefault();
    const answer = await fetch('/api/messages/' + message.id + '/answers', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ text: text.value }) });
    const { to, error } = await answer.json();
    said.textContent = answer.ok ? 'Réponse envoyée à ' + to.join(', ') : error;
    if (answer.ok) text.value = '';
  };
  return form;
}

async function part(message, name) {
  const file = (index) => '/api/messages/' + message.id + '/attachments/' + index;
  if (name === 'text') return make('pre', message.text || '(pas de partie texte)');
  if (name === 'source') return make('pre', await (await fetch('/api/messages/' + message.id + '/source')).text());
  if (name === 'headers') return make('pre', Object.entries(message.headers).map(([key, value]) => key + ': ' + value).join('\n'));
  if (name === 'files') {
    const list = make('ul', message.attachments.length ? '' : 'Aucune pièce jointe.', { className: 'pieces' });
    message.attachments.forEach(({ filename, contentType, size }, index) => {
      const item = make('li');
      item.append(make('a', filename || 'sans nom', { href: file(index), download: filename || 'piece-jointe' }), ' – ' + contentType + ', ' + Math.ceil(size / 1024) + ' ko');
      list.append(item);
    });
    return list;
  }
  // No scripts and another origin for the mail; its links may only open a new tab.
  const frame = make('iframe', '', { title: 'Message mis en page' });
  frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  const html = message.html.replace(/cid:([^"'\s>)]+)/g, (whole, cid) => {
    const index = message.attachments.findIndex((attachment) => attachment.cid === cid);
    return index < 0 ? whole : location.origin + file(index);
  });
  frame.srcdoc = '<base target="_blank">' + (html || '<p style="font-family:sans-serif">(pas de mise en page)</p>');
  return frame;
}

$('vider').onclick = async () => {
  if (!confirm('Supprimer tous les messages ?')) return;
  await fetch('/api/messages', { method: 'DELETE' });
  openId = null;
  $('lecture').replaceChildren(make('p', 'Choisissez un message à gauche.', { className: 'vide' }));
};
poll();
</script>
</body>
</html>
`;
