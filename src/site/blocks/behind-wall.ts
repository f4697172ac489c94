/** Class of the part of a page that is for registered readers; search engines are told of it by this name. */
export const behindWall = 'para-registrados';
