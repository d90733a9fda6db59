import { portIsFree } from './free-port';
import type { SystemPorts } from './system-ports';

const NAMES: Readonly<Record<keyof SystemPorts, string>> = {
  web: 'PORT',
  partners: 'PARTNERS_PORT',
  smtp: 'MAIL_SMTP_PORT',
  mail: 'MAIL_WEB_PORT',
  imap: 'MAIL_IMAP_PORT',
};

export async function refuseBusyPorts(ports: SystemPorts): Promise<void> {
  const busy: string[] = [];
  for (const name of Object.keys(NAMES) as (keyof SystemPorts)[]) {
    if (!(await portIsFree(ports[name])))
      busy.push(`Le port ${ports[name]} est déjà pris : libérez-le ou choisissez-en un autre (${NAMES[name]}=…).`);
  }
  if (busy.length > 0) throw new Error(busy.join('\n'));
}
