import { expect, test } from 'vitest'
import { PVSYST_VECTORS } from '../testing/pvsystFiles.ts'
import { readPvsystFile } from './readPvsystFile.ts'
import { PvsystFileError } from './text/pvsystFileError.ts'

/** Those that are read. */
const WHOLE = PVSYST_VECTORS.filter(
  ({ expected }) => !(typeof expected === 'object' && expected !== null && 'error' in expected),
)

/** A small generator with a seed, so that a failure can be repeated. */
function randomBelow(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

type Next = ReturnType<typeof randomBelow>

const JUNK = [
  '',
  'junk',
  '=',
  'End of Nonsense',
  'EndTags',
  'Key=Start',
  'PVObject_=',
  'A=TFoo',
  '\u0000',
  'x'.repeat(5000),
  'B, Count=9',
  'NPtsEff=1e9',
  'NElemChamps=1e12',
  'Latitude=abc',
]

/** One change to the lines of a file. */
const MUTATIONS: readonly ((lines: string[], next: Next) => string[])[] = [
  (lines, next) => lines.toSpliced(next(lines.length), 0, JUNK[next(JUNK.length)] ?? ''),
  (lines, next) => lines.toSpliced(next(lines.length), 1 + next(3)),
  swappedEnds,
  (lines, next) => {
    const [at, to] = [next(lines.length), next(lines.length)]
    return lines.with(at, lines[to] ?? '').with(to, lines[at] ?? '')
  },
  (lines, next) => {
    const at = next(lines.length)
    return lines.with(at, (lines[at] ?? '').slice(0, next(40)))
  },
  (lines, next) => {
    const at = next(lines.length)
    return lines.with(
      at,
      (lines[at] ?? '').replace(/\d/g, () => String(next(10))),
    )
  },
]

function swappedEnds(lines: string[], next: Next): string[] {
  const ends = lines.flatMap((line, i) => (/^\s*end/i.test(line) ? [i] : []))
  const [a = 0, b = 0] = [ends[next(ends.length)], ends[next(ends.length)]]
  return lines.with(a, lines[b] ?? '').with(b, lines[a] ?? '')
}

const NEWLINES = ['\n', '\r\n', '\r'] as const

/** The file with one to three changes, other ends of lines, and sometimes cut at any byte. */
function mutated(bytes: Uint8Array, next: Next): Uint8Array {
  let lines = Array.from(new TextDecoder('latin1').decode(bytes).split(/\r\n|\n/))
  for (let left = next(3); left >= 0; left--)
    lines = MUTATIONS[next(MUTATIONS.length)]?.(lines, next) ?? lines
  const text = lines.join(NEWLINES[next(NEWLINES.length)])
  const out = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  return next(3) === 0 ? out.subarray(0, next(out.length)) : out
}

test.each(WHOLE)('150 mutations of $name are read, or refused with a reason', ({ name, bytes }) => {
  const other: string[] = []
  for (let seed = 1; seed <= 150; seed++) {
    try {
      readPvsystFile(mutated(bytes, randomBelow(seed)), name)
    } catch (error) {
      if (!(error instanceof PvsystFileError)) other.push(`seed ${seed}: ${String(error)}`)
    }
  }
  expect(other).toEqual([])
})

test('a file that is cut behind any line says that it is cut short, and where', () => {
  const whole = WHOLE.find(({ name }) => name === 'two-orientations.VC0')
  const lines = new TextDecoder().decode(whole?.bytes).split('\r\n')
  expect(lines.length).toBeGreaterThan(300)
  for (let count = 1; count < lines.length - 2; count += 7) {
    const cut = new TextEncoder().encode(`${lines.slice(0, count).join('\r\n')}\r\n`)
    expect(() => readPvsystFile(cut, 'cut.VC0')).toThrow(
      expect.objectContaining({
        code: 'cut_short',
        line: count,
        innermostOpen: expect.arrayContaining(['pvVCalcul']),
      }),
    )
  }
})

test('the ends of lines do not matter', () => {
  for (const { name, bytes } of WHOLE) {
    const text = new TextDecoder('latin1').decode(bytes)
    const whole = JSON.stringify(readPvsystFile(bytes, name))
    for (const newline of NEWLINES) {
      const other = Uint8Array.from(text.replace(/\r\n|\n/g, newline), (letter) =>
        letter.charCodeAt(0),
      )
      expect(JSON.stringify(readPvsystFile(other, name))).toBe(whole)
    }
  }
})
