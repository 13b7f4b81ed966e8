import { crc32, deflateSync } from 'node:zlib';

/** Returns a grey PNG of a size, which differs from any other. */
export function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8);
  const rows = Buffer.alloc((width + 1) * height, 128);
  for (let y = 0; y < height; y += 1) rows.writeUInt8(0, y * (width + 1));
  const pixels = chunk('IDAT', deflateSync(rows));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    pixels,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
