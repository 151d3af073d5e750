/** The folders of the logo bucket: new uploads, and the logos that offers use. */
export const uploadFolder = 'uploads'
export const logoFolder = 'logos'

/** The folder of the export files, in their bucket and in their path on the site. */
export const exportFolder = 'exports'
