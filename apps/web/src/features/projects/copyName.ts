import { type Person, personName } from '../../lib/person.ts'

const MAX_LENGTH = 200

/** 'Phoenix, copy by Ann Lee, 2026-11-20 17:05': made of the project, who copies and when. */
export function copyName(projectName: string, person: Person, now: Date): string {
  const day = [now.getFullYear(), digits(now.getMonth() + 1), digits(now.getDate())].join('-')
  const time = `${digits(now.getHours())}:${digits(now.getMinutes())}`
  const suffix = `, copy by ${personName(person)}, ${day} ${time}`
  return projectName.slice(0, Math.max(0, MAX_LENGTH - suffix.length)) + suffix
}

function digits(value: number): string {
  return String(value).padStart(2, '0')
}
