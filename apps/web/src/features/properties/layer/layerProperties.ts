import { type BlockLayer, type FieldError, parseBlockLayer, validateLayer } from '@duet/plant'

/** Properties of a layer by name; a path into a list is its name and number: `origin.0`. */
export function propertyAt(layer: BlockLayer, path: string): unknown {
  const [name = '', index] = path.split('.')
  const value = new Map<string, unknown>(Object.entries(layer.geojson.properties)).get(name)
  return index === undefined ? value : Array.isArray(value) ? value[Number(index)] : undefined
}

/** The layer with another value of a property; null takes it away. A list goes when all of it is empty. */
export function withProperty(layer: BlockLayer, path: string, value: unknown): BlockLayer {
  const [name = '', index] = path.split('.')
  const next =
    index === undefined ? value : listWith(propertyAt(layer, name), name, Number(index), value)
  const { [name]: _before, ...others } = Object.fromEntries(
    Object.entries(layer.geojson.properties),
  )
  const properties = next === null ? others : { ...others, [name]: next }
  return parseBlockLayer({ ...layer, geojson: { ...layer.geojson, properties } })
}

/** Lengths of the lists that are filled in number by number. */
const LIST_LENGTHS: Readonly<Record<string, number>> = { origin: 2, cornerElevations: 4 }

function listWith(
  list: unknown,
  name: string,
  index: number,
  value: unknown,
): readonly unknown[] | null {
  const known: readonly unknown[] = Array.isArray(list) ? list : []
  const next = Array.from({ length: LIST_LENGTHS[name] ?? known.length }, (_, at) =>
    at === index ? value : (known[at] ?? null),
  )
  return next.every((one) => one === null) ? null : next
}

const PREFIX = 'geojson.properties.'

/** What is wrong with the properties, by path; other mistakes under their own paths. */
export function propertyErrors(layer: BlockLayer): ReadonlyMap<string, string> {
  return new Map(
    validateLayer(layer).map(({ path, message }: FieldError) => [
      path.startsWith(PREFIX) ? path.slice(PREFIX.length) : path,
      message,
    ]),
  )
}
