import { withoutTail } from '../text/withoutTail.ts'

export type JsonPart =
  /** Everything before the array, closed so that it parses. */
  | { readonly kind: 'head'; readonly text: string; readonly arrayName: string }
  | {
      readonly kind: 'record'
      readonly text: string
      readonly number: number
      readonly line: number
    }
  | { readonly kind: 'broken'; readonly message: string }

const MAX_HEAD = 1024 * 1024

/**
 * Cuts a large JSON text into what stands before an array of flat objects and those objects, one by one, without
 * ever holding the whole text. Ends at the end of the array.
 *
 * @param arrayNames - keys of the array, the first found counts
 * @param maxRecord - longest record allowed, characters
 */
export async function* jsonRecords(
  chunks: AsyncIterable<string>,
  arrayNames: readonly string[],
  maxRecord: number,
): AsyncGenerator<JsonPart, void, undefined> {
  const start = new RegExp(`"(${arrayNames.join('|')})"\\s*:\\s*\\[`)
  let text = ''
  let inArray = false
  let number = 0
  let line = 1
  for await (const chunk of chunks) {
    text += chunk
    if (!inArray) {
      const match = start.exec(text)
      if (!match?.[1]) {
        if (text.length > MAX_HEAD) return
        continue
      }
      inArray = true
      line += countLines(text.slice(0, match.index))
      yield { kind: 'head', text: closed(text.slice(0, match.index)), arrayName: match[1] }
      text = text.slice(match.index + match[0].length)
    }
    let from = 0
    for (;;) {
      const open = text.indexOf('{', from)
      const end = text.indexOf(']', from)
      if (end >= 0 && (open < 0 || end < open)) return
      const close = open < 0 ? -1 : text.indexOf('}', open)
      if (close < 0) break
      number += 1
      line += countLines(text.slice(from, open))
      const record = text.slice(open, close + 1)
      yield { kind: 'record', text: record, number, line }
      line += countLines(record)
      from = close + 1
    }
    text = text.slice(from)
    if (text.length > maxRecord) {
      yield {
        kind: 'broken',
        message: `Record ${number + 1} has no end. The file is not a PVGIS JSON file, or it is damaged.`,
      }
      return
    }
  }
  if (inArray) {
    yield {
      kind: 'broken',
      message: `The file ends after record ${number} in the middle of the data. It is cut short; download it again.`,
    }
  }
}

function countLines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

/** Closes the brackets that are open where the array begins, so that what stands before it can be parsed. */
function closed(head: string): string {
  const open: string[] = []
  let quoted = false
  for (let i = 0; i < head.length; i++) {
    const character = head.charAt(i)
    if (quoted) {
      if (character === '\\') i += 1
      else if (character === '"') quoted = false
    } else if (character === '"') quoted = true
    else if (character === '{') open.push('}')
    else if (character === '[') open.push(']')
    else if (character === '}' || character === ']') open.pop()
  }
  return withoutTail(head, ', \t\r\n') + open.toReversed().join('')
}
