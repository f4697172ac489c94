/** The `Cache-Control` of what never changes at its address (RFC 8246). */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
