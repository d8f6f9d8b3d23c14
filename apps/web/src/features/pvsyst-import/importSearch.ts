import * as z from 'zod'
import type { PvSystImportInput } from '../../lib/gql/graphql.ts'

export const ROW_STATES = ['taken', 'assumed', 'starter', 'not_taken', 'to_choose'] as const

/** What of an import stands in the address: all that was decided, and what of the preview is shown. */
export const importSearch = z.object({
  /** Path of the variant; absent: the first. */
  variant: z.string().optional().catch(undefined),
  starter: z.boolean().optional().catch(undefined),
  mirrored: z.boolean().optional().catch(undefined),
  dataset: z.string().optional().catch(undefined),
  /** Component by the name of a file: the id of one of the project, or `library:` and the id of one there. */
  components: z.record(z.string(), z.string()).optional().catch(undefined),
  show: z.enum(ROW_STATES).optional().catch(undefined),
  find: z.string().optional().catch(undefined),
  /** Id of an import that was done. */
  done: z.string().optional().catch(undefined),
})

export type ImportSearch = z.infer<typeof importSearch>

const LIBRARY = 'library:'
export const libraryValue = (id: string): string => `${LIBRARY}${id}`

/** What is asked of the server for a variant with what was decided. */
export function importInput(
  variant: string,
  { starter, mirrored, dataset, components }: ImportSearch,
): PvSystImportInput {
  return {
    variant,
    apply_starter_defaults: starter ?? false,
    is_scene_mirrored: mirrored ?? false,
    enviro_dataset_id: dataset ?? null,
    components: Object.entries(components ?? {}).map(([file, value]) =>
      value.startsWith(LIBRARY)
        ? { file, library_component_id: value.slice(LIBRARY.length) }
        : { file, component_id: value },
    ),
  }
}
