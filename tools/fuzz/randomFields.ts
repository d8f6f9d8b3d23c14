import type { FieldDescriptor, FieldError } from '@duet/plant'
import type { Random } from './random.ts'

/**
 * A record with values for fields of any kind, drawn until their rules take them: a field that is declared is drawn without another word.
 * Most optional fields stay empty, and what contradicts another field stays as it was.
 *
 * @param kept - fields that stay as they are
 */
export function withRandomFields<P extends object>(
  random: Random,
  record: P,
  fields: readonly FieldDescriptor<P>[],
  {
    kept,
    validate,
  }: {
    readonly kept: ReadonlySet<string>
    readonly validate: (record: P) => readonly FieldError[]
  },
): P {
  const drawn = fields
    .filter(({ name }) => !kept.has(name))
    .flatMap((field) => {
      const isEmpty = field.isOptional && random.chance(0.6)
      const value = isEmpty ? undefined : randomValue(random, field)
      return value === undefined ? [] : [[field.name, value] as const]
    })
  let values = new Map<string, unknown>(drawn)
  for (;;) {
    const made = { ...record, ...Object.fromEntries(values) }
    const wrong = new Set(validate(made).map(({ path }) => path.split('.', 1)[0]))
    if (wrong.size === 0) return made
    if (values.size === 0) throw new Error(`the record itself is wrong in ${[...wrong].join(', ')}`)
    const fitting = [...values].filter(([name]) => !wrong.has(name))
    // What is named may contradict one that is drawn without being drawn itself
    values = new Map(fitting.length < values.size ? fitting : fitting.slice(1))
  }
}

const ATTEMPTS = 30
const DATES = ['2020-02-29', '2023-05-04', '2030-06-01'] as const

/** Undefined: of a kind that is not drawn, or nothing that was drawn fits. */
function randomValue<P extends object>(random: Random, field: FieldDescriptor<P>): unknown {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const value = DRAWS[field.type](random, field, numberDraw(random))
    if (value !== undefined && field.rule.safeParse(value).success) return value
  }
  return undefined
}

type Draw = (
  random: Random,
  field: Pick<FieldDescriptor, 'options' | 'partLabels' | 'columns'>,
  number: () => number,
) => unknown
const notDrawn: Draw = () => undefined

const DRAWS: Readonly<Record<FieldDescriptor['type'], Draw>> = {
  boolean: (random) => random.chance(0.5),
  number: (_random, _field, number) => number(),
  integer: (_random, _field, number) => Math.round(number()),
  select: (random, { options = [] }) => options[random.whole(0, options.length - 1)]?.value,
  numberPair: (random, _field, number) => random.list(2, number),
  numberTriple: (random, _field, number) => random.list(3, number),
  numberList: (random, { partLabels = [] }, number) => random.list(partLabels.length, number),
  hourTable: (random, _field, number) => random.list(12 * 24, number),
  pointList: (random, { columns = [] }, number) =>
    random.list(random.whole(1, 6), () =>
      Object.fromEntries(columns.map(({ name }) => [name, number()])),
    ),
  periodList: (random, _field, number) => {
    const days = random.list(4, () => random.whole(10, 28))
    return [
      { from: `02-${days[0]}`, to: `03-${days[1]}`, value: number() },
      { from: `2023-07-${days[2]} 06:00`, to: `2023-08-${days[3]} 18:30`, value: number() },
    ]
  },
  date: (random) => random.pick(DATES),
  curveList: notDrawn,
  hidden: notDrawn,
  script: notDrawn,
  text: notDrawn,
}

/** Numbers of one magnitude. */
const numberDraw = (random: Random): (() => number) =>
  random.pick([
    () => 0,
    () => 1,
    () => random.share(),
    () => 10 * random.share(),
    () => random.between(-90, 90),
    () => random.between(0, 100),
    () => 10 ** random.between(-3, 4),
  ])
