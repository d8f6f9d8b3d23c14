import { type CapacitySetupChange, capacitySetupSchema } from '@duet/monitoring/capacity-setup'
import * as z from 'zod'

const FORMAT = 1

const fileSchema = z.object({
  capacity_test: z.literal(FORMAT),
  from: z.iso.date(),
  to: z.iso.date(),
  node: z.string().max(200).nullish(),
  setup: capacitySetupSchema,
})

/** A test that can be repeated: the days, what is tested, and all of its set-up. */
export interface SetupFile {
  readonly from: string
  readonly to: string
  readonly node: string | undefined
  readonly setup: CapacitySetupChange
}

export const setupText = ({ from, to, node, setup }: SetupFile): string =>
  `${JSON.stringify({ capacity_test: FORMAT, from, to, node: node ?? null, setup }, null, 2)}\n`

/** @throws Error that names the field */
export function readSetup(text: string): SetupFile {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new Error('The file is no JSON: save a set-up here to see how one looks.', { cause })
  }
  const found = fileSchema.safeParse(json)
  if (found.success) {
    const { from, to, node, setup } = found.data
    return { from, to, node: node ?? undefined, setup }
  }
  const [issue] = found.error.issues
  if (issue?.path[0] === 'capacity_test' || issue?.path.length === 0)
    throw new Error('The file is no set-up of a capacity test: choose one that was saved here.')
  throw new Error(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'cannot be read'}`)
}
