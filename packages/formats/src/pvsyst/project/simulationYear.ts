/** 1990 stands for a year without dates. */
const NOMINAL_YEAR = 1990

/** Of `01/01/90 00:00`: years of two digits are of the last century from 50 on. */
export function simulationYear(text: string | undefined): {
  readonly year: number
  readonly yearIsNominal: boolean
} {
  const digits = /^\d{1,2}\/\d{1,2}\/(\d{4}|\d\d)\b/.exec(text ?? '')?.[1]
  const number = Number(digits)
  const year =
    digits === undefined
      ? NOMINAL_YEAR
      : digits.length === 4
        ? number
        : number + (number < 50 ? 2000 : 1900)
  return { year, yearIsNominal: year === NOMINAL_YEAR }
}
