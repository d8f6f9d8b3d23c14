import { stepRanges } from '@duet/results'
import { factorFolder, factorKey, type RunManifest } from '@duet/results/run'
import type { Database } from '../../db/connection.ts'
import { committedKeys } from '../../files/storedFileQueries.ts'
import type { GeometryTask, JobTasks, SeriesTask } from '../../jobs/jobLifecycle.ts'

type Cut = Pick<RunManifest, 'blocks' | 'step_count'>

/** Keys of the factors that runs of a project have left. */
export const storedFactors = async (
  db: Database,
  projectId: string,
): Promise<ReadonlySet<string>> => new Set(await committedKeys(db, `${factorFolder(projectId)}/`))

/**
 * A run cut by block and class of tables, where light is still to be traced, and by block and time.
 *
 * @param stored - keys of factors that are there
 */
export function blockTasks(
  stored: ReadonlySet<string>,
  projectId: string,
  manifest: Cut,
): JobTasks {
  const geometry = classTasks(manifest, (scene, classIndex) =>
    stored.has(factorKey({ projectId, scene, classIndex })),
  )
  return { geometry, series: seriesTasks(manifest) }
}

/** Blocks that share a scene share its tasks. */
function classTasks(
  { blocks }: Cut,
  isStored: (scene: string, classIndex: number) => boolean,
): readonly GeometryTask[] {
  const seen = new Set<string>()
  return blocks.flatMap(({ id, light }) => {
    if (light === undefined || seen.has(light.scene)) return []
    seen.add(light.scene)
    return Array.from({ length: light.class_count }, (_, classIndex) => ({
      blockId: id,
      classIndex,
    })).filter(({ classIndex }) => !isStored(light.scene, classIndex))
  })
}

function seriesTasks({ blocks, step_count }: Cut): readonly SeriesTask[] {
  return blocks
    .filter(({ series_of }) => series_of === undefined)
    .flatMap(({ id }) =>
      stepRanges(step_count).map(({ from, to }) => ({ blockId: id, stepFrom: from, stepTo: to })),
    )
}
