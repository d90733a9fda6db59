import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export type CrmValue = { value: string; primary: boolean; label: string };

export type CrmPerson = {
  id: number;
  name: string;
  emails: CrmValue[];
  phones: CrmValue[];
  add_time: string;
  [customField: string]: unknown;
};

export type CrmLead = {
  id: string;
  title: string;
  person_id: number | null;
  organization_id: number | null;
  add_time: string;
  [customField: string]: unknown;
};

type Saved = { nextPersonId: number; persons: CrmPerson[]; leads: CrmLead[] };

const QUIET_MS = 500;
const LONGEST_WAIT_MS = 5_000;

/** Persons and leads in memory; in one JSON file too when there is a file, written once calls pause. */
export class CrmStore {
  readonly persons = new Map<number, CrmPerson>();
  readonly leads = new Map<string, CrmLead>();
  private nextPersonId = 1;
  private timer: NodeJS.Timeout | undefined;
  private firstChange = 0;
  private turn: Promise<void> = Promise.resolve();

  constructor(private readonly file: string | null) {}

  async load(): Promise<void> {
    if (!this.file) return;
    await mkdir(dirname(this.file), { recursive: true });
    const text = await readFile(this.file, 'utf8').catch(() => null);
    if (text === null) return;
    const saved = JSON.parse(text) as Saved;
    this.nextPersonId = saved.nextPersonId;
    for (const person of saved.persons) this.persons.set(person.id, person);
    for (const lead of saved.leads) this.leads.set(lead.id, lead);
  }

  addPerson(fields: Omit<CrmPerson, 'id' | 'add_time'>): CrmPerson {
    const person = { ...fields, id: this.nextPersonId, add_time: new Date().toISOString() } as CrmPerson;
    this.nextPersonId += 1;
    this.persons.set(person.id, person);
    this.changed();
    return person;
  }

  changePerson(person: CrmPerson, fields: Partial<CrmPerson>): CrmPerson {
    const changed = { ...person, ...fields };
    this.persons.set(person.id, changed);
    this.changed();
    return changed;
  }

  addLead(fields: Omit<CrmLead, 'id' | 'add_time'>): CrmLead {
    const lead = { ...fields, id: randomUUID(), add_time: new Date().toISOString() } as CrmLead;
    this.leads.set(lead.id, lead);
    this.changed();
    return lead;
  }

  /** The real one leaves a person's leads without a person. */
  removePerson(id: number): boolean {
    const wasThere = this.persons.delete(id);
    for (const lead of this.leads.values()) if (lead.person_id === id) lead.person_id = null;
    if (wasThere) this.changed();
    return wasThere;
  }

  removeLead(id: string): boolean {
    const wasThere = this.leads.delete(id);
    if (wasThere) this.changed();
    return wasThere;
  }

  /** Person ids go on where they were: an old id must stay unknown. */
  clear(): void {
    this.persons.clear();
    this.leads.clear();
    this.changed();
  }

  flush(): Promise<void> {
    clearTimeout(this.timer);
    if (!this.timer || !this.file) return this.turn;
    this.timer = undefined;
    const file = this.file;
    this.turn = this.turn
      .then(() => writeWhole(file, this.saved()))
      .catch((error: Error) => console.error(`CRM local non conservé : ${error.message}`));
    return this.turn;
  }

  private saved(): Saved {
    return {
      nextPersonId: this.nextPersonId,
      persons: [...this.persons.values()],
      leads: [...this.leads.values()],
    };
  }

  private changed(): void {
    if (!this.file) return;
    const now = Date.now();
    if (!this.timer) {
      this.firstChange = now;
      this.timer = setTimeout(() => void this.flush(), QUIET_MS);
    } else if (now - this.firstChange < LONGEST_WAIT_MS) this.timer.refresh();
  }
}

async function writeWhole(file: string, saved: Saved): Promise<void> {
  await writeFile(`${file}.part`, JSON.stringify(saved));
  await rename(`${file}.part`, file);
}
