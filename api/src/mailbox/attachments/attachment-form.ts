import { attachmentRules } from '@pignon/domain/mailbox/attachment-rules';
import type { DocumentIntake, KeptDocument } from '@pignon/infra/documents/document-intake';
import { safeName } from '../../http/input/safe-name';
import { InvalidBody } from '../../http/refusals/errors';
import type { Request } from '../../http/request';

const FIELD = 'file';

/** One file, as it comes. */
export async function readAttachment(request: Request, intake: DocumentIntake): Promise<KeptDocument> {
  if (!request.isMultipart()) throw new InvalidBody({ [FIELD]: 'Envoyez le fichier en multipart/form-data' });
  const most = attachmentRules.mostBytes.value;
  // Known to the parser, though not to its types for parts.
  const options = { limits: { fileSize: most + 1, files: 1, fields: 1, fieldSize: 200 }, throwFileSizeLimit: false };
  for await (const part of request.parts(options)) {
    if (part.type === 'field') continue;
    if (part.fieldname === FIELD)
      return await intake.take(part.file as AsyncIterable<Buffer>, safeName(part.filename), most);
    part.file.resume();
  }
  throw new InvalidBody({ [FIELD]: 'Choisissez un fichier' });
}
