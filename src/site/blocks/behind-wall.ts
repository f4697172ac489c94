/** Class of a walled story's body or, in the excerpt, of the wall in its place. The structured data names it for search engines. */
export const behindWall = 'para-registrados';
