import { type ComponentKind, type ComponentParameters, readComponentParameters } from '@duet/plant'
import { childObject, isSameNumber, type PvsystDocument } from '../text/pvsystDocument.ts'
import type { PvsystFields } from '../text/pvsystFields.ts'

/**
 * Fields of a component that PVsyst has no key for stand in the file's free remarks, one a line: `DUET cells=[24,6]`.
 * PVsyst shows them as text and retains them; reading the file gives the whole component again.
 */
const MARK = /^DUET (\w+)=(.*)$/
const REMARKS_KEY = 'Remarks, Count'

export interface RetainedFields<T> {
  readonly parameters: T
  /** Fields that the remarks give. */
  readonly remarked: object
}

/** The component with what the remarks of its file say; remarks that do not fit are passed over and reported. */
export function retainedFields<K extends ComponentKind>(
  kind: K,
  read: ComponentParameters[K],
  raw: Readonly<Record<string, string>>,
  fields: PvsystFields,
): RetainedFields<ComponentParameters[K]> {
  const remarked = duetRemarks(raw)
  const names = Object.keys(remarked)
  if (names.length === 0) return { parameters: read, remarked }
  try {
    const whole = readComponentParameters(kind, { ...read, ...remarked })
    fields.changed(`Taken from the remarks that DUET wrote: ${names.join(', ')}.`)
    return { parameters: whole, remarked }
  } catch {
    fields.changed(
      'The remarks that DUET wrote were edited and do not fit any more; they were passed over.',
    )
    return { parameters: read, remarked: {} }
  }
}

/** What the remarks say; lines that are no JSON are passed over. */
function duetRemarks(raw: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const [path, text] of Object.entries(raw)) {
    const [, name, json = ''] = isRemark(path) ? (MARK.exec(text) ?? []) : []
    if (name === undefined) continue
    try {
      found[name] = JSON.parse(json)
    } catch {
      // edited by hand
    }
  }
  return found
}

/** The flat fields of a file without our own remarks, as if they had never been written. */
export function withoutDuetRemarks(
  raw: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const ours = Object.entries(raw).filter(([path, text]) => isRemark(path) && MARK.test(text))
  if (ours.length === 0) return raw
  const gone = new Set(ours.map(([path]) => path))
  const countPath = ours[0]?.[0].slice(0, ours[0][0].lastIndexOf('.')) ?? ''
  const left = Number(raw[countPath]) - ours.length
  const remarked = Object.entries(raw).filter(
    ([path]) => !gone.has(path) && !(left === 0 && path === countPath),
  )
  return Object.fromEntries(
    remarked.map(([path, text]) => [path, path === countPath ? String(left) : text]),
  )
}

/** Adds the fields in which `wanted` is another than what the file gives without them. */
export function addDuetRemarks(
  commercial: PvsystDocument,
  wanted: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
): void {
  const lines = Object.entries(wanted)
    .filter(([name, value]) => !isSame(value, given[name]))
    .map(([name, value]) => `DUET ${name}=${JSON.stringify(value)}`)
  if (lines.length === 0) return
  const remarks = childObject(commercial, REMARKS_KEY, '0')
  const first = remarks.fields.size + 1
  for (const [index, line] of lines.entries()) remarks.fields.set(`Str_${first + index}`, line)
  const at = commercial.children.indexOf(remarks)
  commercial.children[at] = { ...remarks, type: String(remarks.fields.size) }
}

const isRemark = (path: string): boolean => path.includes(`.${REMARKS_KEY}.`)

/** Numbers to within rounding, lists and records part by part. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return isSameNumber(a, b)
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, index) => isSame(value, b[index]))
  }
  if (isRecord(a) && isRecord(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)])
    return [...keys].every((key) => isSame(a[key], b[key]))
  }
  return a === b
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether one of some fields is another than in the file that a component came from; without a file, always. */
export function editedSince<T extends object>(
  component: T,
  before: T | undefined,
): (keys: readonly (keyof T)[]) => boolean {
  return (keys) => before === undefined || keys.some((key) => !isSame(component[key], before[key]))
}
