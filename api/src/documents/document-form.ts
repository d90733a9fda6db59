import type { DocumentIntake, KeptDocument } from '@pignon/infra/documents/document-intake';
import { documentRules } from '@pignon/domain/documents/property-document';
import { InvalidBody } from '../http/refusals/errors';
import type { Request } from '../http/request';
import { safeName } from '../http/input/safe-name';
import { validation } from '../http/input/validation';
import { DocumentWords } from './documents.dto';

const MOST_FIELDS = 4;
const MOST_FIELD_BYTES = 200;
const FIELD = 'document';

/** Words first, then the file: what is wrong with the words is told before anything is kept. */
export async function readDocumentForm(
  request: Request,
  intake: DocumentIntake,
): Promise<{ readonly words: DocumentWords; readonly kept: KeptDocument }> {
  if (!request.isMultipart()) throw new InvalidBody({ [FIELD]: 'Envoyez le document en multipart/form-data' });
  const fields: Record<string, unknown> = {};
  const limits = { fileSize: documentRules.mostBytes + 1, files: 1, fields: MOST_FIELDS, fieldSize: MOST_FIELD_BYTES };
  // Known to the parser, though not to its types for parts.
  const options = { limits, throwFileSizeLimit: false };
  for await (const part of request.parts(options)) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname !== FIELD) part.file.resume();
    else {
      const words = await wordsOf(fields);
      return { words, kept: await intake.take(part.file as AsyncIterable<Buffer>, safeName(part.filename)) };
    }
  }
  throw new InvalidBody({ [FIELD]: 'Choisissez un document' });
}

const wordsOf = async (fields: object): Promise<DocumentWords> =>
  (await validation.transform({ ...fields }, { type: 'body', metatype: DocumentWords })) as DocumentWords;
