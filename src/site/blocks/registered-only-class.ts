/**
 * CSS class of the part of a story that only registered readers may read: on the body when the whole story is shown, on the wall when only
 * the excerpt is. schema.org data names this class (`cssSelector`).
 */
export const registeredOnlyClass = 'para-registrados';
