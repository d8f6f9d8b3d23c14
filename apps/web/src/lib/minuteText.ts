const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** 420 is '07:00', as a field of time has it. */
export function minuteText(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
}

/** Undefined for what is no time. */
export function minuteOf(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}
