import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { type PvsystFile, PvsystFileError, readPvsystFile } from '@duet/formats'
import { type Command, parseOptions, UsageError } from '../command.ts'
import { inputFile } from '../terminal/inputFile.ts'
import { LAYOUT_EXTENSION, type LayoutReading, layoutReading, layoutText } from './layoutReading.ts'
import { PVSYST_EXTENSION, pvsystReading, pvsystRefusal, pvsystText } from './pvsystReading.ts'
import { type Refusal, refusalText } from './refusal.ts'
import { type WeatherReading, weatherReading, weatherText } from './weatherReading.ts'

export const readCommand: Command = {
  arguments: 'FILE [--json]',
  summary:
    'Shows what is found in a file of weather, of PVsyst or of a drawing, as an import would take it; exit code 1 where it is refused.',
  options: [['--json', 'print it as JSON']],
  run: showFile,
}

async function showFile(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseOptions(args, { json: { type: 'boolean' } })
  const [path, ...others] = positionals
  if (path === undefined || others.length > 0) throw new UsageError('name one file')
  const found = await readingOf(await inputFile(path))
  console.log(values.json ? JSON.stringify(found, undefined, 2) : textOf(found))
  if ('error' in found) process.exitCode = 1
}

type Found = WeatherReading | PvsystFile | LayoutReading | Refusal

async function readingOf(path: string): Promise<Found> {
  const extension = extname(path).slice(1)
  if (PVSYST_EXTENSION.test(extension)) return pvsystReading(path)
  if (LAYOUT_EXTENSION.test(extension)) return layoutReading(path)
  const weather = await weatherReading(path)
  if (!('error' in weather)) return weather
  if (/^met$/i.test(extension)) return (await meteoRefusal(path)) ?? weather
  // a drawing can be an archive or a table too
  const layout = /^(zip|json|csv|txt)$/i.test(extension) ? await layoutReading(path) : weather
  return 'error' in layout ? weather : layout
}

/** Why a weather file of PVsyst is no file of PVsyst, where that is what is wrong with it. */
async function meteoRefusal(path: string): Promise<Refusal | undefined> {
  try {
    readPvsystFile(await readFile(path), basename(path))
    return undefined
  } catch (error) {
    if (error instanceof PvsystFileError) return pvsystRefusal(basename(path), error)
    throw error
  }
}

function textOf(found: Found): string {
  if ('error' in found) return refusalText(found)
  if (found.kind === 'weather') return weatherText(found)
  return found.kind === 'layout' ? layoutText(found) : pvsystText(found)
}
