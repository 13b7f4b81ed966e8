/**
 * Gives each pixel the mean colour of its 3 × 3 neighbours, weighted by their alpha, and leaves alpha as it is. Fine lines are
 * then drawn by alpha alone, over colours that change slowly: to the eye the same, and about half the bytes.
 * @param {Buffer} pixels RGBA.
 * @param {number} width
 * @param {number} height
 * @returns {Buffer}
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

/**
 * @param {Buffer} pixels
 * @param {number} width
 * @param {number} height
 * @param {number} x
 * @param {number} y
 */
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
