import { TransientFailure, Unrecoverable } from '@pignon/domain/deliveries/delivery-failure';
import type { Crm, CrmLead, CrmPerson } from '@pignon/domain/prospects/crm';
import type { Answer, Call, HttpCaller } from '../http/http-caller';
import type { Pace } from '../http/pace';

export interface PipedriveOptions {
  readonly url: string;
  readonly token: string;
  /** Key of the custom lead field that holds our reference. */
  readonly siteRefField: string;
}

interface Found {
  readonly data?: { readonly items?: readonly { readonly item: { readonly id: number | string } }[] };
}

interface Created {
  readonly data: { readonly id: number | string };
}

/** Persons through API v2, leads through v1, which has the only creation of leads (domain/decisions/0007). */
export class PipedriveCrm implements Crm {
  constructor(
    private readonly http: HttpCaller,
    private readonly requests: Pace,
    private readonly searches: Pace,
    private readonly options: PipedriveOptions,
  ) {}

  findPersonByEmail(email: string): Promise<string | null> {
    return this.search('persons', { term: email, fields: 'email' });
  }

  createPerson(person: CrmPerson): Promise<string> {
    return this.create('/api/v2/persons', personFields(person));
  }

  async updatePerson(personId: string, person: CrmPerson): Promise<void> {
    await this.requests.turn();
    await this.call({
      method: 'PATCH',
      url: `${this.options.url}/api/v2/persons/${personId}`,
      body: JSON.stringify(personFields(person)),
    });
  }

  findLeadByRef(siteRef: string): Promise<string | null> {
    return this.search('leads', { term: siteRef, fields: 'custom_fields' });
  }

  async createLead({ title, personId, siteRef, note, value }: CrmLead): Promise<string> {
    const id = await this.create('/api/v1/leads', {
      title,
      person_id: Number(personId),
      [this.options.siteRefField]: siteRef,
      ...(value ? { value: { amount: value, currency: 'EUR' } } : {}),
    });
    // The note is a comfort for the adviser; its loss must not repeat the lead.
    await this.create('/api/v1/notes', { content: inHtml(note), lead_id: id }).catch(() => {});
    return id;
  }

  deletePerson(personId: string): Promise<void> {
    return this.remove(`/api/v2/persons/${personId}`);
  }

  deleteLead(leadId: string): Promise<void> {
    return this.remove(`/api/v1/leads/${leadId}`);
  }

  private async remove(path: string): Promise<void> {
    await this.requests.turn();
    await this.call({ method: 'DELETE', url: `${this.options.url}${path}` }).catch((error: unknown) => {
      if (!(error instanceof Unrecoverable && (error.code === '404' || error.code === '410'))) throw error;
    });
  }

  private async search(what: 'persons' | 'leads', query: Record<string, string>): Promise<string | null> {
    await this.searches.turn();
    await this.requests.turn();
    const search = new URLSearchParams({ ...query, exact_match: 'true', limit: '1' });
    const { json } = await this.call({
      method: 'GET',
      url: `${this.options.url}/api/v2/${what}/search?${search.toString()}`,
    });
    const id = (json as Found | null)?.data?.items?.[0]?.item.id;
    return id === undefined ? null : String(id);
  }

  private async create(path: string, body: object): Promise<string> {
    await this.requests.turn();
    const { json } = await this.call({
      method: 'POST',
      url: `${this.options.url}${path}`,
      body: JSON.stringify(body),
    });
    return String((json as Created).data.id);
  }

  /** When Pipedrive asks for a pause, every worker keeps it, not only the one that was asked. */
  private async call(call: Omit<Call, 'headers'>): Promise<Answer> {
    try {
      return await this.http.call({ ...call, headers: { 'x-api-token': this.options.token } });
    } catch (error) {
      if (error instanceof TransientFailure && error.code === '429')
        await this.requests.pause(error.detail.retryAfterSeconds ?? 2);
      throw error;
    }
  }
}

const personFields = ({ name, email, phone }: CrmPerson) => ({
  name,
  emails: [{ value: email, primary: true, label: 'work' }],
  ...(phone ? { phones: [{ value: phone, primary: true, label: 'work' }] } : {}),
});

/** Notes are HTML, and ours hold what strangers typed: it is text there as it was here, line by line. */
const inHtml = (text: string): string =>
  text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`).replace(/\r?\n/g, '<br>\n');
