import type { DesignFinding, Figures, FindingSeverity } from './finding.ts'

/** A finding before it is known whose it is. */
export type RuleFinding = Omit<DesignFinding, 'block_id'>

/** What one rule says. `S` is what it is asked of: a block, a pair of blocks, the plant. */
interface RuleText<S, F extends Figures> {
  readonly code: string
  /** In a few words, for lists in which findings of a rule are folded. */
  readonly title: string
  /** Of each thing that the rule looks at; none where there is nothing to hold against. */
  readonly figures: (subject: S) => readonly F[]
  /** Undefined: the rule is met. */
  readonly severity: (figures: F) => FindingSeverity | undefined
  readonly message: (figures: F, subject: S) => string
  /** As of `DesignFinding`. */
  readonly path: string | ((figures: F, subject: S) => string | null)
}

export interface DesignRule<S> {
  readonly code: string
  readonly title: string
  readonly findings: (subject: S) => readonly RuleFinding[]
}

/** A rule of which only the subject is known outside. Figures that are not finite are of parts with mistakes of their own. */
export function rule<S, F extends Figures>(text: RuleText<S, F>): DesignRule<S> {
  const { code, title, path } = text
  return {
    code,
    title,
    findings: (subject) =>
      text.figures(subject).flatMap((figures) => {
        const severity = isFinite(figures) ? text.severity(figures) : undefined
        if (severity === undefined) return []
        const message = text.message(figures, subject)
        const to = typeof path === 'string' ? path : path(figures, subject)
        return [{ rule: code, severity, message, figures, path: to }]
      }),
  }
}

function isFinite(figures: Figures): boolean {
  return Object.values(figures).every(
    (value) => typeof value !== 'number' || Number.isFinite(value),
  )
}

/** Rounding of doubles: a limit that is reached exactly is met. */
const ROUNDING = 1e-9

export function isAbove(value: number, limit: number): boolean {
  return value - limit > ROUNDING * Math.max(1, Math.abs(limit))
}

/** Error above one limit, warning above another. */
export function stepped(
  value: number,
  { warning, error }: { readonly warning: number; readonly error: number },
): FindingSeverity | undefined {
  if (isAbove(value, error)) return 'error'
  return isAbove(value, warning) ? 'warning' : undefined
}

export const errorIf = (isBroken: boolean): FindingSeverity | undefined =>
  isBroken ? 'error' : undefined

export const warningIf = (isBroken: boolean): FindingSeverity | undefined =>
  isBroken ? 'warning' : undefined

/** 'at most so many decimals', without trailing zeros. */
export function shown(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)))
}
