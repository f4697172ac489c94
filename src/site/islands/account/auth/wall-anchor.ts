/**
 * Fragment of an address that opens a story where it continues for a reader who signed in. It is the id of the title of the registration
 * wall and, in the whole story, of the place where the excerpt ends.
 */
export const wallAnchor = 'para-registrados';
