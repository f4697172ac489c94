/** The panels beside the text; one is open at a time. */
export type Panel = 'preview' | 'publish' | 'versions' | 'comments' | 'shortcuts' | undefined;
