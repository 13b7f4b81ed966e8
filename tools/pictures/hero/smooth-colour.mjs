/**
 * Returns raw RGBA pixels with the mean colour of their 3 × 3 neighbours, weighted by alpha, and their own alpha. Alpha alone
 * then draws the fine lines, over colours that change slowly: this looks the same, and has about half the bytes.
 * @param {Buffer} pixels @param {number} width @param {number} height
 */
export function smoothColour(pixels, width, height) {
  const out = Buffer.alloc(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const { red, green, blue } = meanAround(pixels, width, height, x, y);
      const at = 4 * (y * width + x);
      out[at] = red;
      out[at + 1] = green;
      out[at + 2] = blue;
      out[at + 3] = pixels.readUInt8(at + 3);
    }
  }
  return out;
}

/** @param {Buffer} pixels @param {number} width @param {number} height @param {number} x @param {number} y */
function meanAround(pixels, width, height, x, y) {
  let [red, green, blue, weight] = [0, 0, 0, 0];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      const at = 4 * (row * width + column);
      const alpha = pixels.readUInt8(at + 3);
      if (alpha === 0) continue;
      weight += alpha;
      red += pixels.readUInt8(at) * alpha;
      green += pixels.readUInt8(at + 1) * alpha;
      blue += pixels.readUInt8(at + 2) * alpha;
    }
  }
  if (weight === 0) return { red: 128, green: 128, blue: 128 };
  return { red: red / weight, green: green / weight, blue: blue / weight };
}
