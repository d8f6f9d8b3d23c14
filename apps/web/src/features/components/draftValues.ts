/** Reading of single values out of a draft, where anything may stand. */
export type Point = Readonly<Record<string, number | null>>

export interface Curve {
  readonly input_voltage: number | null
  readonly points: readonly Point[]
}

export function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** A list of exactly `count` numbers; what is missing is null. */
export function partsOf(value: unknown, count: number): readonly (number | null)[] {
  const parts: readonly unknown[] = Array.isArray(value) ? value : []
  return Array.from({ length: count }, (_, index) => numberOf(parts[index]))
}

export function pointsOf(value: unknown): readonly Point[] {
  return Array.isArray(value) ? value.map(pointOf) : []
}

export function curvesOf(value: unknown): readonly Curve[] {
  if (!Array.isArray(value)) return []
  return value.map((curve: unknown) => ({
    input_voltage: numberOf(propertyOf(curve, 'input_voltage')),
    points: pointsOf(propertyOf(curve, 'points')),
  }))
}

function pointOf(value: unknown): Point {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).map(([name, number]) => [name, numberOf(number)]))
}

function propertyOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.getOwnPropertyDescriptor(value, name)?.value
}

/** Rows copied from a spreadsheet: numbers between tabs, semicolons or blanks. Undefined for a single number. */
export function parseCells(text: string): readonly (readonly number[])[] | undefined {
  const rows = text
    .trim()
    .split(/\r?\n/)
    .map((line) =>
      line
        .split(/[\t; ]+/)
        .filter((cell) => cell !== '')
        .map(Number),
    )
  const isTable = rows.length > 1 || (rows[0]?.length ?? 0) > 1
  return isTable && rows.flat().every(Number.isFinite) ? rows : undefined
}
