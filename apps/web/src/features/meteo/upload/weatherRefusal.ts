import * as z from 'zod'
import { errorMessage, GraphqlError } from '../../../lib/graphqlError.ts'

const problem = z.object({
  code: z.string(),
  message: z.string(),
  line: z.number().optional(),
  column: z.string().optional(),
})

const refusalDetails = z.object({
  problems: z.array(problem),
  problem_count: z.number(),
})

const conflictDetails = z.object({ enviro_dataset_id: z.string() })

export type WeatherProblem = z.infer<typeof problem>

/** Why an uploaded file did not become a dataset. */
export type Refusal =
  /** The file itself is at fault; `problems` are its first ones. */
  | {
      readonly kind: 'file'
      readonly problems: readonly WeatherProblem[]
      readonly problemCount: number
    }
  /** The project has this very file. */
  | { readonly kind: 'exists'; readonly message: string; readonly datasetId: string }
  | { readonly kind: 'other'; readonly message: string }

export function refusalOf(error: unknown): Refusal {
  if (error instanceof GraphqlError && error.code === 'WEATHER_FILE') {
    const details = refusalDetails.safeParse(error.details)
    if (details.success) {
      const { problems, problem_count } = details.data
      return { kind: 'file', problems, problemCount: problem_count }
    }
  }
  if (error instanceof GraphqlError && error.code === 'CONFLICT') {
    const details = conflictDetails.safeParse(error.details)
    if (details.success) {
      return {
        kind: 'exists',
        message: error.message,
        datasetId: details.data.enviro_dataset_id,
      }
    }
  }
  return { kind: 'other', message: errorMessage(error) }
}
