import { fees, interest } from '#words/offer-card.ts'
import * as words from '#words/share-picture.ts'
import { inInterestAndFees } from '#words/side-by-side.ts'
import { end, letters, beam as wordmarkBeam } from '#words/wordmark.ts'
import { beam, loadBars, tiltOf } from '../../ui/Beam.tsx'
import { rupees } from '../../ui/format.ts'
import { wedge } from '../../ui/Logo.tsx'

/** Two loans for the same amount and tenure, as the picture weighs them. */
export interface Weighed {
  /** Such as `₹3,00,000 over 36 months`. */
  loan: string
  /** Which costs more, and by how much. */
  headline: string
  /** The day of the rates, as it is shown. */
  day: string
  /** The address at which anybody can compare, without `https://`. */
  site: string
  offers: readonly {
    id: string
    lender: string
    /** Rupees. */
    interest: number
    /** Rupees, with GST. */
    fees: number
  }[]
}

/** The picture, in pixels: upright, as phones show it. */
const size = { width: 1080, height: 1350 }
const margin = 60
const inner = size.width - 2 * margin

/** The light theme's, because the picture leaves the site. */
const colours = { paper: '#fbfaf7', ink: '#121a2f', quiet: '#55607a', primary: '#0b5b5b', accent: '#f2a41f' }

/**
 * Draws two loans on the beam, which tips to the dearer, with the lenders' names and what each costs. Nothing leaves the
 * device.
 *
 * @throws Error if the browser gives no canvas or makes no file of it
 */
export async function drawPicture(weighed: Weighed): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas')
  await document.fonts.ready
  draw(context, weighed)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The canvas made no picture')
  return new File([blob], 'tulna.png', { type: blob.type })
}

function draw(context: CanvasRenderingContext2D, { loan, headline, day, site, offers }: Weighed) {
  context.fillStyle = colours.paper
  context.fillRect(0, 0, size.width, size.height)
  drawLogo(context)
  const text = writer(context)
  text(words.ratesOf(day), { x: size.width - margin, y: 105, align: 'right', colour: colours.quiet })
  text(loan, { x: margin, y: 215, size: 56, weight: 600 })
  drawBeam(context, offers)
  offers.forEach((offer, place) => {
    const x = margin + (place + 0.5) * (inner / offers.length)
    const column = { x, align: 'center', width: inner / offers.length - 30 } as const
    text(offer.lender, { ...column, y: 725, size: 36, weight: 600, lines: 2 })
    text(rupees(offer.interest + offer.fees), { ...column, y: 845, size: 64, weight: 700 })
    text(inInterestAndFees, { ...column, y: 892, colour: colours.quiet })
    const part = { ...column, x: x + 18, size: 28 }
    if (offer.interest > 0)
      text(`${interest} ${rupees(offer.interest)}`, { ...part, y: 955, swatch: colours.primary })
    if (offer.fees > 0) text(`${fees} ${rupees(offer.fees)}`, { ...part, y: 1000, swatch: colours.accent })
  })
  text(headline, { x: margin, y: 1095, size: 38, weight: 600, lines: 3 })
  text(site, { x: margin, y: size.height - 50, colour: colours.primary, weight: 600 })
}

/** The wordmark as `ui/Logo.tsx` has it. */
function drawLogo(context: CanvasRenderingContext2D) {
  context.save()
  context.translate(margin, 55)
  context.scale(2.25, 2.25)
  context.fillStyle = colours.ink
  context.fill(new Path2D(letters))
  fillBar(
    context,
    { x: 0, ...wordmarkBeam, width: end + 4, radius: wordmarkBeam.height / 2 },
    colours.primary,
  )
  fillWedge(context, wedge)
  context.restore()
}

function drawBeam(context: CanvasRenderingContext2D, offers: Weighed['offers']) {
  context.save()
  context.translate(margin, 250)
  context.scale(inner / beam.width, inner / beam.width)
  context.save()
  context.translate(beam.pivot.x, beam.pivot.y)
  context.rotate((tiltOf(offers) * Math.PI) / 180)
  context.translate(-beam.pivot.x, -beam.pivot.y)
  for (const load of loadBars(offers)) {
    fillBar(context, load.interest, colours.primary)
    fillBar(context, load.fees, colours.accent)
  }
  fillBar(context, beam.bar, colours.primary)
  context.restore()
  fillWedge(context, beam.wedge)
  context.restore()
}

/** As rounded as a bar of `Beam`. Not `roundRect`, which Chrome before 99 and Safari before 16 lack. */
function fillBar(
  context: CanvasRenderingContext2D,
  bar: typeof beam.bar | ReturnType<typeof loadBars>[number]['fees'],
  colour: string,
) {
  const { x, y, width, height } = bar
  const radius = Math.min(bar.radius, height / 2)
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(x + radius, y)
  context.arcTo(x + width, y, x + width, y + height, radius)
  context.arcTo(x + width, y + height, x, y + height, radius)
  context.arcTo(x, y + height, x, y, radius)
  context.arcTo(x, y, x + width, y, radius)
  context.fill()
}

/** With the round corners of `ui/Mark.tsx`. */
function fillWedge(context: CanvasRenderingContext2D, path: string) {
  Object.assign(context, {
    fillStyle: colours.accent,
    strokeStyle: colours.accent,
    lineWidth: 3.4,
    lineJoin: 'round',
  })
  context.fill(new Path2D(path))
  context.stroke(new Path2D(path))
}

interface TextStyle {
  x: number
  /** Of the first line's baseline. */
  y: number
  align?: 'center' | 'right'
  size?: number
  weight?: 400 | 600 | 700
  colour?: string
  /** The most pixels of a line, and the most lines. A text that needs more is written smaller. */
  width?: number
  lines?: number
  /** The colour of a square before the text. */
  swatch?: string
}

/** Returns a function that writes a text in the font of the page. */
function writer(context: CanvasRenderingContext2D) {
  const family = getComputedStyle(document.body).fontFamily
  return (text: string, style: TextStyle) => {
    const {
      x,
      y,
      align = 'left',
      weight = 400,
      colour = colours.ink,
      width = inner,
      lines = 1,
      swatch,
    } = style
    let { size = 30 } = style
    const breakAt = (pixels: number) => {
      context.font = `${weight} ${pixels}px ${family}`
      return breakLines(context, text, width)
    }
    while (size > 16 && breakAt(size).length > lines) size -= 2
    context.textAlign = align
    context.fillStyle = colour
    breakAt(size).forEach((line, place) => {
      context.fillText(line, x, y + place * size * 1.35)
    })
    if (!swatch) return
    context.fillStyle = swatch
    context.fillRect(x - context.measureText(text).width / 2 - 36, y - 21, 22, 22)
  }
}

/** Breaks a text between its words, and within a word that is longer than a line. */
function breakLines(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const fits = (line: string) => context.measureText(line).width <= width
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = [lines.at(-1), word].filter(Boolean).join(' ')
    if (fits(line)) lines[lines.length - 1] = line
    else if (fits(word)) lines.push(word)
    else
      for (const letter of ` ${word}`) {
        const longer = lines.at(-1) + letter
        if (fits(longer)) lines[lines.length - 1] = longer
        else lines.push(letter.trim())
      }
  }
  return lines.filter(Boolean)
}
