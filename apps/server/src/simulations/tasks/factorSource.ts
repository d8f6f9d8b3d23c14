import type { ClassFactors } from '@duet/engine'
import type { BlockLight, FactorName } from '@duet/results/run'
import { LRUCache } from 'lru-cache'
import type { ThreadPool } from '../../jobs/threadPool.ts'
import type { BlockInput } from '../plan/blockInput.ts'
import type { FactorStore } from './factorStore.ts'

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
const CACHED_BYTES = 32e6

export function createFactorSource(deps: FactorSourceDeps): FactorSource {
  const cached = new LRUCache<string, readonly ClassFactors[]>({
    maxSize: CACHED_BYTES,
    // The newest scene stays in any case
    sizeCalculation: (classes) => Math.min(Math.max(1, bytesOf(classes)), CACHED_BYTES),
  })
  const reading = new Map<string, Promise<readonly (ClassFactors | undefined)[]>>()
  return async (projectId, { block, light }, signal) => {
    if (light === undefined) return undefined
    const key = `${projectId}/${light.scene}`
    const found = cached.get(key)
    if (found) return found
    const stored = reading.get(key) ?? readClasses(deps.factors, projectId, light)
    reading.set(key, stored)
    try {
      const classes: ClassFactors[] = []
      for (const [classIndex, factors] of (await stored).entries()) {
        const name = { projectId, scene: light.scene, classIndex }
        classes.push(factors ?? (await traceAgain(deps, name, block, signal)))
      }
      cached.set(key, classes)
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

/** The factors of a class lie in one buffer. */
function bytesOf(classes: readonly ClassFactors[]): number {
  return classes.reduce((bytes, { twice }) => bytes + twice.buffer.byteLength, 0)
}
