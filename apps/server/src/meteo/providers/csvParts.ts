const NEWLINE = 10

/**
 * Tables of one layout, one behind the other, with the head of the first alone.
 *
 * @param isLastOfHead - told each line of a later part, counted from 0, until it says yes
 */
export async function* joinedParts(
  parts: AsyncIterable<AsyncIterable<Uint8Array>>,
  isLastOfHead: (line: string, index: number) => boolean,
): AsyncGenerator<Uint8Array, void, undefined> {
  let isFirst = true
  let endsLine = true
  for await (const part of parts) {
    if (!endsLine) yield Uint8Array.of(NEWLINE)
    for await (const piece of isFirst ? part : withoutHead(part, isLastOfHead)) {
      if (piece.length > 0) endsLine = piece.at(-1) === NEWLINE
      yield piece
    }
    isFirst = false
  }
}

/** Heads are short; a part that has no end of its head is all head. */
async function* withoutHead(
  part: AsyncIterable<Uint8Array>,
  isLastOfHead: (line: string, index: number) => boolean,
): AsyncGenerator<Uint8Array, void, undefined> {
  let rest = Buffer.alloc(0)
  let index = 0
  let inHead = true
  for await (const piece of part) {
    if (!inHead) {
      yield piece
      continue
    }
    rest = Buffer.concat([rest, piece])
    for (let end = rest.indexOf(NEWLINE); end >= 0 && inHead; end = rest.indexOf(NEWLINE)) {
      inHead = !isLastOfHead(rest.toString('utf8', 0, end), index)
      index += 1
      rest = rest.subarray(end + 1)
    }
    if (!inHead) yield rest
  }
}
