import type { CaseResult } from './compareScene.ts'

/** What became of one file of the folder. */
export type SceneResult =
  | {
      readonly kind: 'traced'
      readonly name: string
      readonly cases: readonly CaseResult[]
      readonly durationS: number
    }
  /** It cannot be read as a scene. */
  | { readonly kind: 'broken'; readonly name: string; readonly reason: string }

const HEADS = [
  'scene',
  'sky model',
  'centre front %',
  'centre rear %',
  'ends front %',
  'ends rear %',
  'sensor front',
  'sensor rear',
  'sun refl. %',
  'beams',
  'cases',
] as const
const WIDTHS = [24, 9, 14, 13, 12, 11, 12, 11, 11, 5, 6] as const

/** How the columns are to be read. */
export const LEGEND =
  'Worst mean of the skies of a scene in per cent; worst sensor over its bar; reflected sunlight in per cent of all light; sensors with a wrong beam; cases passed.'

export function tableHead(isMarkdown: boolean): string {
  if (!isMarkdown) return layOut(HEADS)
  return `${markdownRow(HEADS)}\n${markdownRow(HEADS.map((_, i) => (i < 2 ? '---' : '---:')))}`
}

/** A line for each sky model of a scene, its skies' worst; one line for a file that could not be read. */
export function sceneLines(result: SceneResult, isMarkdown: boolean): readonly string[] {
  if (result.kind === 'broken') return [`FAIL ${result.name}: ${result.reason}`]
  const models = [...new Set(result.cases.map(({ model }) => model))]
  return models.map((model) => {
    const cells = worstCells(
      result,
      model,
      result.cases.filter((one) => one.model === model),
    )
    return isMarkdown ? markdownRow(cells) : layOut(cells)
  })
}

function worstCells(
  { name }: SceneResult,
  model: string,
  cases: readonly CaseResult[],
): readonly string[] {
  const percent = (value: (one: CaseResult) => number): string =>
    (100 * worst(cases.map(value))).toFixed(2)
  const passed = cases.filter((one) => one.passed).length
  return [
    name,
    model,
    percent(({ centre }) => centre.front),
    percent(({ centre }) => centre.rear),
    percent(({ ends }) => ends.front),
    percent(({ ends }) => ends.rear),
    worst(cases.map(({ sensor }) => sensor.front)).toFixed(2),
    worst(cases.map(({ sensor }) => sensor.rear)).toFixed(2),
    percent(({ sunReflected }) => sunReflected),
    String(worst(cases.map(({ wrongBeams }) => wrongBeams))),
    `${passed}/${cases.length}`,
  ]
}

function worst(values: readonly number[]): number {
  return values.reduce(
    (far, value) => (Number.isNaN(far) || Math.abs(value) <= Math.abs(far) ? far : value),
    0,
  )
}

function layOut(cells: readonly string[]): string {
  return cells
    .map((cell, i) => (i < 2 ? cell.padEnd(WIDTHS[i] ?? 0) : cell.padStart(WIDTHS[i] ?? 0)))
    .join(' ')
}

function markdownRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** Cases that met every bar and those that did not; a file that cannot be read is one failure. */
export function countCases(results: readonly SceneResult[]): {
  readonly passed: number
  readonly failed: number
} {
  let passed = 0
  let failed = 0
  for (const result of results) {
    const met = result.kind === 'traced' ? result.cases.filter((one) => one.passed).length : 0
    passed += met
    failed += result.kind === 'traced' ? result.cases.length - met : 1
  }
  return { passed, failed }
}

/** Names the cases that failed, then the count. */
export function closingLines(results: readonly SceneResult[]): readonly string[] {
  const failures = results.flatMap((result) =>
    result.kind === 'traced'
      ? result.cases
          .filter((one) => !one.passed)
          .map((one) => `failed: ${result.name} ${one.sky} ${one.model}`)
      : [],
  )
  const { passed, failed } = countCases(results)
  return [...failures, `${passed} passed, ${failed} failed, 0 skipped`]
}
