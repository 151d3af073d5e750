// The picture of two offers on the beam
export const sharePicture = 'Share as a picture'
export const savePicture = 'Save as a picture'
export const ratesOf = (day: string) => `Rates of ${day}`
