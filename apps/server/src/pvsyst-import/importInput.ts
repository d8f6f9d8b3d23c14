import { z } from 'zod'

const id = z.string().max(100).nullish()
const MOST_CHOICES = 200

/** What a person decides before an import. */
export const importInputSchema = z.object({
  variant: z.string().min(1).max(1000),
  apply_starter_defaults: z.boolean().nullish(),
  components: z
    .array(
      z.object({ file: z.string().min(1).max(300), component_id: id, library_component_id: id }),
    )
    .max(MOST_CHOICES)
    .nullish(),
  enviro_dataset_id: id,
  is_scene_mirrored: z.boolean().nullish(),
})

export type ImportInput = z.infer<typeof importInputSchema>
