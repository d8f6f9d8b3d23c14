import { energyScale, percentDecimals, resultFigure } from '@duet/units'

/** How 1234.5 is written: groups of three, and the decimal sign. */
export const NUMBER_FORMATS = ['1,234.5', '1.234,5', '1 234.5', '1 234,5'] as const

/** Writes numbers and texts of a report. */
export interface ReportText {
  /** A fixed number of decimals; a dash for what is missing. */
  readonly number: (value: number | null | undefined, decimals?: number) => string
  /** The same in percent. */
  readonly percent: (fraction: number | null | undefined, decimals?: number) => string
  /** A result with the digits that its uncertainty bears, and its unit. */
  readonly result: (value: number | null | undefined, unit: string) => string
  /** A change in %: a gain has a plus. */
  readonly change: (fraction: number) => string
  /** The same of energies below one another: their unit, and each in it. */
  readonly energies: (valuesKwh: readonly (number | null | undefined)[]) => {
    readonly unit: string
    readonly of: (valueKwh: number | null | undefined) => string
  }
  /** A value as the design has it: its numbers with the decimal sign of the report, names as they are. */
  readonly value: (text: string) => string
}

export const MISSING = '–'

/** In the place of a loss that nothing was known of: its zero would be a claim. */
export const NOT_MODELLED = 'not modelled'

/** Numbers alone, one or many, of curves with their volts. */
const NUMBERS = /^[-\d.,;:/|\sV]+$/

/** The hyphen before a number, which no date has. */
const MINUS = /(?<=^|[\s/])-(?=\d)/g

/** Space that no line breaks at. */
const GAP = '\u00a0'

export function reportText(format: (typeof NUMBER_FORMATS)[number]): ReportText {
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
    result: (value, unit) => {
      if (value === null || value === undefined || !Number.isFinite(value)) return MISSING
      const figure = resultFigure(value, unit)
      return `${number(figure.value, figure.decimals)}${GAP}${figure.unit}`
    },
    change: (fraction) => {
      const percent = number(fraction * 100, percentDecimals(fraction))
      return `${/[1-9]/.test(percent) && fraction > 0 ? '+' : ''}${percent}${GAP}%`
    },
    energies: (valuesKwh) => {
      const { unit, decimals, scaled } = energyScale(valuesKwh.map((kwh) => kwh ?? 0))
      return {
        unit,
        of: (kwh) => number(kwh === null || kwh === undefined ? kwh : scaled(kwh), decimals),
      }
    },
    value: (text) => {
      if (!NUMBERS.test(text)) return text
      const numbers = text.replaceAll(MINUS, '−')
      return decimal === '.' ? numbers : numbers.replaceAll(', ', '; ').replaceAll('.', decimal)
    },
  }
}

/** A piece of text in one font. */
interface FontRun {
  readonly text: string
  readonly font?: typeof FALLBACK_FONT
}

/** Has a sign for every script, which Roboto has not. */
export const FALLBACK_FONT = 'Unifont'

/** What Roboto has no sign for, by the list of its glyphs: it has modern Latin, Greek, Cyrillic and the marks that reports use. The other font takes half a second to unpack. */
const FOREIGN =
  /[^\p{Cc} -~\u00a0-\u017f\u01a0\u01a1\u01af\u01b0\u01fa-\u01ff\u0218-\u021b\u02c6\u02c7\u02d8-\u02dd\u0384-\u03ce\u0400-\u0486\u0488-\u04ff\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2000-\u200a\u2010\u2011\u2013-\u2015\u2017-\u201e\u2020-\u2022\u2025\u2026\u2030\u2032\u2033\u2039\u203a\u2044\u20a3\u20a4\u20a6-\u20ac\u20b1\u20b9\u20ba\u20bc\u20bd\u2122\u2126\u2206\u2211\u2212\u221a]+/gu

/** Signs that are not drawn: joiners, marks of direction, soft hyphens. */
const UNSEEN = /\p{Cf}/gu

const isForeign = (text: string): boolean => text.search(FOREIGN) >= 0

/** A name of users, each script in a font that has it; letters and their marks are one sign where there is one. */
export function inFonts(name: string): string | FontRun[] {
  const text = name.normalize('NFC').replaceAll(UNSEEN, '').replaceAll('\u202f', GAP)
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
