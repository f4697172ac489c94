/** The addresses of Google, for browsers and for the service. */
export const googleAddresses = {
	script: new URL('https://accounts.google.com/gsi/client'),
	keys: new URL('https://www.googleapis.com/oauth2/v3/certs'),
};
