import { attachmentRules, attachmentsFault } from '@pignon/domain/mailbox/attachment-rules';
import type { EntryAttachment } from '@pignon/domain/mailbox/thread-view';
import useSWR from 'swr';
import { staffGet } from '../../../staff/staff-get';
import { staffPost, UNREACHED } from '../../../staff/staff-post';
import { sendFile } from '../../../staff/uploads/send-file';
import { useUploads } from '../../../staff/uploads/use-uploads';
import { announce } from '../../../ui/announcer';
import { useState } from 'react';
import { threadPath } from '../desk/thread-paths';

const NONE: readonly EntryAttachment[] = [];

/** What can be told of a file before it is sent. */
function faultOf({ name, size }: File): string | null {
  if (size === 0) return `« ${name} » est vide.`;
  return size > attachmentRules.mostBytes.value ? `« ${name} » : ${attachmentRules.mostBytes.message}` : null;
}

/** Files that wait for the mail of one conversation: the house keeps them, so they are there on the next visit too. */
export function useAttachments(threadId: string) {
  const path = `${threadPath(threadId)}/attachments`;
  const { data = NONE, mutate } = useSWR<readonly EntryAttachment[], unknown>(path, staffGet);
  const [failure, setFailure] = useState<string>();
  const { uploads, list } = useUploads(
    {
      faultOf,
      send: (file, name, onProgress) => {
        const form = new FormData();
        form.append('file', file, name);
        return sendFile(path, form, onProgress);
      },
    },
    (answer) => {
      announce(`Fichier joint : ${(answer as EntryAttachment).name}.`);
      void mutate();
    },
  );
  return {
    files: data,
    uploads,
    list,
    /** Why what is there cannot be sent yet. */
    fault: list.some(({ state }) => state !== 'refused')
      ? 'Attendez que les pièces jointes soient arrivées'
      : attachmentsFault(data),
    failure,
    remove: async ({ id, name }: EntryAttachment) => {
      const reply = await staffPost(`${path}/${id}`, {}, { method: 'DELETE' });
      setFailure(reply.ok ? undefined : (reply.error ?? UNREACHED));
      if (reply.ok) announce(`Fichier retiré : ${name}.`);
      await mutate();
    },
    /** They went along with a mail. */
    sent: () => void mutate([], { revalidate: true }),
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
