/** Class of the part of a page that only registered readers see; the structured data names it for search engines. */
export const behindWall = 'para-registrados';
