import { roundToPaisa } from '../paise.ts'

/**
 * What a lender charges for an instalment that is not paid in full.
 *
 * RBI (Fair Lending Practice: Penal Charges in Loan Accounts, RBI/2023-24/53, 18 August 2023) allows charges on the overdue
 * amount instead of a higher rate, and never lets them be capitalised: they bear no interest. They bear no GST either (CBIC
 * circular 245/02/2025-GST; 178/10/2022-GST for returned payments).
 */
export interface PenalTerms {
  /** Per cent a year of the overdue amount, for as long as it stays overdue. */
  annualPercent: number
  /** Rupees for each instalment that is not paid in full, such as the charge for a returned mandate. */
  perInstalment: number
}

/** What fell due and was not paid. Rupees. */
export interface Arrears {
  /** Instalments. They are part of what is owed. */
  overdue: number
  /** Penal charges. They are not. */
  chargesOwed: number
}

export const noArrears: Arrears = { overdue: 0, chargesOwed: 0 }

/** A due date. Rupees. */
interface DueDate {
  /** Principal and interest, those that are overdue too, before any payment of this day. */
  owed: number
  /** The agreed instalment. */
  agreed: number
  /** Everything is paid on this day, because the loan ends. */
  isEnd: boolean
  /** What is paid of the instalment, if not all of it. */
  shortPayment: number | undefined
  /** What is paid beyond it. */
  extraPayment: number
  /** Everything overdue and all penal charges are paid on this day. */
  isCatchUp: boolean
  /** What part of a year the period is, for penal charges by time. */
  years: number
  penal: PenalTerms
}

/** What was paid on a due date, and what stays unpaid. Rupees. */
export interface Settlement extends Arrears {
  /** The instalment that is due: the agreed one, or the rest of what is owed and not overdue. */
  due: number
  /** What is paid of this instalment and of overdue ones. */
  instalment: number
  /** The principal that is paid beyond the instalment. */
  extra: number
  /** The penal charge of this period, in whole paise. */
  penalCharge: number
  /** Penal charges that are paid. */
  chargesPaid: number
  /** Principal and unpaid interest after the payments, without penal charges. */
  closing: number
}

export const halfPaisa = 0.005

/**
 * Settles a due date. An extra payment pays what is overdue first, then penal charges, then principal. Interest that is not paid
 * joins the principal: RBI's circular on penal charges leaves "the normal procedures for compounding of interest" as they are.
 */
export function settle(on: DueDate, before: Arrears): Settlement {
  const { owed, agreed, isEnd, extraPayment, penal } = on
  const notOverdue = Math.max(0, owed - before.overdue)
  // Overdue amounts were due before, so this instalment is at most the rest.
  const isRest = isEnd || notOverdue < agreed + halfPaisa
  const due = isRest ? notOverdue : agreed
  const paidOfDue = isEnd ? due : Math.min(on.shortPayment ?? due, due)
  const isShort = paidOfDue < due - halfPaisa
  const penalCharge = roundToPaisa(
    (before.overdue * penal.annualPercent * on.years) / 100 + (isShort ? penal.perInstalment : 0),
  )
  const overdueBefore = before.overdue + due - paidOfDue
  const owedCharges = before.chargesOwed + penalCharge
  const clearsAll = isEnd || on.isCatchUp || (isRest && overdueBefore < halfPaisa)
  const arrears = clearsAll ? overdueBefore : Math.min(extraPayment, overdueBefore)
  const chargesPaid = clearsAll ? owedCharges : Math.min(extraPayment - arrears, owedCharges)
  const extraLeft = clearsAll ? extraPayment : extraPayment - arrears - chargesPaid
  const instalment = paidOfDue + arrears
  const closingBefore = owed - instalment
  const extra = Math.max(0, Math.min(extraLeft, closingBefore))
  const rest = closingBefore - extra
  return {
    due,
    instalment,
    extra,
    penalCharge,
    chargesPaid,
    closing: rest < halfPaisa ? 0 : rest,
    overdue: overdueBefore - arrears,
    chargesOwed: owedCharges - chargesPaid,
  }
}
