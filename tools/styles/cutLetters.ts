import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'

const STYLES = /@fontsource-variable\/inter\/wght\.css$/
const FACE = /url\(\.\/files\/(inter-latin-wght-normal\.woff2)\)[^}]*?unicode-range: ([^;]+);/
/** Weights that the pages are set in; distances between letters, accents, letters of languages, digits of one width. */
const KEPT = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
} as const

/** What the build tool wants of this plugin. */
interface LettersPlugin {
  readonly name: string
  readonly apply: 'build'
  readonly enforce: 'pre'
  readonly transform: (code: string, id: string) => Promise<string | undefined>
}

/**
 * Leaves out of Inter's Latin letters, which every page fetches, what no page uses: weights, alternative shapes and ligatures.
 * Half of the file stays, with all its characters.
 *
 * @param folder - where the file that is made is kept for the build, absolute
 */
export function cutLetters(folder: string): LettersPlugin {
  return {
    name: 'duet-letters',
    apply: 'build',
    enforce: 'pre',
    transform: async (code, id) => {
      if (!STYLES.test(id)) return undefined
      const [, name, range] = FACE.exec(code) ?? []
      if (name === undefined || range === undefined) throw new Error(`No Latin letters in ${id}`)
      const whole = readFileSync(path.join(path.dirname(id), 'files', name))
      const cut = await subsetFont(whole, textOf(range), KEPT)
      const mark = createHash('sha256').update(cut).digest('hex').slice(0, 8)
      const file = path.join(folder, `${mark}-${name}`)
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, cut)
      return code.replace(`./files/${name}`, file)
    },
  }
}

/** All characters of a `unicode-range` of CSS. */
function textOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16))
      return Array.from({ length: last - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      )
    })
    .join('')
}
