import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWeatherCsv } from '@duet/formats'
import { samplePlant, sampleWeather, serialisePlantDocument } from '@duet/plant'
import { type Command, UsageError } from './command.ts'

export const sampleCommand: Command = {
  name: 'sample',
  arguments: 'DIR',
  summary: 'Writes the sample plant and its weather to DIR.',
  options: [],
  run: writeSample,
}

async function writeSample(args: readonly string[]): Promise<void> {
  const [folder, ...others] = args
  if (folder === undefined || others.length > 0) throw new UsageError('name one folder')
  await mkdir(folder, { recursive: true })
  const plantFile = join(folder, 'phoenix-sample.json')
  const meteoFile = join(folder, 'phoenix-synthetic-year.csv')
  await writeFile(plantFile, `${serialisePlantDocument(samplePlant())}\n`)
  await writeFile(meteoFile, [...writeWeatherCsv(sampleWeather())].join(''))
  console.log(`written: ${plantFile}\nwritten: ${meteoFile}`)
  console.log(`try: npm run duet -- simulate ${plantFile} --meteo ${meteoFile}`)
}
