// The picture of two offers on the beam
export const sharePicture = 'तस्वीर शेयर करें'
export const savePicture = 'तस्वीर सेव करें'
export const ratesOf = (day: string) => `${day} की दरें`
