/**
 * Name of a table that survives edits: the same block, row grid, row and slot give the same id
 * (D-02 step 8), so results and sensors stay with their table. 64 bits, 16 hexadecimal digits.
 *
 * @param grid - distinguishes row grids of one block: the guide line's id, empty without one
 */
export function tableId(blockId: string, grid: string, row: number, slot: number): string {
  return hash64(`${blockId}|${grid}|${row}|${slot}`)
}

/** Two 32-bit multiplicative hashes with different constants, mixed at the end (cyrb53's scheme, all 64 bits used). */
function hash64(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return hex(b) + hex(a)
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0')
}
