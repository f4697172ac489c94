/** Who vouches for the logins of a kind; an OpenID provider names itself. */
export const issuers = {
	Password: 'password',
	Google: 'https://accounts.google.com',
	Apple: 'https://appleid.apple.com',
	Facebook: 'https://www.facebook.com',
} as const;
