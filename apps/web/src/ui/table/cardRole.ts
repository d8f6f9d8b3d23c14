/** What a part of a table is, announced where its looks as a card would hide it. */
export function cardRole(isCard: boolean, role: string): { readonly role?: string } {
  return isCard ? { role } : {}
}
