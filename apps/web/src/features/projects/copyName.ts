import { formatNameTime } from '../../lib/formatTime.ts'
import { type Person, personName } from '../../lib/person.ts'

const MAX_LENGTH = 200

/** 'Phoenix (copy by Ann Lee, 2026-01-09 07:05)': made of the project, who copies and when. */
export function projectCopyName(projectName: string, person: Person, now: Date): string {
  const base = projectName.replace(/ \(copy by [^()]*\)$/, '')
  const suffix = ` (copy by ${personName(person)}, ${formatNameTime(now)})`
  return base.slice(0, Math.max(0, MAX_LENGTH - suffix.length)) + suffix
}
