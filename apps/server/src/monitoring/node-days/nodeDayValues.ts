import { EVENT_TYPES, type EventType } from '@duet/monitoring'

/** Energy that a cause took, kWh, and standing still, by the type of the event that says so, s. */
type CauseMeasure<Kind extends 'allocated' | 'down'> = `${Kind}.${EventType}`

/** What is stored of a day by node: kWh; useful_s s. */
export type NodeMeasure =
  | 'model_kwh'
  | 'sensor_kwh'
  | 'residual_kwh'
  | 'over_kwh'
  | 'useful_s'
  | CauseMeasure<'allocated'>
  | CauseMeasure<'down'>

/** The measure whose values are the nodes themselves. */
export const NODE_KEY = 'node_key'

export const causeMeasures = <Kind extends 'allocated' | 'down'>(
  kind: Kind,
  types: readonly EventType[] = EVENT_TYPES,
): readonly CauseMeasure<Kind>[] => types.map((type) => `${kind}.${type}` as const)

/** In network byte order, as PostgreSQL's float8send writes them. */
export const packValues = (values: readonly number[]): Buffer =>
  Buffer.from(Float64Array.from(values).buffer).swap64()

/** Of a copy: a piece of an answer need not begin at a multiple of eight bytes. */
export function unpackValues(packed: Uint8Array): Float64Array {
  const bytes = Buffer.from(new ArrayBuffer(packed.byteLength))
  bytes.set(packed)
  bytes.swap64()
  return new Float64Array(bytes.buffer)
}
