/**
 * A lender's id, made from its name. Names that differ only in case, in spaces and punctuation between words, or in the
 * words Ltd, Limited, Pvt, Private and LLP without inner dots, such as `Kaveri Bank` and `KAVERI BANK LTD.`, have the
 * same id.
 */
export const lenderId = (name: string) => {
  const words =
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const legalForms = ['ltd', 'limited', 'pvt', 'private', 'llp']
  return words.filter((word) => !legalForms.includes(word)).join('') || name
}

/** How many lenders made these offers. A lender with several offers counts once. */
export const countLenders = (offers: { lender: string }[]) =>
  new Set(offers.map(({ lender }) => lenderId(lender))).size
