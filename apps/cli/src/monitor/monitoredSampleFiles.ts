import { timeIntervalOfMinutes, writeWeatherCsv } from '@duet/formats'
import {
  MONITORED_SAMPLE_DAYS,
  monitoredSample,
  sampleScenario,
  scenarioFiles,
  scenarioWeather,
} from '@duet/monitoring'
import {
  MONITORED_SAMPLE_NAME,
  MONITORED_SAMPLE_ZONE,
  monitoredSampleParts,
  monitoredSamplePlant,
  serialisePlantDocument,
} from '@duet/plant'
import { civilDays, DAY_MS } from '@duet/units'
import { UsageError } from '../command.ts'

/** Names and texts of the folder of the monitored sample. @param until - last day; absent: yesterday */
export function monitoredSampleFiles(until: string | undefined): Readonly<Record<string, string>> {
  const { fromUtcMs, toUtcMs } = periodUntil(until)
  const document = monitoredSamplePlant()
  const options = monitoredSample({
    name: MONITORED_SAMPLE_NAME,
    timeZone: MONITORED_SAMPLE_ZONE,
    fromUtcMs,
    toUtcMs,
    ...monitoredSampleParts(document, fromUtcMs, toUtcMs),
    number: 0,
    countedWh: new Map(),
  })
  const scenario = sampleScenario(options)
  const interval = timeIntervalOfMinutes(options.intervalMin)
  if (interval === undefined) throw new RangeError(`no interval of ${options.intervalMin} minutes`)
  return {
    'plant.json': `${serialisePlantDocument(document)}\n`,
    'weather.csv': [...writeWeatherCsv(scenarioWeather(options, scenario.weather, interval))].join(
      '',
    ),
    ...scenarioFiles(scenario),
  }
}

/** @throws UsageError for a text that is no day */
function periodUntil(until: string | undefined): { fromUtcMs: number; toUtcMs: number } {
  const last = until === undefined ? Date.now() - DAY_MS : Date.parse(`${until}T12:00:00Z`)
  if (Number.isNaN(last)) throw new UsageError(`--until ${until}: write a day as 2026-06-30`)
  const days = civilDays(
    MONITORED_SAMPLE_ZONE,
    last - (MONITORED_SAMPLE_DAYS - 1) * DAY_MS,
    last + 1,
  )
  const [first, end] = [days[0], days.at(-1)]
  if (!first || !end) throw new UsageError(`--until ${until}: there are no such days`)
  return { fromUtcMs: first.startUtcMs, toUtcMs: end.endUtcMs }
}
