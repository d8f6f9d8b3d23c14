import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { hasReferenceData, REFERENCE_DATA } from '@duet/units/testing/reference'
import { damagedFile } from './damagedFile.ts'
import { readingFault } from './fileReaders.ts'
import { filesBelow, OWN_FILES } from './sampleFiles.ts'

/** What reading one damaged file took. */
export interface FileReading {
  readonly seed: number
  readonly what: string
  /** Time of the processor, s: what others do on the machine does not count. */
  readonly seconds: number
  /** At the most, above what the process held before its first file. */
  readonly megabytes: number
  readonly fault: string | undefined
}

// A child of `fuzzFiles.ts`, one file after another: gets seeds, answers readings.

const STATUS = '/proc/self/status'
const samples = [...OWN_FILES, ...(hasReferenceData ? filesBelow(REFERENCE_DATA) : [])]
console.warn = () => undefined

const ownKb = resetPeak()

process.on('message', (seed: number) => {
  void read(seed).then((reading) => process.send?.(reading))
})

async function read(seed: number): Promise<FileReading> {
  const { kind, name, bytes } = damagedFile(samples, seed)
  const what = `${kind} of ${name}, ${bytes.length} bytes`
  process.send?.({ seed, what })
  globalThis.gc?.()
  resetPeak()
  const before = process.cpuUsage()
  const fault = await readingFault(kind, bytes, name)
  const { user, system } = process.cpuUsage(before)
  return {
    seed,
    what,
    seconds: (user + system) / 1e6,
    megabytes: Math.max(0, peakKb() - ownKb) / 1024,
    fault,
  }
}

/** On Linux the peak can begin anew; elsewhere it is that of the whole life of the process. */
function resetPeak(): number {
  if (!existsSync(STATUS)) return process.resourceUsage().maxRSS
  writeFileSync('/proc/self/clear_refs', '5')
  return peakKb()
}

function peakKb(): number {
  const peak = existsSync(STATUS) && /^VmHWM:\s+(\d+)/m.exec(readFileSync(STATUS, 'utf8'))?.[1]
  return peak ? Number(peak) : process.resourceUsage().maxRSS
}
