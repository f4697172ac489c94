/** Where things lie in the storage of a browser. The names and forms are those of the Arc SDK (contract 3.1), the last three those of the sites. */
export const keys = {
	identity: 'ArcId.USER_INFO',
	profile: 'ArcId.USER_PROFILE',
	/** ISO 8601, always in local storage (ENT-06). */
	profileExpiry: 'ArcId.USER_PROFILE_EXPIRED_TIME',
	segments: 'ArcId.USER_SEGMENTS',
	settings: 'ArcId.USER_SETTINGS',
	ampReader: 'ArcId.AMP_READER_ID',
	/** ENT-02. */
	uuid: 'uuid-arc',
	/** NAV-06. */
	previousPath: 'previousPathname',
	/** In the storage of the tab (FLOW-09). */
	emailToVerify: 'emailToVerify',
} as const;
