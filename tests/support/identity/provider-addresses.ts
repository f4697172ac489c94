/** The addresses of the providers, for browsers and for the service. */
export const providerAddresses = {
	google: {
		script: new URL('https://accounts.google.com/gsi/client'),
		keys: new URL('https://www.googleapis.com/oauth2/v3/certs'),
	},
	facebook: {
		scripts: new URL('https://connect.facebook.net/'),
		site: new URL('https://www.facebook.com/'),
		graph: new URL('https://graph.facebook.com/'),
	},
	apple: 'https://appleid.apple.com',
};
