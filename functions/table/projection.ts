/** The part of a read that asks for some attributes only: half of the time that a page takes goes into the rest. */
export const projection = (attributes: readonly string[]) => ({
  ProjectionExpression: attributes.map((name) => `#${name}`).join(', '),
  ExpressionAttributeNames: Object.fromEntries(attributes.map((name) => [`#${name}`, name])),
})
