import { STAGE_LABELS } from '@pignon/domain/prospects/staff-person';

const STAGE_SAID = `case log.detail->>'stage' ${Object.entries(STAGE_LABELS)
  .map(([stage, label]) => `when '${stage}' then '${label}'`)
  .join(' ')} end`;

/** SQL: all that the person of addresses $1, kept under the name $2 and number $3, did, was answered or moved to, newest first. */
export const PERSON_HISTORY = `select at, what, text, case when said <> $2 then said end as "saidName", consent from (
    select received_at as at,
      case coalesce(details->>'source', 'contact')
        when 'information' then 'Demande d’information' when 'off-market' then 'Demande off-market'
        when 'appointment' then 'Demande de rendez-vous' when 'chat' then 'Chat' else 'Contact' end as what,
      concat_ws(E'\\n', nullif(details->>'subject', ''), nullif(details->>'message', '')) as text,
      details->>'name' as said, details->'consent' as consent
    from contact_message where email = any($1)
    union all
    select started_at, 'Estimation, étape 1', '', concat_ws(' ', contact->>'firstName', contact->>'lastName'), contact->'consent'
    from estimation where email = any($1)
    union all
    select submitted_at, 'Estimation, étape 2', submission->>'address',
      concat_ws(' ', submission->>'firstName', submission->>'lastName'), submission->'consent'
    from estimation where email = any($1) and submitted_at is not null
    union all
    select requested_at, 'Accès off-market', coalesce(property.title, 'Tous les biens off-market'),
      request.said->>'name', request.consent
    from access_request request join off_market_client client on client.id = client_id
      left join property on property.id = property_id
    where client.email = any($1)
    union all
    select opened_at, 'Dossier off-market ouvert', coalesce(property.title, 'Tous les biens off-market'), null, null
    from access_device device join access_request request on request.id = request_id
      join off_market_client client on client.id = client_id left join property on property.id = property_id
    where client.email = any($1)
    union all
    select booked_at, case state when 'cancelled' then 'Rendez-vous annulé' else 'Rendez-vous' end,
      concat_ws(E'\\n', to_char(starts_at at time zone 'Europe/Paris', 'DD/MM/YYYY à HH24:MI'), nullif(message, '')), name, consent
    from appointment where email = any($1)
    union all
    select entry.at, case entry.kind when 'sent' then 'Réponse envoyée' when 'received' then 'E-mail reçu' else 'Note' end,
      entry.body, null, null
    from thread_entry entry join thread on thread.id = thread_id
    where thread.email = any($1) and entry.kind in ('sent', 'received', 'note')
    union all
    select at, 'Désinscription',
      concat_ws(E'\\n', case way when 'one-click' then 'En un clic, depuis sa messagerie' else 'Par la page de désinscription' end,
        'Proposition : ' || property.title), null, null
    from unsubscription left join property on property.id = property_id where email = any($1)
    union all
    select resubscribed_at, 'Réinscription', 'Accepte de nouveau les propositions', null, consent
    from unsubscription where email = any($1) and resubscribed_at is not null
    union all
    select log.at, 'Étape', concat_ws(E'\\n', ${STAGE_SAID}, 'Par ' || account.name), null, null
    from audit_log log left join staff_account account on account.id = log.account_id
    where log.target = $3::text and log.action = 'prospects.stage'
  ) moment order by at desc limit 500`;
