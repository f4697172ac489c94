/** Event at the window when this page has kept or emptied a session. */
export const sessionEvent = 'kiosco.session';

/** Event at the window when the reader signed out (FLOW-13); the SDK has the same one. */
export const logoutEvent = 'ArcSDK.logout';

/** All that tells of a session: the client, the SDK (`message`, when a reader signs in), and the storage that other tabs write to. */
export const sessionEvents = [sessionEvent, logoutEvent, 'message', 'storage'] as const;
