import type { ProviderCall, ProviderHttp } from './providerHttp.ts'
import type { ProviderFile } from './providerTypes.ts'

const NEWLINE = 10

/** A file of one table, whose parts are the answers to the calls. */
export const joinedFile = (
  http: ProviderHttp,
  filename: string,
  calls: readonly ProviderCall[],
  isLastOfHead: IsLastOfHead,
): ProviderFile => ({
  filename,
  totalParts: calls.length,
  content: (onPart, signal) => {
    async function* parts(): AsyncGenerator<AsyncIterable<Uint8Array>, void, undefined> {
      for (const call of calls) {
        yield await http.open(call, signal)
        onPart()
      }
    }
    return joinedParts(parts(), isLastOfHead)
  },
})

/** Gets each line of the head of a later part, counted from 0, until it says yes. */
export type IsLastOfHead = (line: string, index: number) => boolean

/** Tables of one layout, one behind the other, with the head of the first alone. */
async function* joinedParts(
  parts: AsyncIterable<AsyncIterable<Uint8Array>>,
  isLastOfHead: IsLastOfHead,
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
  isLastOfHead: IsLastOfHead,
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
