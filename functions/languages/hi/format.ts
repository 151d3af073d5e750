import { monthNames } from './dates.ts'

export const months = (count: number) => `${count} ${count === 1 ? 'महीना' : 'महीने'}`
export const monthsUnit = 'महीने'
export const years = (count: number) => `${count} साल`
/** The short names end in a sign that the font does not have. */
export const shownMonths = monthNames

const partOfDay = (hour: number) =>
  hour < 4 || hour >= 20 ? 'रात' : hour < 12 ? 'सुबह' : hour < 16 ? 'दोपहर' : 'शाम'
/** `रात 8:52 बजे`, `सुबह 10 बजे`. @param hour from 0 to 23 */
export const clockTime = (hour: number, minute: number) =>
  `${partOfDay(hour)} ${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} बजे`
