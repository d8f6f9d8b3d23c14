import type { ClassFactors } from '@duet/engine'
import type { ThreadPool } from '../jobs/threadPool.ts'
import type { BlockInput } from './blockInput.ts'
import type { FactorStore } from './factorStore.ts'
import type { BlockLight } from './manifest.ts'
import type { FactorName } from './runFiles.ts'

export interface FactorSourceDeps {
  readonly factors: FactorStore
  readonly threads: ThreadPool
}

/** Gives the factors of a block, one for each class of its tables, read once for all its ranges. Undefined for a block that is not traced. */
export type FactorSource = (
  projectId: string,
  input: Pick<BlockInput, 'block' | 'light'>,
  signal: AbortSignal,
) => Promise<readonly ClassFactors[] | undefined>

/** Of factors that no task is using, bytes: the blocks that are simulated at the time, whose ranges follow each other. */
const KEPT_BYTES = 64e6

export function createFactorSource(deps: FactorSourceDeps): FactorSource {
  const kept = new Map<string, readonly ClassFactors[]>()
  const reading = new Map<string, Promise<readonly (ClassFactors | undefined)[]>>()
  return async (projectId, { block, light }, signal) => {
    if (light === undefined) return undefined
    const key = `${projectId}/${light.scene}`
    const found = kept.get(key)
    if (found) return found
    const stored = reading.get(key) ?? readClasses(deps.factors, projectId, light)
    reading.set(key, stored)
    try {
      const classes: ClassFactors[] = []
      for (const [classIndex, factors] of (await stored).entries()) {
        const name = { projectId, scene: light.scene, classIndex }
        classes.push(factors ?? (await traceAgain(deps, name, block, signal)))
      }
      keep(kept, key, classes)
      return classes
    } finally {
      reading.delete(key)
    }
  }
}

function readClasses(
  factors: FactorStore,
  projectId: string,
  { scene, class_count }: BlockLight,
): Promise<readonly (ClassFactors | undefined)[]> {
  return Promise.all(
    Array.from({ length: class_count }, (_, classIndex) =>
      factors.read({ projectId, scene, classIndex }),
    ),
  )
}

/** Factors that are damaged, or were removed since they were traced. @throws Error where storage does not give back what it took */
async function traceAgain(
  { factors, threads }: FactorSourceDeps,
  name: FactorName,
  block: BlockInput['block'],
  signal: AbortSignal,
): Promise<ClassFactors> {
  const { classIndex } = name
  await factors.write(name, await threads.run('traceClass', { block, classIndex }, signal))
  const traced = await factors.read(name)
  if (!traced)
    throw new Error(`Factors of class ${classIndex} cannot be read after they were written`)
  return traced
}

/** The scenes that were added last, the newest in any case. */
function keep(
  kept: Map<string, readonly ClassFactors[]>,
  key: string,
  classes: readonly ClassFactors[],
): void {
  kept.set(key, classes)
  let bytes = [...kept.values()].reduce((sum, scene) => sum + bytesOf(scene), 0)
  for (const [oldest, scene] of kept) {
    if (bytes <= KEPT_BYTES || oldest === key) return
    kept.delete(oldest)
    bytes -= bytesOf(scene)
  }
}

function bytesOf(classes: readonly ClassFactors[]): number {
  return classes.reduce(
    (sum, { sky, faces, frontGround, rearGround, twice }) =>
      [...sky, faces, frontGround, rearGround, twice].reduce(
        (bytes, { byteLength }) => bytes + byteLength,
        sum,
      ),
    0,
  )
}
