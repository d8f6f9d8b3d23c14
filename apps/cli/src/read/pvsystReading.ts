import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { type PvsystFile, PvsystFileError, readPvsystFile } from '@duet/formats'
import type { Refusal } from './refusal.ts'

/** Endings of PVsyst's files that are no weather. */
export const PVSYST_EXTENSION: RegExp = /^(pan|ond|prj|v[c-z][0-9a-z]|sit|hor|shd)$/i

/** Reads a project, variant, site, horizon, scene, module or inverter of PVsyst. */
export async function pvsystReading(path: string): Promise<PvsystFile | Refusal> {
  const file = basename(path)
  try {
    return readPvsystFile(await readFile(path), file)
  } catch (error) {
    if (error instanceof PvsystFileError) return pvsystRefusal(file, error)
    throw error
  }
}

export function pvsystRefusal(
  file: string,
  { code, message, line, innermostOpen }: PvsystFileError,
): Refusal {
  const extension = file.split('.').at(-1)?.toLowerCase()
  return {
    file,
    kind: extension === 'pan' || extension === 'ond' ? extension : 'pvsyst',
    error: code,
    lines: line === undefined ? [] : [line],
    message,
    ...(code === 'cut_short' && line !== undefined ? { lastLine: line } : {}),
    ...(innermostOpen === undefined ? {} : { innermostOpen }),
  }
}

/** A line of what it is, and the lists of what was odd and what was not read. */
export function pvsystText(found: PvsystFile): string {
  const { file, kind, version, remarks, notRead } = found
  const name = 'name' in found ? found.name : found.comment
  return [
    `${file}: ${kind}${version === null ? '' : ` of PVsyst ${version}`}${name ? `, ${name}` : ''}`,
    ...contentsOf(found).map((line) => `  ${line}`),
    ...remarks.map((remark) => `  ${remark}`),
    ...(notRead.length === 0 ? [] : [`  not read: ${notRead.join(', ')}`]),
  ].join('\n')
}

function contentsOf(found: PvsystFile): readonly string[] {
  switch (found.kind) {
    case 'variant':
      return [
        `orientations ${found.orientations.map(({ kind }) => kind).join(', ')}`,
        ...found.subArrays.map(
          ({ name, strings, modulesPerString, inverters }) =>
            `sub-array    ${name}: ${strings} strings of ${modulesPerString} modules, ${inverters} inverters`,
        ),
        `variables    ${Object.keys(found.series).length} stored`,
      ]
    case 'horizon':
      return [`points       ${found.points.length}`]
    case 'scene':
      return [
        ...found.objects.map(({ index, class: type }) => `object ${index} ${type}`),
        ...found.skipped.map(
          ({ index, class: type, reason }) => `left out ${index} ${type}: ${reason}`,
        ),
      ]
    case 'pan':
    case 'ond':
      return [...found.notes.changed]
    case 'project':
    case 'site':
    case 'meteo':
      return []
  }
}
