/** Event at the window when this page stored or removed a session. */
export const sessionEvent = 'kiosco.session';

/** Event at the window when the reader signed out (FLOW-13); the SDK has the same one. */
export const logoutEvent = 'ArcSDK.logout';

/** Every event after which the session may have changed: ours, the SDK's (`message` after a sign-in), and `storage` from other tabs. */
export const sessionEvents = [sessionEvent, logoutEvent, 'message', 'storage'] as const;
