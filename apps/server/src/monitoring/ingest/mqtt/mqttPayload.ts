import type { ReadingSink } from '@duet/formats'

export type MqttPayload = 'json' | 'sparkplug'

/** The part of a topic that the wildcards of a filter stand for, with / between several; undefined where it does not match. */
export function tagOfTopic(filter: string, topic: string): string | undefined {
  const wanted = filter.split('/')
  const given = topic.split('/')
  const parts: string[] = []
  for (const [index, part] of wanted.entries()) {
    if (part === '#') return [...parts, ...given.slice(index)].join('/')
    const found = given[index]
    if (found === undefined || (part !== '+' && part !== found)) return undefined
    if (part === '+') parts.push(found)
  }
  return given.length === wanted.length ? parts.join('/') : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const timeOf = (record: Record<string, unknown>, otherwise: string | number): string | number => {
  const { timestamp } = record
  return typeof timestamp === 'string' || typeof timestamp === 'number' ? timestamp : otherwise
}

/**
 * Gives the readings of a message to `sink`. `json`: a number, `{timestamp, value}`, or `{timestamp, values: {name: value}}`;
 * `sparkplug`: the JSON form of its payload, `{timestamp, metrics: [{name, timestamp, value}]}`. Names stand behind the tag of the
 * topic and a /. Without a timestamp a reading is of the moment it arrived.
 *
 * @returns false for a message of another form
 */
export function takeMessage(
  {
    tag,
    payload,
    text,
    arrivedUtcMs,
  }: {
    readonly tag: string
    readonly payload: MqttPayload
    readonly text: string
    readonly arrivedUtcMs: number
  },
  sink: ReadingSink,
): boolean {
  const content = parsed(text)
  const named = (name: string): string => (tag === '' ? name : `${tag}/${name}`)
  if (payload === 'json' && !isRecord(content)) {
    if (typeof content !== 'number') return false
    sink(1, tag, arrivedUtcMs, content)
    return true
  }
  if (!isRecord(content)) return false
  const time = timeOf(content, arrivedUtcMs)
  const { values, metrics } = content
  if (payload === 'sparkplug') {
    if (!Array.isArray(metrics)) return false
    for (const metric of metrics)
      if (isRecord(metric))
        sink(1, named(String(metric['name'])), timeOf(metric, time), metric['value'] ?? null)
    return true
  }
  if ('value' in content) sink(1, tag, time, content['value'])
  else if (isRecord(values))
    for (const [name, value] of Object.entries(values)) sink(1, named(name), time, value)
  else return false
  return true
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
