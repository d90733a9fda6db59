import { deflateSync } from 'node:zlib';
import { thumbhashColours, thumbhashRatio } from '@pignon/domain/media/thumbhash';

const LONG_SIDE = 32;

/** A thumbhash as the small picture that it stands for; null for anything else. */
export function blurPng(hash: string): Buffer | null {
  const ratio = thumbhashRatio(hash);
  const width = Math.round(ratio > 1 ? LONG_SIDE : LONG_SIDE * ratio);
  const height = Math.round(ratio > 1 ? LONG_SIDE / ratio : LONG_SIDE);
  const colours = thumbhashColours(hash, width, height);
  if (!colours) return null;
  const rows = Array.from({ length: height }, (_, row) => [0, ...colours.slice(row * width, (row + 1) * width).flat()]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits, red, green and blue.
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** node:zlib has one from Node 22 on. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
