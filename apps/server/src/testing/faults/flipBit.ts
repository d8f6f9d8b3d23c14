import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'

/** One bit of the file on the disk, as a bad disk changes it: size and times stay. Again, and it is whole. */
export function flipBit(file: string, bit: number): void {
  const { atime, mtime } = statSync(file)
  const bytes = readFileSync(file)
  bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
  writeFileSync(file, bytes)
  utimesSync(file, atime, mtime)
}

/** Bits all over a file of so many bytes: its first, its last and some between. */
export function bitsOver(bytes: number): readonly number[] {
  const bits = bytes * 8
  return [0, 1 / 3, 1 / 2, 4 / 5].map((share) => Math.floor(share * bits)).concat(bits - 1)
}
