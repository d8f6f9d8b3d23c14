import { expect, test } from 'vitest'
import { differingColumns } from '../testing/differingColumns.ts'
import { file, pieces, samLines, tmy3Lines } from '../testing/weatherTexts.ts'
import { readWeather } from './readWeather.ts'

/** A small generator with a seed, so that a failure can be repeated. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

async function* randomPieces(text: string, next: () => number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; ) {
    const size = 1 + Math.floor(next() * 200_000)
    yield bytes.subarray(at, at + size)
    at += size
  }
}

test.each(['\n', '\r\n', '\r'])(
  'pieces of any size give the same result, with line end %j',
  async (end) => {
    const whole = await readWeather(file(tmy3Lines()))
    const text = tmy3Lines().join(end) + end
    const next = random(7)
    for (let i = 0; i < 5; i++) {
      const weather = await readWeather(randomPieces(text, next))
      expect(differingColumns(weather.columns, whole.columns)).toEqual([])
    }
  },
)

test('one byte at a time, text instead of bytes, a byte order mark and UTF-16 give the same result', async () => {
  const lines = samLines()
    .slice(0, 3 + 48)
    .map((line) => line.replace(/^(1999|1984),/, '2021,'))
  const text = lines.join('\r\n')
  const expected = (await readWeather([text])).columns
  const utf16 = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer),
  ])
  const latin1 = Uint8Array.from(text.replace('mbar', 'mb°r'), (letter) => letter.charCodeAt(0))
  for (const source of [
    pieces(text, 1),
    [`\uFEFF${text}`],
    pieces(`\uFEFF${text}`, 3),
    pieces(text, 1e9),
    [utf16],
    [latin1],
  ]) {
    expect(differingColumns((await readWeather(source)).columns, expected)).toEqual([])
  }
})

test('a ReadableStream of the browser is a source', async () => {
  const text = `${tmy3Lines().join('\n')}\n`
  const stream = new Blob([text]).stream()
  expect((await readWeather(stream)).rowCount).toBe(8760)
})
