import { parentPort } from 'node:worker_threads'
import { monitoredSample, sampleScenario } from '@duet/monitoring'
import { MONITORED_SAMPLE_NAME, MONITORED_SAMPLE_ZONE, monitoredSampleParts } from '@duet/plant'
import { failedReply, type RequestOf, type ThreadReply } from '../jobs/threadReply.ts'
import type { MadePeriod, PeriodInput, SampleMessages } from './sampleMessages.ts'

function made({ document, ...period }: PeriodInput): MadePeriod {
  const options = monitoredSample({
    name: MONITORED_SAMPLE_NAME,
    timeZone: MONITORED_SAMPLE_ZONE,
    ...monitoredSampleParts(document, period.fromUtcMs, period.toUtcMs),
    ...period,
  })
  const { deployment, startUtcMs, readings } = sampleScenario(options)
  return { deployment, startUtcMs, readings }
}

function answer({ input }: RequestOf<SampleMessages>): ThreadReply<MadePeriod> {
  try {
    return { ok: true, output: made(input) }
  } catch (error) {
    return failedReply(error)
  }
}

parentPort?.on('message', (request: RequestOf<SampleMessages>) => {
  parentPort?.postMessage(answer(request), [])
})
