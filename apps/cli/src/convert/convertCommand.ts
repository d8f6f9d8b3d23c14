import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { SitePlace } from '@duet/formats'
import { type Command, parseOptions, UsageError } from '../command.ts'
import { LAYOUT_EXTENSION } from '../read/layoutReading.ts'
import { inputFile } from '../terminal/inputFile.ts'
import {
  COMPONENT_FORMATS,
  type ComponentFormat,
  convertComponent,
  isComponent,
} from './componentFile.ts'
import { convertLayout, LAYOUT_FORMATS } from './layoutFile.ts'
import { convertWeather, WEATHER_FORMATS } from './weatherFile.ts'

const formats = [WEATHER_FORMATS, COMPONENT_FORMATS, LAYOUT_FORMATS]
  .flatMap((kind) => Object.keys(kind))
  .join('|')

export const convertCommand: Command = {
  arguments: 'IN OUT [--to FORMAT] [--near LATITUDE,LONGITUDE]',
  summary:
    'Converts weather, modules and inverters of PVsyst, and drawings; by the ending of OUT, or --to.',
  options: [
    [`--to ${formats}`, 'the format of OUT'],
    ['--near LATITUDE,LONGITUDE', 'where a drawing or weather lies that does not say it'],
  ],
  run: convert,
}

const OPTIONS = { to: { type: 'string' }, near: { type: 'string' } } as const

async function convert(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseOptions(args, OPTIONS)
  const [named, out, ...others] = positionals
  if (named === undefined || out === undefined || others.length > 0)
    throw new UsageError('name a file and the one that it is to become')
  const near = nearOption(values.near)
  const path = await inputFile(named)
  const from = extname(path).slice(1).toLowerCase()
  const said = await converted(path, from, { out, to: values.to, near })
  for (const line of said) console.error(line)
  if (out !== '-') console.log(`written: ${out}`)
}

interface Asked {
  readonly out: string
  readonly to: string | undefined
  readonly near: SitePlace | undefined
}

async function converted(path: string, from: string, asked: Asked): Promise<readonly string[]> {
  const { out, near } = asked
  const component = await componentFormat(path, from)
  if (component !== undefined) {
    const to = formatOf(COMPONENT_FORMATS, asked)
    return convertComponent(path, component, to, out)
  }
  if (from === 'json' || from === 'zip' || LAYOUT_EXTENSION.test(from))
    return convertLayout(path, formatOf(LAYOUT_FORMATS, asked), out, near)
  const to = formatOf(WEATHER_FORMATS, asked)
  if (to === 'parquet' && out === '-') throw new UsageError('Parquet needs a file')
  return convertWeather(path, to, out, near)
}

/** Undefined: it is no module or inverter. */
async function componentFormat(path: string, from: string): Promise<ComponentFormat | undefined> {
  if (from === 'pan' || from === 'ond') return from
  if (from !== 'json') return undefined
  try {
    return isComponent(JSON.parse(await readFile(path, 'utf8'))) ? 'json' : undefined
  } catch (error) {
    // what is no JSON is refused by the reader of drawings
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** @throws UsageError where neither --to nor the ending says a format of the kind */
function formatOf<Format extends string>(
  known: Readonly<Record<Format, string | undefined>>,
  { out, to }: Asked,
): Format {
  const ending = extname(out).slice(1).toLowerCase()
  // the keys of the table are its formats
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const names = Object.keys(known) as Format[]
  const found = names.find((name) => (to === undefined ? known[name] === ending : name === to))
  if (found !== undefined) return found
  const asked = to === undefined ? `the ending of ${out}` : `--to ${to}`
  throw new UsageError(`${asked} is no format for this file; say one of --to ${names.join(', ')}`)
}

/** @throws UsageError for what is no place */
function nearOption(text: string | undefined): SitePlace | undefined {
  if (text === undefined) return undefined
  const [latitude = Number.NaN, longitude = Number.NaN, ...others] = text
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && others.length === 0
  if (!isPlace) throw new UsageError(`--near must be LATITUDE,LONGITUDE in degrees, got '${text}'`)
  return { latitude, longitude }
}
