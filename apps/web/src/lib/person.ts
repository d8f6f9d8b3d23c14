/** Somebody with a name, or an address alone. */
export interface Person {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
}

export function personName(person: Person): string {
  const name = `${person.first_name} ${person.last_name}`.trim()
  return name === '' ? person.email : name
}
