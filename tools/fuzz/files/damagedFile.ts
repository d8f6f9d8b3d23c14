import { randomFrom } from '../random.ts'
import { damaged } from './damage.ts'
import { FILE_KINDS, type FileKind } from './fileReaders.ts'
import type { SampleFile } from './sampleFiles.ts'

export interface DamagedFile {
  readonly kind: FileKind
  readonly name: string
  readonly bytes: Uint8Array
}

/** One in so many goes to a reader of another kind. */
const STRAY = 0.1

/** The damaged file of a seed. */
export function damagedFile(samples: readonly SampleFile[], seed: number): DamagedFile {
  const random = randomFrom(seed)
  const anySample = (): SampleFile => sampleAt(samples, random.whole(0, samples.length - 1))
  // Each kind as often as another, though most samples are of few
  const wanted = FILE_KINDS[random.whole(0, FILE_KINDS.length - 1)]
  const fitting = samples.filter(({ kind }) => kind === wanted)
  const { kind, name, bytes } =
    fitting.length > 0 ? sampleAt(fitting, random.whole(0, fitting.length - 1)) : anySample()
  const content = damaged(bytes(), () => anySample().bytes(), random)
  const reader = random.chance(STRAY) || fitting.length === 0 ? (wanted ?? kind) : kind
  return { kind: reader, name, bytes: content }
}

function sampleAt(samples: readonly SampleFile[], index: number): SampleFile {
  const found = samples[index]
  if (!found) throw new Error('There are no sample files')
  return found
}
