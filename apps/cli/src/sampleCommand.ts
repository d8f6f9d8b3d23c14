import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWeatherCsv } from '@duet/formats'
import { samplePlant, sampleWeather, serialisePlantDocument } from '@duet/plant'
import { type Command, parseOptions, UsageError } from './command.ts'
import { monitoredSampleFiles } from './monitor/monitoredSampleFiles.ts'

export const sampleCommand: Command = {
  arguments: '[--monitored] [--until DAY] DIR',
  summary: 'Writes the sample plant and its weather to DIR.',
  options: [
    ['--monitored', 'the monitored sample: a folder that duet monitor reads'],
    ['--until DAY', 'its last day, as 2026-06-30; absent: yesterday'],
  ],
  run: writeSample,
}

const OPTIONS = { monitored: { type: 'boolean' }, until: { type: 'string' } } as const

async function writeSample(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseOptions(args, OPTIONS)
  const [folder, ...others] = positionals
  if (folder === undefined || others.length > 0) throw new UsageError('name one folder')
  if (values.until !== undefined && !values.monitored)
    throw new UsageError('--until goes with --monitored')
  const files = values.monitored ? monitoredSampleFiles(values.until) : sampleFiles()
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), text)
    console.log(`written: ${join(folder, name)}`)
  }
  console.log(`try: npm run duet -- ${values.monitored ? `monitor ${folder}` : simulate(folder)}`)
}

const PLANT = 'phoenix-sample.json'
const METEO = 'phoenix-synthetic-year.csv'

const sampleFiles = (): Readonly<Record<string, string>> => ({
  [PLANT]: `${serialisePlantDocument(samplePlant())}\n`,
  [METEO]: [...writeWeatherCsv(sampleWeather())].join(''),
})

const simulate = (folder: string): string =>
  `simulate ${join(folder, PLANT)} --meteo ${join(folder, METEO)}`
