/** For `like` and `ilike`: whatever holds this text, its signs of patterns being letters like others. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
