// Keys of browser storage. Names and formats are those of the Arc SDK (contract 3.1); the last three are the sites' own.
export const identity = 'ArcId.USER_INFO';
export const profile = 'ArcId.USER_PROFILE';
/** ISO 8601, always in local storage (ENT-06). */
export const profileExpiry = 'ArcId.USER_PROFILE_EXPIRED_TIME';
export const segments = 'ArcId.USER_SEGMENTS';
export const settings = 'ArcId.USER_SETTINGS';
export const ampReader = 'ArcId.AMP_READER_ID';
/** Uuid of the signed-in reader (ENT-02). */
export const uuid = 'uuid-arc';
/** Path that the reader returns to after signing in (NAV-06). */
export const previousPath = 'previousPathname';
/** In the tab's storage (FLOW-09). */
export const emailToVerify = 'emailToVerify';
/** In the tab's storage, from the page that a password link opens until the profile page reads it (PWD-06). */
export const resetNonce = 'resetNonce';
