import type { Reply } from '../../../lib/network/post-json';

/** 'agency.social.facebook', 'agency.openingHours.2' → 'facebook', 'openingHours': what the form calls its fields. */
export function flatRefusal(reply: Reply): Reply {
  if (reply.ok || !reply.fields) return reply;
  const fields = Object.fromEntries(
    Object.entries(reply.fields).map(([path, message]) => {
      const names = path.split('.').filter((name) => !/^\d+$/.test(name));
      return [names.at(-1) ?? path, message];
    }),
  );
  return { ...reply, fields };
}
