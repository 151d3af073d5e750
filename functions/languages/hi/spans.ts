import { years } from './format.ts'

// Figures
export const upTo = (most: string) => `${most} तक`
export const from = (least: string) => `${least} से शुरू`
export const orMore = (least: string) => `${least} या ज़्यादा`
export const between = (least: string, most: string) => `${least} से ${most}`
export const flatRate = (percent: string) => `${percent} फ़्लैट`

// A time to repay
export const overMonths = (count: number) => `${count} महीने में`
export const overYears = (count: number) => `${years(count)} में`
export const loanOver = (amount: string, tenureMonths: number) => `${amount}, ${tenureMonths} महीने के लिए`

// Sentences from clauses
export const fullStop = (clause: string) => `${clause}।`
export const and = (first: string, last: string) => `${first} और ${last}`
