import type { ReplyTemplate } from '@pignon/domain/mailbox/templates/reply-template';
import type { TemplateValues } from '@pignon/domain/mailbox/templates/template-variables';
import useSWR from 'swr';
import { staffGet } from '../../../staff/staff-get';
import { TEMPLATES, variablesPath } from './template-paths';

/** All templates, and what they say of the conversation that is open; null: none is. */
export function useTemplates(threadId: string | null) {
  const templates = useSWR<readonly ReplyTemplate[], unknown>(TEMPLATES, staffGet);
  const values = useSWR<TemplateValues, unknown>(threadId && variablesPath(threadId), staffGet);
  return {
    templates: templates.data,
    values: values.data,
    error: templates.error ?? values.error,
    loaded: templates.data !== undefined && (threadId === null || values.data !== undefined),
    reload: async () => (await Promise.all([templates.mutate(), values.mutate()]))[0],
    /** In sight at once; what the server says of it comes after. */
    show: (now: readonly ReplyTemplate[]) => templates.mutate(now, { revalidate: false }),
  };
}

export type Templates = ReturnType<typeof useTemplates>;
