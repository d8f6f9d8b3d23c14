import { AppError } from '@duet/contract'
import { PvsystFileError, readOnd, readPan } from '@duet/formats'
import type { ComponentKind } from '@duet/plant'

/** What reading a PAN or OND file gave. */
export interface ComponentFileRecord {
  readonly kind: ComponentKind
  readonly name: string
  readonly parameters: object
  readonly read: readonly string[]
  readonly unknown: readonly string[]
  readonly changed: readonly string[]
  readonly assumed: readonly string[]
}

export interface ComponentFileInput {
  readonly filename: string
  /** Base64. */
  readonly content: string
}

/** Such files have some 20 kB. */
const MAX_BYTES = 1024 * 1024
const BASE64 = /^[A-Za-z0-9+/\s]*={0,2}\s*$/

/** @throws AppError FILE_TOO_LARGE, FILE_FORMAT or INVALID_INPUT */
export function readComponentFile({ filename, content }: ComponentFileInput): ComponentFileRecord {
  if (content.length > (MAX_BYTES * 4) / 3 + 4) {
    throw new AppError(
      'FILE_TOO_LARGE',
      'The file is larger than 1 MiB, which no PAN or OND file is.',
    )
  }
  if (!BASE64.test(content))
    throw new AppError('INVALID_INPUT', 'content: must be base64', { path: 'content' })
  const bytes = Buffer.from(content, 'base64')
  try {
    return /\.ond$/i.test(filename) ? inverterOf(bytes, filename) : panelOf(bytes, filename)
  } catch (error) {
    if (!(error instanceof PvsystFileError)) throw error
    const place = error.line === undefined ? '' : ` (line ${error.line})`
    throw new AppError(
      'FILE_FORMAT',
      `${filename}${place}: ${error.message}`,
      { filename, reason: error.code, line: error.line ?? null },
      { cause: error },
    )
  }
}

function panelOf(bytes: Uint8Array, filename: string): ComponentFileRecord {
  const { name, parameters, notes } = readPan(bytes, filename)
  return { kind: 'panel', name, parameters, ...notes }
}

function inverterOf(bytes: Uint8Array, filename: string): ComponentFileRecord {
  const { name, parameters, notes } = readOnd(bytes, filename)
  return { kind: 'inverter', name, parameters, ...notes }
}
