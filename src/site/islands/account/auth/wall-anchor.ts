/**
 * Id of the title of the registration wall and, in the whole story, of the place where the excerpt ends: an address with this fragment opens
 * the story where it continues for a reader who signed in.
 */
export const wallAnchor = 'para-registrados';
