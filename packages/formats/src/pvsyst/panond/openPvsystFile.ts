import { type PvsystObject, parsePvsystObject } from '../text/parsePvsystObject.ts'
import type { PvsystFields } from '../text/pvsystFields.ts'
import { PvsystFileError } from '../text/pvsystFileError.ts'
import { pvsystText } from '../text/pvsystText.ts'

/** The largest component file known has 8 kB. */
const MAX_BYTES = 1024 * 1024

const KINDS = {
  pvmodule: { what: 'a module', file: 'a PAN' },
  pvginverter: { what: 'an inverter', file: 'an OND' },
} as const

/** @throws PvsystFileError where the file describes something else */
export function openPvsystFile(bytes: Uint8Array, kind: keyof typeof KINDS): PvsystObject {
  const root = parsePvsystObject(pvsystText(bytes, MAX_BYTES))
  const type = root.type.toLowerCase()
  if (type === kind) return root
  const other = Object.entries(KINDS).find(([known]) => known === type)?.[1]
  const found = other ? `${other.what} (${other.file.split(' ')[1]})` : `a "${root.type}"`
  const { what, file } = KINDS[kind]
  throw new PvsystFileError(
    'wrong_object',
    `The file describes ${found}, not ${what}. Choose ${file} file.`,
  )
}

/** Manufacturer and model, else the name of the file. */
export function pvsystFileName(
  parts: readonly (string | null)[],
  filename: string,
  otherwise: string,
): string {
  return parts.filter((part) => part !== null).join(' ') || filename || otherwise
}

/** Reads numbers above 0 that a model cannot do without. @throws PvsystFileError */
export const requiredIn =
  (file: 'PAN' | 'OND', what: string) =>
  (fields: PvsystFields, key: string): number => {
    const value = fields.positive(key)
    if (value !== undefined) return value
    throw new PvsystFileError(
      'missing_value',
      `The ${file} file gives no "${key}" above 0, without which ${what} cannot be modelled. Complete it in PVsyst and import it again.`,
    )
  }
