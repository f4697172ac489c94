/** The path of the publisher's logo as a picture. */
export const logoPath = '/logo.png';

/** Its size in pixels, that of logos of publishers at Google. */
export const logoSize = { width: 600, height: 60 } as const;
