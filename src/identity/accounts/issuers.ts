/** The issuer of each type of login. Other OpenID providers have issuers of their own. */
export const issuers = {
	Password: 'password',
	Google: 'https://accounts.google.com',
	Apple: 'https://appleid.apple.com',
	Facebook: 'https://www.facebook.com',
} as const;
