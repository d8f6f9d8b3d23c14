import type { ReportOptions } from './reportInput.ts'

/** Writes numbers and texts of a report. */
export interface ReportText {
  /** A fixed number of decimals; a dash for what is missing. */
  readonly number: (value: number | null | undefined, decimals?: number) => string
  /** The same in percent. */
  readonly percent: (fraction: number | null | undefined, decimals?: number) => string
  /** A value as the design has it: its numbers with the decimal sign of the report, names as they are. */
  readonly value: (text: string) => string
}

export const MISSING = '–'

/** Numbers alone, one or many. */
const NUMBERS = /^[-\d.,;:/|\s]+$/

/** Space that no line breaks at. */
const GAP = '\u00a0'

export function reportText(format: ReportOptions['number_format']): ReportText {
  const [group = ',', decimal = '.'] = [format.at(1), format.at(5)]
  const written = (english: string): string =>
    english.replaceAll(/[,.]/g, (sign) => (sign === '.' ? decimal : group === ' ' ? GAP : group))
  const number: ReportText['number'] = (value, decimals = 0) => {
    if (value === null || value === undefined || !Number.isFinite(value)) return MISSING
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    const english = value.toLocaleString('en-US', digits)
    const isZero = !/[1-9]/.test(english)
    return written(isZero ? english.replace('-', '') : english).replace('-', '−')
  }
  return {
    number,
    percent: (fraction, decimals = 2) =>
      fraction === null || fraction === undefined
        ? MISSING
        : `${number(fraction * 100, decimals)}${GAP}%`,
    value: (text) =>
      decimal === '.' || !NUMBERS.test(text)
        ? text
        : text.replaceAll(', ', '; ').replaceAll('.', decimal),
  }
}

/** A piece of text in one font. */
interface FontRun {
  readonly text: string
  readonly font?: typeof FALLBACK_FONT
}

/** Has a sign for every script, which Roboto has not. */
export const FALLBACK_FONT = 'Unifont'

/** What Roboto has no sign for: all but Latin, Greek, Cyrillic and the marks that reports use. The other font takes half a second to unpack. */
const FOREIGN =
  /[^\p{Cc} -\u024f\u02c6-\u02dd\p{Mn}\u0370-\u04ff\u1e00-\u1fff\u2000-\u206f\u20a0-\u20bf\u2122\u2126\u2206\u2211\u2212\u221a]+/gu

export const isForeign = (text: string): boolean => text.search(FOREIGN) >= 0

/** A name of users, each script in a font that has it; strong right-to-left scripts keep their order of reading. */
export function inFonts(text: string): string | FontRun[] {
  if (!isForeign(text)) return text
  const runs: FontRun[] = []
  let from = 0
  for (const match of text.matchAll(FOREIGN)) {
    if (match.index > from) runs.push({ text: text.slice(from, match.index) })
    runs.push({ text: match[0], font: FALLBACK_FONT })
    from = match.index + match[0].length
  }
  if (from < text.length) runs.push({ text: text.slice(from) })
  return runs
}
