import { domainToASCII } from 'node:url';

/** Signs that a domain's ASCII form would be cut at, decoded from or read as an address of a machine. */
const FOREIGN = /(?![a-z\d.-])\p{ASCII}/iu;
const EDGE = /[\s\p{Cf}]/u;
/** RFC 5321: 254 bytes; as typed, a letter may be written in several. */
const LONGEST = 1000;

/**
 * An address with its domain as mail servers write it: 'Jean@Exemple．fr', 'Jean@exem\u00adple.fr' and 'Jean@ⓔxemple.fr.'
 * all reach 'Jean@exemple.fr' (UTS 46), and a mailbox with several spellings would be counted and kept several times.
 * What is no domain stays as it was typed, to be refused.
 */
export function asciiAddress(typed: string): string {
  const address = trimmed(typed);
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (at === 0 || address.length > LONGEST || FOREIGN.test(domain)) return address;
  const ascii = domainToASCII(domain).replace(/\.$/, '');
  return ascii === '' ? address : address.slice(0, at) + ascii;
}

/** Marks around it came with the copy (C60); within it they are somebody's intention. */
function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && EDGE.test(text[start] ?? '')) start += 1;
  while (end > start && EDGE.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(start, end);
}
