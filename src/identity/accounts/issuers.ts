/** The issuer of each type of login. The issuer of an OpenID provider is its own. */
export const issuers = {
	Password: 'password',
	Google: 'https://accounts.google.com',
	Apple: 'https://appleid.apple.com',
	Facebook: 'https://www.facebook.com',
} as const;
