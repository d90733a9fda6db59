/** 'Re : …', once. */
export const replySubject = (subject: string): string =>
  /^\s*re\s*:/i.test(subject) ? subject : `Re\u00a0: ${subject}`;
