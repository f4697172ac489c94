// Where things lie in the storage of a browser. The names and forms are those of the Arc SDK (contract 3.1), the last three those of the sites.
export const identity = 'ArcId.USER_INFO';
export const profile = 'ArcId.USER_PROFILE';
/** ISO 8601, always in local storage (ENT-06). */
export const profileExpiry = 'ArcId.USER_PROFILE_EXPIRED_TIME';
export const segments = 'ArcId.USER_SEGMENTS';
export const settings = 'ArcId.USER_SETTINGS';
export const ampReader = 'ArcId.AMP_READER_ID';
/** ENT-02. */
export const uuid = 'uuid-arc';
/** NAV-06. */
export const previousPath = 'previousPathname';
/** In the storage of the tab (FLOW-09). */
export const emailToVerify = 'emailToVerify';
/** In the storage of the tab, from the page that the link of a mail leads to until the profile is there (PWD-06). */
export const resetNonce = 'resetNonce';
