import { readOnd } from './panond/readOnd.ts'
import { readPan } from './panond/readPan.ts'
import { type HorizonAnswers, readHorizonObject, readPlainHorizon } from './project/readHorizon.ts'
import { readMeteoFile } from './project/readMeteoFile.ts'
import { readSite } from './project/readPlace.ts'
import { readProject } from './project/readProject.ts'
import { readVariant } from './project/readVariant.ts'
import { readScene } from './scene/readScene.ts'
import { fileHead } from './text/fileHead.ts'
import { FileNotes } from './text/fileNotes.ts'
import { type ParsedPvsyst, parsePvsystText } from './text/parsePvsystObject.ts'
import { PvsystFileError } from './text/pvsystFileError.ts'
import { pvsystText } from './text/pvsystText.ts'
import type { PvsystFile } from './types.ts'

interface Kind {
  readonly what: string
  readonly extension: RegExp
  readonly read: (parsed: ParsedPvsyst, filename: string, given: Given) => PvsystFile
}

interface Given {
  readonly bytes: Uint8Array
  readonly notes: FileNotes
  readonly answers: HorizonAnswers
}

/** By the type of the outermost object. */
const KINDS: Readonly<Record<string, Kind>> = {
  pvproject: {
    what: 'a project',
    extension: /^prj$/,
    read: (parsed, name, { notes }) => readProject(parsed, name, notes),
  },
  pvvcalcul: {
    what: 'a variant',
    extension: /^v[c-z][0-9a-z]$/,
    read: (parsed, name, { notes }) => readVariant(parsed, name, notes),
  },
  pvsite: {
    what: 'a site',
    extension: /^sit$/,
    read: (parsed, name, { notes }) => readSite(parsed, name, notes),
  },
  pvmeteo: {
    what: 'weather',
    extension: /^met$/,
    read: (parsed, name, { notes }) => readMeteoFile(parsed, name, notes),
  },
  pvhorizon: {
    what: 'a horizon',
    extension: /^hor$/,
    read: (parsed, name, { notes, answers }) => readHorizonObject(parsed, name, notes, answers),
  },
  pvshading: {
    what: 'a scene',
    extension: /^shd$/,
    read: (parsed, name, { notes }) => readScene(parsed, name, notes),
  },
  pvmodule: {
    what: 'a module',
    extension: /^pan$/,
    read: (parsed, name, { bytes }) => componentOf('pan', parsed, name, bytes),
  },
  pvginverter: {
    what: 'an inverter',
    extension: /^ond$/,
    read: (parsed, name, { bytes }) => componentOf('ond', parsed, name, bytes),
  },
}

/**
 * Reads any text file of PVsyst by its outermost object. What was odd, assumed or not read stands in the answer.
 *
 * @throws PvsystFileError for what is no such file, is cut short, or is named as something else than it holds
 */
export function readPvsystFile(
  bytes: Uint8Array,
  filename: string,
  answers: HorizonAnswers = {},
): PvsystFile {
  const extension = /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? ''
  const text = pvsystText(bytes)
  if (extension === 'hor' && !/^\uFEFF?\s*PVObject_/i.test(text))
    return readPlainHorizon(text, filename, answers)
  const parsed = parsePvsystText(text)
  const kind = KINDS[parsed.root.type.toLowerCase()]
  const named = Object.values(KINDS).find((known) => known.extension.test(extension))
  if (!kind || (named && named !== kind)) throw wrongObject(parsed.root.type, kind, named)
  return kind.read(parsed, filename, { bytes, notes: new FileNotes(parsed), answers })
}

function wrongObject(type: string, kind: Kind | undefined, named: Kind | undefined) {
  const holds = kind ? `${kind.what} ("${type}")` : `a "${type.slice(0, 40)}"`
  return new PvsystFileError(
    'wrong_object',
    named
      ? `The file is named as ${named.what} and holds ${holds}. Choose ${named.what}, or give the file its right extension.`
      : `The file holds ${holds}, which is not read. Choose a project, a variant, a site, weather, a horizon, a scene, a module or an inverter of PVsyst.`,
  )
}

function componentOf(
  kind: 'pan' | 'ond',
  parsed: ParsedPvsyst,
  filename: string,
  bytes: Uint8Array,
): PvsystFile {
  const { file, version, remarks } = fileHead(parsed, filename, new FileNotes(parsed))
  const head = { file, version, remarks }
  if (kind === 'pan') {
    const pan = readPan(bytes, filename)
    return { ...head, kind, notRead: pan.notes.unknown, ...pan }
  }
  const ond = readOnd(bytes, filename)
  return { ...head, kind, notRead: ond.notes.unknown, ...ond }
}
