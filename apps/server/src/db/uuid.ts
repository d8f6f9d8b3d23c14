const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether PostgreSQL takes the text as a uuid; a malformed id is then treated as an unknown one. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
