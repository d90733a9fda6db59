import { applicationRules } from '@pignon/domain/careers/application-rules';
import { cvKindOf } from '@pignon/domain/careers/cv-kind';
import type { Cv } from '@pignon/domain/careers/job-application';
import { InvalidBody } from '../http/refusals/errors';
import type { Request } from '../http/request';
import { safeName } from '../http/input/safe-name';
import { validation } from '../http/input/validation';
import { CareersDto } from './careers.dto';

const { cv: required, cvKind, cvMost } = applicationRules;
/** Of words; a message of 5000 letters in any script fits. */
const MOST_FIELD_BYTES = 32 * 1024;
const MOST_FIELDS = 12;

export interface ApplicationForm {
  readonly words: CareersDto;
  readonly cv: Cv;
}

/** Words and CV of a multipart form; every fault is told at once, the CV's beside those of the words. */
export async function readApplicationForm(request: Request): Promise<ApplicationForm> {
  if (!request.isMultipart()) throw new InvalidBody({ cv: 'Envoyez le formulaire en multipart/form-data' });
  const fields: Record<string, unknown> = {};
  let cv: Cv | string = required.message;
  const limits = { fileSize: cvMost.value + 1, files: 1, fields: MOST_FIELDS, fieldSize: MOST_FIELD_BYTES };
  // Known to the parser, though not to its types for parts.
  const options = { limits, throwFileSizeLimit: false };
  for await (const part of request.parts(options)) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname === 'cv') cv = cvOf(await bytesOf(part.file), part.filename);
    else part.file.resume();
  }
  const faults: Record<string, string> = typeof cv === 'string' ? { cv } : {};
  const words = await readWords(fields, faults);
  if (typeof cv === 'string') throw new InvalidBody({ cv });
  return { words, cv };
}

async function readWords(fields: object, more: Readonly<Record<string, string>>): Promise<CareersDto> {
  try {
    return (await validation.transform({ ...fields }, { type: 'body', metatype: CareersDto })) as CareersDto;
  } catch (error) {
    throw error instanceof InvalidBody ? new InvalidBody({ ...error.fields, ...more }) : error;
  }
}

function cvOf(bytes: Buffer, filename: string): Cv | string {
  if (bytes.length === 0) return required.message;
  if (bytes.length > cvMost.value) return cvMost.message;
  const kind = cvKindOf(bytes);
  if (!kind) return cvKind.message;
  // It ends as what it is.
  const name = safeName(filename).replace(/\.(pdf|docx?)$/i, '');
  return { name: `${name}.${kind}`, kind, bytes };
}

/** To its end even when it is too long, so that the words behind it are read; no more of it than is allowed is kept. */
async function bytesOf(file: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
