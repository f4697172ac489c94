/** The path of the publisher's logo as a picture. */
export const logoPath = '/logo.png';

/** Its size in pixels, as Google asks of the logos of publishers. */
export const logoSize = { width: 600, height: 60 } as const;
